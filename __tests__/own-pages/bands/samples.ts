import type { BandOf, BandType } from '../../../src/own-pages/designs/design-page';
import { designPages } from '../../support/design-pages';

/** The first band of a kind in the copy. */
function ofCopy<T extends BandType>(type: T): BandOf<T> {
  const bands = designPages.flatMap((page) => page.bands);
  const found = bands.find((band): band is BandOf<T> => band.__typename === type);
  if (!found) throw new Error(`The copy has no ${type}.`);
  return found;
}

/** One band of each plain kind. */
export const samples = {
  ProblemBand: ofCopy('ProblemBand'),
  DeliversBand: ofCopy('DeliversBand'),
  StackBand: ofCopy('StackBand'),
  QuestionsBand: ofCopy('QuestionsBand'),
  QuoteBand: ofCopy('QuoteBand'),
  FactsBand: ofCopy('FactsBand'),
  RolesBand: ofCopy('RolesBand'),
  ProseBand: ofCopy('ProseBand'),
  ExampleBand: ofCopy('ExampleBand'),
  ChecklistBand: ofCopy('ChecklistBand'),
  TimelineBand: ofCopy('TimelineBand'),
  StepsBand: {
    __typename: 'StepsBand',
    heading: 'Draining, then filling',
    intro: 'Seventeen weeks.',
    steps: [
      { name: 'Sound', time: '2 weeks', text: 'Sizes and readers.', output: 'A map of depth' },
      { name: 'Drain', time: '3 weeks', text: 'Unread sets are archived.', output: null },
      { name: 'Keep house', time: 'nightly', text: 'Small files are joined.', output: 'A log' },
    ],
  },
  ResultsBand: {
    __typename: 'ResultsBand',
    heading: 'Measured at three lenders',
    items: [
      { value: '11 days → 26 min', label: 'to a decision', basis: 'median of all channels' },
      { value: '£61,402,118', label: 'in the pipeline', basis: 'on Friday and on Monday' },
    ],
  },
  DraftsBand: {
    __typename: 'DraftsBand',
    heading: 'One chart, drawn again',
    text_html: '<p>Which site is getting worse?</p>',
    unit: 'weeks',
    from: 'May',
    to: 'July',
    series: [
      { name: 'North', values: [9, 9.5, 9] },
      { name: 'Canal', values: [6, 8, 12] },
    ],
    marked: ['Canal'],
    drafts: [
      { as: 'gauges', change: 'Two gauges', right: '1 of 5', seconds: 48 },
      { as: 'bars', change: 'Two bars', right: '2 of 5', seconds: 19 },
      { as: 'lines', change: 'Two lines', right: '4 of 5', seconds: 14 },
      { as: 'marked', change: 'One in ink', right: '5 of 5', seconds: 6 },
    ],
    conclusion_html: '<p><em>Worse</em> needs a past.</p>',
  },
  RelatedBand: {
    __typename: 'RelatedBand',
    heading: 'Near neighbours',
    links: [
      {
        href: '/services/fintech/wealth-management',
        name: 'Wealth management',
        text: 'A portfolio valued daily',
      },
      { href: '/contact?service=fintech', name: 'Contact', text: 'Ten loan files' },
    ],
  },
} as const;
