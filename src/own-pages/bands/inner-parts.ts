/** Built parts within bands that are used. A built page's browser has `inner-parts.browser.ts`. */
export { AmountFields, CalculatorHead } from './calculator/calculator-words';
export { ModePanels } from './modes/mode-panels';
export { QuestionList, QuestionnaireHead } from './questionnaire/questionnaire-words';
