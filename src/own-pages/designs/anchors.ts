import { anchorOf } from '../anchor';
import type { PageBandData } from '../bands/drawing-types';

export interface BandAnchor {
  /** The id of the band's heading. */
  readonly id: string;
  /** The heading. */
  readonly text: string;
  /** The band in a word or two: its own, or those of its kind; the heading where it has neither, or two bands would share them. */
  readonly short: string;
}

/** Words of the kinds whose bands say the same on every page. */
const kinds: Readonly<Partial<Record<PageBandData['__typename'], string>>> = {
  ProblemBand: 'The problem',
  DeliversBand: 'What you get',
  StepsBand: 'Timeline',
  ScreensBand: 'How it works',
  StackBand: 'Tools',
  ResultsBand: 'Results',
  ComparisonBand: 'Comparison',
  ChecklistBand: 'Checklist',
  QuestionnaireBand: 'Questionnaire',
  CalculatorBand: 'Calculator',
  ModesBand: 'Ways to work',
  QuestionsBand: 'Questions',
  RelatedBand: 'Related',
};

/** The bands that can be linked to: those with a heading. */
export function anchorsOf(bands: readonly PageBandData[]): BandAnchor[] {
  const isAlone = ({ __typename: kind }: PageBandData) =>
    bands.filter(({ __typename }) => __typename === kind).length === 1;
  return bands.flatMap((band) => {
    if (!('heading' in band)) return [];
    const own = 'short' in band ? band.short : null;
    const ofKind = isAlone(band) ? kinds[band.__typename] : undefined;
    const { heading } = band;
    return [{ id: anchorOf(heading), text: heading, short: own ?? ofKind ?? heading }];
  });
}

/** The address of a band on its own page. */
export function hrefOf(band: { readonly heading: string }): string {
  return `#${anchorOf(band.heading)}`;
}
