/** The drawing of each kind of band. */
import type { Drawings } from './drawing-types';
import { ProblemBand } from './problem-band';
import { DeliversBand } from './delivers-band';
import { StepsBand } from './steps-band';
import { StackBand } from './stack-band';
import { ResultsBand } from './results-band';
import { ComparisonBand } from './comparison-band';
import { DiagramBand } from './diagram-band';
import { ChecklistBand } from './checklist-band';
import { QuestionnaireBand } from './questionnaire-band';
import { CalculatorBand } from './calculator-band';
import { TimelineBand } from './timeline-band';
import { ModesBand } from './modes-band';
import { DraftsBand } from './drafts-band';
import { ExampleBand } from './example-band';
import { ProseBand } from './prose-band';
import { QuoteBand } from './quote-band';
import { FactsBand } from './facts-band';
import { RolesBand } from './roles-band';
import { KitBand } from './kit-band';
import { LeadsBand } from './leads-band';
import { ScreensBand } from './screens-band';
import { QuestionsBand } from './questions-band';
import { RelatedBand } from './related-band';

export const drawings: Drawings = {
  ProblemBand,
  DeliversBand,
  StepsBand,
  StackBand,
  ResultsBand,
  ComparisonBand,
  DiagramBand,
  ChecklistBand,
  QuestionnaireBand,
  CalculatorBand,
  TimelineBand,
  ModesBand,
  DraftsBand,
  ExampleBand,
  ProseBand,
  QuoteBand,
  FactsBand,
  RolesBand,
  KitBand,
  LeadsBand,
  ScreensBand,
  QuestionsBand,
  RelatedBand,
};
