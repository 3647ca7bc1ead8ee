/** In the place of `drawn-parts.ts` in a built page's browser: each part comes on its own, and most as they were built. */
import { InsurtechWords } from '../../forms/insurtech-parts';
import { builtAside, builtPart, livePart } from '../../hydration/parts';

export const HiringSteps = builtPart(
  'section',
  'HiringSteps',
  () => import('../../sections/hiring-steps'),
);
export const PageContact = builtPart(
  'section',
  'PageContact',
  () => import('../../sections/page-contact'),
);
export const EssayBand = builtPart('div', 'EssayBand', () => import('./essay-bands'));
export const OwnPageHead = builtAside(null, 'OwnPageHead', () => import('../own-page-head'));
export const PageForm = livePart('PageForm', () => import('../../forms/page-forms'), [
  InsurtechWords,
]);
export const ArchitectureHero = builtPart(
  'div',
  'ArchitectureHero',
  () => import('./heroes/architecture-hero'),
);
export const CalculatorHero = builtPart(
  'header',
  'CalculatorHero',
  () => import('./heroes/calculator-hero'),
);
export const ChecklistHero = builtPart(
  'header',
  'ChecklistHero',
  () => import('./heroes/checklist-hero'),
);
export const CompanyHero = builtPart('div', 'CompanyHero', () => import('./heroes/company-hero'));
export const ComparisonHero = builtPart(
  'header',
  'ComparisonHero',
  () => import('./heroes/comparison-hero'),
);
export const EssayHero = builtPart('header', 'EssayHero', () => import('./heroes/essay-hero'));
export const PolicyHero = builtPart('div', 'PolicyHero', () => import('./heroes/policy-hero'));
export const ProcessHero = builtPart(
  'header',
  'ProcessHero',
  () => import('./heroes/process-hero'),
);
export const QuestionnaireHero = builtPart(
  'header',
  'QuestionnaireHero',
  () => import('./heroes/questionnaire-hero'),
);
export const RetrospectiveHero = builtPart(
  'header',
  'RetrospectiveHero',
  () => import('./heroes/retrospective-hero'),
);
export const WorkedExampleHero = builtPart(
  'header',
  'WorkedExampleHero',
  () => import('./heroes/worked-example-hero'),
);
export const ProductHero = builtPart(
  'header',
  'ProductHero',
  () => import('./product/product-hero'),
);
export const CellsHero = builtPart('header', 'CellsHero', () => import('./roots/cells-hero'));
export const FloatHero = builtPart('div', 'FloatHero', () => import('./roots/float-hero'));
export const LedgersHero = builtPart('header', 'LedgersHero', () => import('./roots/ledgers-hero'));
export const MergingHero = builtPart('header', 'MergingHero', () => import('./roots/merging-hero'));
export const PunchedHero = builtPart('header', 'PunchedHero', () => import('./roots/punched-hero'));
export const SelvedgesHero = builtPart(
  'header',
  'SelvedgesHero',
  () => import('./roots/selvedges-hero'),
);
export const TimelineHero = builtPart(
  'header',
  'TimelineHero',
  () => import('./roots/timeline-hero'),
);
export const WayOutHero = builtPart('header', 'WayOutHero', () => import('./roots/way-out-hero'));
export const ProofBand = builtPart('section', 'ProofBand', () => import('./proof-band'));
export const ReadOnBand = builtPart('section', 'ReadOnBand', () => import('./read-on-band'));
