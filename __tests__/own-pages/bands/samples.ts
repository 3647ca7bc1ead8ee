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
  ProseBand: ofCopy('ProseBand'),
  ExampleBand: ofCopy('ExampleBand'),
  ChecklistBand: ofCopy('ChecklistBand'),
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
    short: null,
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
  FlowBand: {
    __typename: 'FlowBand',
    heading: 'Paid in 19 minutes',
    short: null,
    intro: null,
    lanes: ['Claimant', 'Platform', 'Adjuster'],
    stops: [
      { lane: 'Claimant', name: 'Sends photos', time: '09:12', text: 'From the roadside.' },
      { lane: 'Platform', name: 'Finds the policy', time: '09:13', text: null },
      { lane: 'Adjuster', name: 'Looks at one', time: '09:27', text: null },
      { lane: 'Platform', name: 'Pays', time: '09:31', text: null },
    ],
    result: 'Two minutes were a person’s',
    caption: 'Median of 212 claims.',
  },
  StagesBand: {
    __typename: 'StagesBand',
    heading: 'One part at a time',
    short: null,
    intro: 'The old machine goes last.',
    parts: ['Ledger', 'Cards', 'Letters'],
    stages: [
      { name: 'Today', when: 'Week 0', states: ['old', 'old', 'none'], text: 'One machine.' },
      { name: 'Moved', when: 'Week 14', states: ['new', 'both', 'new'], text: 'Compared daily.' },
    ],
    caption: 'From 14 migrations.',
  },
  ChartBand: {
    __typename: 'ChartBand',
    heading: 'Failures fall',
    short: null,
    intro: null,
    as: 'lines',
    x: { label: 'Week', values: ['1', '2', '3'] },
    y: { label: 'Failed payments', unit: 'per 10,000' },
    series: [
      { name: 'Before', values: [1041, 44, 39] },
      { name: 'After', values: [40, 12, 9.5] },
    ],
    marks: [{ at: '2', text: 'New router' }],
    caption: 'From one client’s logs.',
  },
  BeforeAfterBand: {
    __typename: 'BeforeAfterBand',
    heading: 'What a year changed',
    short: null,
    intro: null,
    before: 'March 2025',
    after: 'February 2026',
    rows: [
      { name: 'Account opened', before: 4320, after: 9, unit: 'min', target: null, text: null },
      {
        name: 'Accounts kept',
        before: 71,
        after: 88,
        unit: '%',
        target: 90,
        text: 'After a year.',
      },
      { name: 'Cost', before: 12, after: 0, unit: '£k', target: null, text: null },
    ],
    caption: 'Medians of the month.',
  },
  RangesBand: {
    __typename: 'RangesBand',
    heading: 'How long it takes',
    short: null,
    intro: null,
    unit: 'weeks',
    rows: [
      { name: 'Advice', from: 2, to: 6, usual: 3, text: null },
      { name: 'A replacement', from: 26, to: 78, usual: null, text: 'Interfaces decide.' },
      { name: 'A rescue', from: 4, to: 4, usual: null, text: null },
    ],
    caption: 'From 61 projects.',
  },
  ScreenBand: {
    __typename: 'ScreenBand',
    heading: 'Why a payment waits',
    short: null,
    intro: null,
    title: 'Payment 4471',
    fields: [
      { label: 'Beneficiary', value: 'Sample Linen', state: 'ok', note: null },
      { label: 'Amount', value: '£48,200', state: null, note: null },
      { label: 'Country', value: 'Not on the list', state: 'stop', note: 'Two people decide.' },
    ],
    actions: ['Release', 'Hold'],
    caption: 'The rule that stopped it.',
  },
  MatrixBand: {
    __typename: 'MatrixBand',
    heading: 'Who sees what',
    short: null,
    intro: null,
    levels: ['none', 'daily', 'live'],
    columns: ['Claims', 'Billing'],
    rows: [
      { name: 'Adjuster', marks: [2, 0] },
      { name: 'Broker', marks: [1, 2] },
      { name: 'Auditor', marks: [0, 0] },
    ],
    caption: 'Auditors ask.',
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
