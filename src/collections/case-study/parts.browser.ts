/** In the place of `parts.ts` in a built page's browser: what use never changes stays as it was built. */
import { builtPart, livePart } from '../../hydration/parts';

const rows = () => import(/* webpackChunkName: 'parts-case-study' */ './rows');
const work = () => import(/* webpackChunkName: 'parts-case-study' */ './work');
export const StudyHeader = builtPart(
  'header',
  'StudyHeader',
  () => import(/* webpackChunkName: 'parts-case-study' */ './head'),
);
export const StudyOpening = builtPart('div', 'StudyOpening', work);
export const StudyStrip = builtPart('div', 'StudyStrip', work);
export const StudySolution = builtPart('section', 'StudySolution', work);
export const RelatedCases = builtPart(
  'section',
  'RelatedCases',
  () => import(/* webpackChunkName: 'parts-case-study' */ './related'),
);
export const CaseRows = builtPart('div', 'CaseRows', rows);
export const FoundCases = livePart('FoundCases', rows);
