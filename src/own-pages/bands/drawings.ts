/** The drawing of each kind of band that any page may have. */
import type { Drawings } from './drawing-types';
import { ProblemBand } from './problem-band';
import { DeliversBand } from './delivers-band';
import { StepsBand } from './steps-band';
import { StackBand } from './stack-band';
import { ResultsBand } from './results-band';
import { ComparisonBand } from './comparison-band';
import { DiagramBand } from './diagram-band';
import { FlowBand } from './flow-band';
import { StagesBand } from './stages-band';
import { ChartBand } from './chart-band';
import { BeforeAfterBand } from './before-after-band';
import { RangesBand } from './ranges-band';
import { ScreenBand } from './screen-band';
import { MatrixBand } from './matrix-band';
import { ChecklistBand } from './checklist-band';
import { DraftsBand } from './drafts-band';
import { ExampleBand } from './example-band';
import { ProseBand } from './prose-band';
import { QuoteBand } from './quote-band';
import { FactsBand } from './facts-band';
import { LeadsBand } from './leads-band';
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
  FlowBand,
  StagesBand,
  ChartBand,
  BeforeAfterBand,
  RangesBand,
  ScreenBand,
  MatrixBand,
  ChecklistBand,
  DraftsBand,
  ExampleBand,
  ProseBand,
  QuoteBand,
  FactsBand,
  LeadsBand,
  QuestionsBand,
  RelatedBand,
};
