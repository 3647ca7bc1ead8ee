/** The parts of case studies' pages. A built page's browser has `parts.browser.ts`. */
export { StudyHeader } from './head';
export { CaseRows, FoundCases, RelatedCases } from './rows';
export { StudyOpening, StudySolution, StudyStrip } from './work';
