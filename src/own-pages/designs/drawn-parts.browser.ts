/** In the place of `drawn-parts.ts` in a built page's browser: each part comes on its own, and most as they were built. */
import { InsurtechWords } from '../../forms/insurtech-parts';
import { builtAside, builtPart, livePart } from '../../hydration/parts';

export const HiringSteps = builtPart('section', () =>
  import('../../sections/hiring-steps').then((loaded) => loaded.HiringSteps),
);
export const PageContact = builtPart('section', () =>
  import('../../sections/page-contact').then((loaded) => loaded.PageContact),
);
export const EssayBand = builtPart('div', () =>
  import('./essay-bands').then((loaded) => loaded.EssayBand),
);
export const OwnPageHead = builtAside(null, () =>
  import('../own-page-head').then((loaded) => loaded.OwnPageHead),
);
export const PageForm = livePart(
  () => import('../../forms/page-forms').then((loaded) => loaded.PageForm),
  [InsurtechWords],
);
export const ArchitectureHero = builtPart('div', () =>
  import('./heroes/architecture-hero').then((loaded) => loaded.ArchitectureHero),
);
export const CalculatorHero = builtPart('header', () =>
  import('./heroes/calculator-hero').then((loaded) => loaded.CalculatorHero),
);
export const ChecklistHero = builtPart('header', () =>
  import('./heroes/checklist-hero').then((loaded) => loaded.ChecklistHero),
);
export const CompanyHero = builtPart('div', () =>
  import('./heroes/company-hero').then((loaded) => loaded.CompanyHero),
);
export const ComparisonHero = builtPart('header', () =>
  import('./heroes/comparison-hero').then((loaded) => loaded.ComparisonHero),
);
export const EssayHero = builtPart('header', () =>
  import('./heroes/essay-hero').then((loaded) => loaded.EssayHero),
);
export const PolicyHero = builtPart('div', () =>
  import('./heroes/policy-hero').then((loaded) => loaded.PolicyHero),
);
export const ProcessHero = builtPart('header', () =>
  import('./heroes/process-hero').then((loaded) => loaded.ProcessHero),
);
export const QuestionnaireHero = builtPart('header', () =>
  import('./heroes/questionnaire-hero').then((loaded) => loaded.QuestionnaireHero),
);
export const RetrospectiveHero = builtPart('header', () =>
  import('./heroes/retrospective-hero').then((loaded) => loaded.RetrospectiveHero),
);
export const WorkedExampleHero = builtPart('header', () =>
  import('./heroes/worked-example-hero').then((loaded) => loaded.WorkedExampleHero),
);
export const ProductHero = builtPart('header', () =>
  import('./product/product-hero').then((loaded) => loaded.ProductHero),
);
export const CellsHero = builtPart('header', () =>
  import('./roots/cells-hero').then((loaded) => loaded.CellsHero),
);
export const FloatHero = builtPart('div', () =>
  import('./roots/float-hero').then((loaded) => loaded.FloatHero),
);
export const LedgersHero = builtPart('header', () =>
  import('./roots/ledgers-hero').then((loaded) => loaded.LedgersHero),
);
export const MergingHero = builtPart('header', () =>
  import('./roots/merging-hero').then((loaded) => loaded.MergingHero),
);
export const PunchedHero = builtPart('header', () =>
  import('./roots/punched-hero').then((loaded) => loaded.PunchedHero),
);
export const SelvedgesHero = builtPart('header', () =>
  import('./roots/selvedges-hero').then((loaded) => loaded.SelvedgesHero),
);
export const TimelineHero = builtPart('header', () =>
  import('./roots/timeline-hero').then((loaded) => loaded.TimelineHero),
);
export const WayOutHero = builtPart('header', () =>
  import('./roots/way-out-hero').then((loaded) => loaded.WayOutHero),
);
export const ProofBand = builtPart('section', () =>
  import('./proof-band').then((loaded) => loaded.ProofBand),
);
export const ReadOnBand = builtPart('section', () =>
  import('./read-on-band').then((loaded) => loaded.ReadOnBand),
);
