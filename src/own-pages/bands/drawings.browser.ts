/** In the place of `drawings.ts` in a built page's browser: most stay as they were built. */
import { builtPart, livePart } from '../../hydration/parts';
import type { Drawings } from './drawing-types';
import {
  AmountFields,
  CalculatorHead,
  ModePanels,
  QuestionList,
  QuestionnaireHead,
} from './inner-parts';

/** The common and the small kinds come together: each file of its own is named in the runtime of every page. */
const usual = () => import(/* webpackChunkName: 'parts-own-page' */ './usual-bands');

/** The one element of each band. */
const TAG = 'section';

export const drawings: Drawings = {
  ProblemBand: builtPart(TAG, 'ProblemBand', usual),
  DeliversBand: builtPart(TAG, 'DeliversBand', usual),
  StepsBand: builtPart(TAG, 'StepsBand', usual),
  StackBand: builtPart(TAG, 'StackBand', usual),
  ResultsBand: builtPart(TAG, 'ResultsBand', usual),
  ComparisonBand: builtPart(TAG, 'ComparisonBand', () => import('./comparison-band')),
  DiagramBand: builtPart(TAG, 'DiagramBand', () => import('./diagram-band')),
  ChecklistBand: builtPart(TAG, 'ChecklistBand', usual),
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
  ProseBand: builtPart(TAG, 'ProseBand', usual),
  QuoteBand: builtPart(TAG, 'QuoteBand', usual),
  FactsBand: builtPart(TAG, 'FactsBand', usual),
  RolesBand: builtPart(TAG, 'RolesBand', usual),
  KitBand: builtPart(TAG, 'KitBand', () => import('./kit-band')),
  LeadsBand: builtPart(TAG, 'LeadsBand', usual),
  ScreensBand: builtPart(TAG, 'ScreensBand', () => import('./screens-band')),
  QuestionsBand: builtPart(TAG, 'QuestionsBand', usual),
  RelatedBand: builtPart(TAG, 'RelatedBand', usual),
};
