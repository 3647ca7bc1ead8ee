/** In the place of `drawn-parts.ts` in a built page's browser: each part comes on its own, and most as they were built. */
import { InsurtechWords } from '../../forms/insurtech-parts';
import { builtAside, builtPart, livePart, type Load } from '../../hydration/parts';

/** Most heroes are one header. */
const hero = <M, Name extends keyof M>(name: Name, load: Load<M>) =>
  builtPart('header', name, load);

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
export const CalculatorHero = hero('CalculatorHero', () => import('./heroes/calculator-hero'));
export const ChecklistHero = hero('ChecklistHero', () => import('./heroes/checklist-hero'));
export const CompanyHero = builtPart('div', 'CompanyHero', () => import('./heroes/company-hero'));
export const ComparisonHero = hero('ComparisonHero', () => import('./heroes/comparison-hero'));
export const EssayHero = hero('EssayHero', () => import('./heroes/essay-hero'));
export const PolicyHero = builtPart('div', 'PolicyHero', () => import('./heroes/policy-hero'));
export const ProcessHero = hero('ProcessHero', () => import('./heroes/process-hero'));
export const QuestionnaireHero = hero(
  'QuestionnaireHero',
  () => import('./heroes/questionnaire-hero'),
);
export const RetrospectiveHero = hero(
  'RetrospectiveHero',
  () => import('./heroes/retrospective-hero'),
);
export const WorkedExampleHero = hero(
  'WorkedExampleHero',
  () => import('./heroes/worked-example-hero'),
);
export const ProductHero = hero('ProductHero', () => import('./product/product-hero'));
export const CellsHero = hero('CellsHero', () => import('./roots/cells-hero'));
export const FloatHero = builtPart('div', 'FloatHero', () => import('./roots/float-hero'));
export const LedgersHero = hero('LedgersHero', () => import('./roots/ledgers-hero'));
export const MergingHero = hero('MergingHero', () => import('./roots/merging-hero'));
export const PunchedHero = hero('PunchedHero', () => import('./roots/punched-hero'));
export const SelvedgesHero = hero('SelvedgesHero', () => import('./roots/selvedges-hero'));
export const TimelineHero = hero('TimelineHero', () => import('./roots/timeline-hero'));
export const WayOutHero = hero('WayOutHero', () => import('./roots/way-out-hero'));
export const ProofBand = builtPart('section', 'ProofBand', () => import('./proof-band'));
export const ReadOnBand = builtPart('section', 'ReadOnBand', () => import('./read-on-band'));
