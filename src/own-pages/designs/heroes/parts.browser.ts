/** In the place of `parts.ts` in a built page's browser: each comes on its own, and stays as it was built. */
import { builtPart, type Load } from '../../../hydration/parts';

/** Most heroes are one header. */
const hero = <M, Name extends keyof M>(name: Name, load: Load<M>) =>
  builtPart('header', name, load);

export const ArchitectureHero = builtPart(
  'div',
  'ArchitectureHero',
  () => import('./architecture-hero'),
);
export const CalculatorHero = hero('CalculatorHero', () => import('./calculator-hero'));
export const ChecklistHero = hero('ChecklistHero', () => import('./checklist-hero'));
export const ComparisonHero = hero('ComparisonHero', () => import('./comparison-hero'));
export const EssayHero = hero('EssayHero', () => import('./essay-hero'));
export const PolicyHero = builtPart('div', 'PolicyHero', () => import('./policy-hero'));
export const ProcessHero = hero('ProcessHero', () => import('./process-hero'));
export const QuestionnaireHero = hero('QuestionnaireHero', () => import('./questionnaire-hero'));
export const RetrospectiveHero = hero('RetrospectiveHero', () => import('./retrospective-hero'));
export const WorkedExampleHero = hero('WorkedExampleHero', () => import('./worked-example-hero'));
