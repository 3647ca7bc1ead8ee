import { anchorOf } from '../anchor';
import type { PageBandData } from '../bands/drawing-types';

export interface BandAnchor {
  /** The id of the band's heading. */
  readonly id: string;
  /** The heading. */
  readonly text: string;
  /** The content of the band in a word or two; its heading where that says nothing, or stands for two bands. */
  readonly short: string;
}

const kinds: Readonly<Partial<Record<PageBandData['__typename'], string>>> = {
  ProblemBand: 'The problem',
  DeliversBand: 'What you get',
  StepsBand: 'Timeline',
  ScreensBand: 'How it works',
  StackBand: 'Tools',
  ResultsBand: 'Results',
  ComparisonBand: 'Comparison',
  DiagramBand: 'Diagram',
  FlowBand: 'Step by step',
  StagesBand: 'Stages',
  ChartBand: 'Chart',
  BeforeAfterBand: 'Before and after',
  RangesBand: 'Ranges',
  ScreenBand: 'On screen',
  MatrixBand: 'At a glance',
  ChecklistBand: 'Checklist',
  QuestionnaireBand: 'Questionnaire',
  CalculatorBand: 'Calculator',
  ModesBand: 'Ways to work',
  DraftsBand: 'Drafts',
  ExampleBand: 'Example',
  QuestionsBand: 'Questions',
  RelatedBand: 'Read on',
};

/** The bands that can be linked to: those with a heading. */
export function anchorsOf(bands: readonly PageBandData[]): BandAnchor[] {
  const isAlone = ({ __typename: kind }: PageBandData) =>
    bands.filter(({ __typename }) => __typename === kind).length === 1;
  return bands.flatMap((band) => {
    if (!('heading' in band)) return [];
    const short = isAlone(band) ? kinds[band.__typename] : undefined;
    return [{ id: anchorOf(band.heading), text: band.heading, short: short ?? band.heading }];
  });
}

/** The address of a band on its own page. */
export function hrefOf(band: { readonly heading: string }): string {
  return `#${anchorOf(band.heading)}`;
}
