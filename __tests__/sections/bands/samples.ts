/** One band of each plain kind, with every optional part filled. */
export const samples = {
  ProblemBand: {
    __typename: 'ProblemBand',
    kind: 'problem',
    heading: 'The file is always with somebody else',
    text_html: '<p>An applicant uploads four statements.</p><p>Nine days have passed.</p>',
    signs: ['Offers expire', 'Reasons read "internal policy"'],
  },
  DeliversBand: {
    __typename: 'DeliversBand',
    kind: 'delivers',
    heading: 'Delivered with the code',
    intro: 'Four parts.',
    items: [
      { name: 'Decision replay', text: 'Runs a draft policy over two years.' },
      { name: 'Reason texts', text: 'Grounds for each outcome.' },
    ],
  },
  StepsBand: {
    __typename: 'StepsBand',
    kind: 'steps',
    heading: 'Draining, then filling',
    intro: 'Seventeen weeks.',
    steps: [
      { name: 'Sound', time: '2 weeks', text: 'Sizes and readers.', output: 'A map of depth' },
      { name: 'Drain', time: '3 weeks', text: 'Unread sets are archived.', output: null },
      { name: 'Keep house', time: 'nightly', text: 'Small files are joined.', output: 'A log' },
    ],
  },
  StackBand: {
    __typename: 'StackBand',
    kind: 'stack',
    heading: 'Bureaux and rails',
    intro: 'By group.',
    groups: [
      { name: 'Sources', items: ['Experian', 'Equifax'], note: null },
      { name: 'Decisions', items: ['DMN tables'], note: 'A model never declines alone.' },
    ],
  },
  ResultsBand: {
    __typename: 'ResultsBand',
    kind: 'results',
    heading: 'Measured at three lenders',
    items: [
      { value: '11 days → 26 min', label: 'to a decision', basis: 'median of all channels' },
      { value: '£61,402,118', label: 'in the pipeline', basis: 'on Friday and on Monday' },
    ],
  },
  DraftsBand: {
    __typename: 'DraftsBand',
    kind: 'drafts',
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
  QuestionsBand: {
    __typename: 'QuestionsBand',
    kind: 'questions',
    heading: 'Lenders ask us',
    items: [
      { question: 'How long?', answer_html: '<p>Five months, or <em>seven</em>.</p>' },
      { question: 'How much?', answer_html: '<p>Less than a rewrite.</p>' },
    ],
  },
  RelatedBand: {
    __typename: 'RelatedBand',
    kind: 'related',
    heading: 'Near neighbours',
    links: [
      { href: '/services/fintech/wealth-management', text: 'A portfolio valued daily' },
      { href: '/contact?service=fintech', text: 'Ten loan files' },
    ],
  },
  QuoteBand: {
    __typename: 'QuoteBand',
    kind: 'quote',
    text: 'A pattern followed without a mistake can still have a hole in it.',
    role: 'The founders',
  },
  FactsBand: {
    __typename: 'FactsBand',
    kind: 'facts',
    heading: 'Data sheet',
    intro: 'Version 14.',
    items: [
      { name: 'Reads', text: 'PostgreSQL and CSV.' },
      { name: 'Writes', text: 'Tagged PDF.' },
    ],
  },
  RolesBand: {
    __typename: 'RolesBand',
    kind: 'roles',
    heading: 'Who answers for what',
    intro: 'By seat.',
    items: [
      { role: 'Practice leads', text: 'Eight, one for each service.' },
      { role: 'Head of testing', text: 'Reports to the board.' },
    ],
  },
  ProseBand: {
    __typename: 'ProseBand',
    kind: 'prose',
    heading: 'Where the comparison tears',
    text_html: '<p>Cloth is finished. Software is worn while it is woven.</p>',
  },
  ExampleBand: {
    __typename: 'ExampleBand',
    kind: 'example',
    heading: 'One household, one fee',
    text_html:
      '<p>Two tiers.</p><div class="table" role="region" tabindex="0" aria-label="Table 1"><table><thead><tr><th scope="col">Account</th></tr></thead><tbody><tr><td>Pension</td></tr></tbody></table></div>',
  },
  ChecklistBand: {
    __typename: 'ChecklistBand',
    kind: 'checklist',
    heading: 'Nine checks',
    intro: 'Printed on a card.',
    items: [
      { item: 'Bars begin at zero', why: 'Their length is the message.' },
      { item: 'It survives in grey', why: 'Someone will print it.' },
    ],
  },
  TimelineBand: {
    __typename: 'TimelineBand',
    kind: 'timeline',
    heading: 'Dates we would rather keep',
    intro: 'In order.',
    entries: [
      { when: '2011', name: 'One room', text: 'The first order.' },
      { when: 'May 2023', name: 'Tally', text: 'A spreadsheet is replaced.' },
    ],
  },
} as const;
