/** Kinds of bands that a browser loads together. */
export { ChecklistBand } from './checklist-band';
export { DeliversBand } from './delivers-band';
export { FactsBand } from './facts-band';
export { LeadsBand } from './leads-band';
export { ProblemBand } from './problem-band';
export { ProseBand } from './prose-band';
export { QuestionsBand } from './questions-band';
export { QuoteBand } from './quote-band';
export { RelatedBand } from './related-band';
export { ResultsBand } from './results-band';
export { RolesBand } from './roles-band';
export { StackBand } from './stack-band';
export { StepsBand } from './steps-band';
