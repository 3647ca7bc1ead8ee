/** In the place of `drawings.ts` in a built page's browser: each kind comes on its own, and most as they were built. */
import { builtPart, livePart } from '../../hydration/parts';
import type { Drawings } from './drawing-types';
import {
  AmountFields,
  CalculatorHead,
  ModePanels,
  QuestionList,
  QuestionnaireHead,
} from './inner-parts';

/** The one element of each band. */
const TAG = 'section';

export const drawings: Drawings = {
  ProblemBand: builtPart(TAG, () => import('./problem-band').then((loaded) => loaded.ProblemBand)),
  DeliversBand: builtPart(TAG, () =>
    import('./delivers-band').then((loaded) => loaded.DeliversBand),
  ),
  StepsBand: builtPart(TAG, () => import('./steps-band').then((loaded) => loaded.StepsBand)),
  StackBand: builtPart(TAG, () => import('./stack-band').then((loaded) => loaded.StackBand)),
  ResultsBand: builtPart(TAG, () => import('./results-band').then((loaded) => loaded.ResultsBand)),
  ComparisonBand: builtPart(TAG, () =>
    import('./comparison-band').then((loaded) => loaded.ComparisonBand),
  ),
  DiagramBand: builtPart(TAG, () => import('./diagram-band').then((loaded) => loaded.DiagramBand)),
  ChecklistBand: builtPart(TAG, () =>
    import('./checklist-band').then((loaded) => loaded.ChecklistBand),
  ),
  QuestionnaireBand: livePart(
    () => import('./questionnaire-band').then((loaded) => loaded.QuestionnaireBand),
    [QuestionnaireHead, QuestionList],
  ),
  CalculatorBand: livePart(
    () => import('./calculator-band').then((loaded) => loaded.CalculatorBand),
    [CalculatorHead, AmountFields],
  ),
  TimelineBand: builtPart(TAG, () =>
    import('./timeline-band').then((loaded) => loaded.TimelineBand),
  ),
  ModesBand: livePart(
    () => import('./modes-band').then((loaded) => loaded.ModesBand),
    [ModePanels],
  ),
  DraftsBand: builtPart(TAG, () => import('./drafts-band').then((loaded) => loaded.DraftsBand)),
  ExampleBand: builtPart(TAG, () => import('./example-band').then((loaded) => loaded.ExampleBand)),
  ProseBand: builtPart(TAG, () => import('./prose-band').then((loaded) => loaded.ProseBand)),
  QuoteBand: builtPart(TAG, () => import('./quote-band').then((loaded) => loaded.QuoteBand)),
  FactsBand: builtPart(TAG, () => import('./facts-band').then((loaded) => loaded.FactsBand)),
  RolesBand: builtPart(TAG, () => import('./roles-band').then((loaded) => loaded.RolesBand)),
  KitBand: builtPart(TAG, () => import('./kit-band').then((loaded) => loaded.KitBand)),
  LeadsBand: builtPart(TAG, () => import('./leads-band').then((loaded) => loaded.LeadsBand)),
  ScreensBand: builtPart(TAG, () => import('./screens-band').then((loaded) => loaded.ScreensBand)),
  QuestionsBand: builtPart(TAG, () =>
    import('./questions-band').then((loaded) => loaded.QuestionsBand),
  ),
  RelatedBand: builtPart(TAG, () => import('./related-band').then((loaded) => loaded.RelatedBand)),
};
