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
  ProblemBand: builtPart(TAG, 'ProblemBand', () => import('./problem-band')),
  DeliversBand: builtPart(TAG, 'DeliversBand', () => import('./delivers-band')),
  StepsBand: builtPart(TAG, 'StepsBand', () => import('./steps-band')),
  StackBand: builtPart(TAG, 'StackBand', () => import('./stack-band')),
  ResultsBand: builtPart(TAG, 'ResultsBand', () => import('./results-band')),
  ComparisonBand: builtPart(TAG, 'ComparisonBand', () => import('./comparison-band')),
  DiagramBand: builtPart(TAG, 'DiagramBand', () => import('./diagram-band')),
  ChecklistBand: builtPart(TAG, 'ChecklistBand', () => import('./checklist-band')),
  QuestionnaireBand: livePart('QuestionnaireBand', () => import('./questionnaire-band'), [
    QuestionnaireHead,
    QuestionList,
  ]),
  CalculatorBand: livePart('CalculatorBand', () => import('./calculator-band'), [
    CalculatorHead,
    AmountFields,
  ]),
  TimelineBand: builtPart(TAG, 'TimelineBand', () => import('./timeline-band')),
  ModesBand: livePart('ModesBand', () => import('./modes-band'), [ModePanels]),
  DraftsBand: builtPart(TAG, 'DraftsBand', () => import('./drafts-band')),
  ExampleBand: builtPart(TAG, 'ExampleBand', () => import('./example-band')),
  ProseBand: builtPart(TAG, 'ProseBand', () => import('./prose-band')),
  QuoteBand: builtPart(TAG, 'QuoteBand', () => import('./quote-band')),
  FactsBand: builtPart(TAG, 'FactsBand', () => import('./facts-band')),
  RolesBand: builtPart(TAG, 'RolesBand', () => import('./roles-band')),
  KitBand: builtPart(TAG, 'KitBand', () => import('./kit-band')),
  LeadsBand: builtPart(TAG, 'LeadsBand', () => import('./leads-band')),
  ScreensBand: builtPart(TAG, 'ScreensBand', () => import('./screens-band')),
  QuestionsBand: builtPart(TAG, 'QuestionsBand', () => import('./questions-band')),
  RelatedBand: builtPart(TAG, 'RelatedBand', () => import('./related-band')),
};
