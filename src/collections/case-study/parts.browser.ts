/** In the place of `parts.ts` in a built page's browser: what use never changes stays as it was built. */
import { builtPart, livePart } from '../../hydration/parts';

export const StudyHeader = builtPart('header', () =>
  import(/* webpackChunkName: 'parts-case-study' */ './head').then((loaded) => loaded.StudyHeader),
);
export const StudyOpening = builtPart('div', () =>
  import(/* webpackChunkName: 'parts-case-study' */ './work').then((loaded) => loaded.StudyOpening),
);
export const StudyStrip = builtPart('div', () =>
  import(/* webpackChunkName: 'parts-case-study' */ './work').then((loaded) => loaded.StudyStrip),
);
export const StudySolution = builtPart('section', () =>
  import(/* webpackChunkName: 'parts-case-study' */ './work').then(
    (loaded) => loaded.StudySolution,
  ),
);
export const RelatedCases = builtPart('section', () =>
  import(/* webpackChunkName: 'parts-case-study' */ './related').then(
    (loaded) => loaded.RelatedCases,
  ),
);
export const CaseRows = builtPart('div', () =>
  import(/* webpackChunkName: 'parts-case-study' */ './rows').then((loaded) => loaded.CaseRows),
);
export const FoundCases = livePart(() =>
  import(/* webpackChunkName: 'parts-case-study' */ './rows').then((loaded) => loaded.FoundCases),
);
