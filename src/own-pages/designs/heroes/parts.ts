/** The beginnings of designed pages. A built page's browser has `parts.browser.ts`. */
export { ArchitectureHero } from './architecture-hero';
export { CalculatorHero } from './calculator-hero';
export { ChecklistHero } from './checklist-hero';
export { ComparisonHero } from './comparison-hero';
export { EssayHero } from './essay-hero';
export { PolicyHero } from './policy-hero';
export { ProcessHero } from './process-hero';
export { QuestionnaireHero } from './questionnaire-hero';
export { RetrospectiveHero } from './retrospective-hero';
export { WorkedExampleHero } from './worked-example-hero';
