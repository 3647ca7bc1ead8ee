/** In the place of `parts.ts` in a built page's browser: what use never changes stays as it was built. */
import { builtPart, livePart } from '../../hydration/parts';

const parts = () => import(/* webpackChunkName: 'parts-case-study' */ './parts.ts');
export const StudyHeader = builtPart('header', 'StudyHeader', parts);
export const StudyOpening = builtPart('div', 'StudyOpening', parts);
export const StudyStrip = builtPart('div', 'StudyStrip', parts);
export const StudySolution = builtPart('section', 'StudySolution', parts);
export const RelatedCases = builtPart('section', 'RelatedCases', parts);
export const CaseRows = builtPart('div', 'CaseRows', parts);
export const FoundCases = livePart('FoundCases', parts);
