/**
 * The kinds of band that a page's body is made of. A new kind is an entry here, its fragment and component in
 * `src/own-pages/bands`, and a row in the table there.
 */
import * as z from 'zod';
import { drawnBandKinds } from './drawn-bands';
import {
  address,
  heading,
  intro,
  kind,
  list,
  markdown,
  number,
  oneOf,
  part,
  parts,
  short,
  text,
} from './fields';

/** Kinds of charts in `drafts`. */
export const chartKinds = ['gauges', 'bars', 'lines', 'marked'] as const;

/** Views of a product, as rows that are drawn by the names of their columns. */
export const screenView = part('ScreenView', 'What the product shows, as a table of texts.', {
  title: text('The view’s title.'),
  rows: list(
    list(text('A cell.'), 'The cells of a row.'),
    'The rows; the first holds the columns’ names.',
  ),
  note: z.optional(text('A line below.')),
});

/** Each kind with its purpose and its fields. */
export const bandKinds = {
  problem: kind('What hurts, in the client’s words.', {
    heading,
    text: markdown('What hurts, and why.'),
    signs: list(text('A symptom.'), 'How one notices.'),
  }),
  delivers: kind('What is handed over.', {
    heading,
    intro,
    items: parts('DeliveredItem', 'Something handed over.', 'What is handed over.', {
      name: text('What it is called.'),
      text: text('What it is.'),
    }),
  }),
  steps: kind('How the work runs, or what happened, in order.', {
    heading,
    intro,
    steps: parts('WorkStep', 'A step of the work, or an event.', 'The steps, in order.', {
      name: text('What it is called.'),
      time: text('How long it takes, or when: `2 weeks`, `14 October`.'),
      text: text('What happens.'),
      output: z.optional(text('What there is at its end.')),
    }),
  }),
  stack: kind('What it runs on.', {
    heading,
    intro,
    groups: parts('StackGroup', 'Products and standards of one purpose.', 'By purpose.', {
      name: text('The purpose.'),
      items: list(text('A product or standard.'), 'Products and standards by their names.'),
      note: z.optional(text('Why these.')),
    }),
  }),
  results: kind('Figures, each with what it is based on.', {
    heading,
    items: parts('ResultFigure', 'A figure.', 'The figures.', {
      value: text('The figure, such as `19 → 2` or `71%`.'),
      label: text('What it counts.'),
      basis: text('What it is based on.'),
    }),
  }),
  comparison: kind('Options compared in a table, with a verdict.', {
    heading,
    intro,
    columns: list(text('An option.'), 'The options.'),
    rows: parts('ComparisonRow', 'What the options are compared by.', 'The criteria.', {
      name: text('The criterion.'),
      cells: list(text('What holds for an option.'), 'One for each option, in their order.'),
    }),
    verdict: markdown('Which to take, and when.'),
  }),
  diagram: kind('An architecture, drawn.', {
    heading,
    short,
    text: markdown('What to see in it.'),
    layers: parts('DiagramLayer', 'A layer of the drawing.', 'The layers, from left to right.', {
      name: text('What the layer is.'),
      nodes: parts('DiagramNode', 'A part of the system.', 'Its parts, from the top.', {
        id: text('What links call it.'),
        label: text('What it is called.'),
      }),
    }),
    links: parts(
      'DiagramLink',
      'What passes between two parts.',
      'What passes between the parts.',
      {
        from: text('The id of a part.'),
        to: text('The id of a part.'),
        label: z.optional(text('What passes.')),
      },
    ),
    caption: text('What the drawing shows, in words: its text alternative.'),
  }),
  ...drawnBandKinds,
  checklist: kind('Things to have or to check.', {
    heading,
    intro,
    items: parts('ChecklistItem', 'A thing to have or to check.', 'The things.', {
      item: text('The thing.'),
      why: text('Why it matters.'),
    }),
  }),
  questionnaire: kind(
    'A self-assessment by yes and no; the score is the sum of the weights of each no.',
    {
      heading,
      intro,
      questions: parts(
        'AssessmentQuestion',
        'A question to be answered by yes or no.',
        'The questions.',
        {
          id: text('Its name in the form.'),
          question: text('The question.'),
          why: text('Why it is asked.'),
          weight: number('What a no counts, 1 to 3.').int().min(1).max(3),
        },
      ),
      bands: parts('AssessmentResult', 'What a score means.', 'What scores mean, from 0 upwards.', {
        from: number('The least score that it holds for.').int().min(0),
        heading: text('The result in short.'),
        text: text('What to do about it.'),
      }),
    },
  ),
  calculator: kind('An estimate of monthly savings.', {
    heading,
    intro,
    inputs: parts('CalculatorInput', 'An amount that the visitor enters.', 'The amounts.', {
      id: text('What levers call it.'),
      label: text('What is asked for.'),
      unit: text('The currency’s sign.'),
      min: number('The least amount.'),
      max: number('The greatest amount.'),
      step: number('The step of the control.'),
      default: number('The amount at first.'),
    }),
    levers: parts('CalculatorLever', 'A way to save.', 'The ways to save.', {
      id: text('Its name.'),
      label: text('What is done.'),
      share_of: text('The id of the amount that it lowers.'),
      saving: number('The share of that amount that it saves.').min(0).max(1),
      why: text('Where the share comes from.'),
    }),
    note: text('What the estimate leaves out.'),
  }),
  modes: kind('Ways of working, one of which the address may choose by `?type=`.', {
    heading,
    items: parts('WorkMode', 'A way of working.', 'The ways.', {
      id: text('What `?type=` calls it.'),
      name: text('What it is called.'),
      lead: text('In one sentence.'),
      text: text('What it is.'),
      suits: list(text('A case.'), 'What it suits.'),
      does_not_suit: list(text('A case.'), 'What it does not suit.'),
      team: text('Who works on it.'),
      commitment: text('For how long.'),
    }),
  }),
  example: kind('A worked example, with its numbers.', {
    heading,
    short,
    text: markdown('Words, and the table or code that they are about.'),
    weaves: z.optional(
      parts('WeaveDraft', 'A weave, as weavers draw it.', 'Weaves in place of a table or code.', {
        name: text('What it is.'),
        rows: list(
          text('A row: `X` where the upright thread lies on top, `.` where it does not.').regex(
            /^[X.]+$/,
            'has to consist of X and .',
          ),
          'One repeat, from the top.',
        ),
      }),
    ),
  }),
  drafts: kind('One set of numbers, drawn several times, with how each drawing was read.', {
    heading,
    short,
    text: markdown('What was to be seen, and by whom.'),
    unit: text('What the numbers count, such as `weeks`.'),
    from: text('When they begin.'),
    to: text('When they end.'),
    series: parts('DraftSeries', 'Numbers of one place, in the order of time.', 'All numbers.', {
      name: text('The place.'),
      values: list(number('A number.'), 'The numbers.'),
    }),
    marked: list(text('The name of a series.'), 'Those that the question is about.'),
    drafts: parts(
      'ChartDraft',
      'A drawing of them.',
      'The drawings, in the order in which they were made.',
      {
        as: oneOf(chartKinds, 'How they are drawn.'),
        change: text('What it is, or what is new in it.'),
        right: text('How many read it right, such as `4 of 5`.'),
        seconds: number('How long they took.'),
      },
    ),
    conclusion: markdown('What follows from it.'),
  }),
  prose: kind('Running text.', { heading, short, text: markdown('The text.') }),
  quote: kind('Something said, by a role.', {
    text: text('What was said.'),
    role: text('Who said it: a role, never a name.'),
  }),
  facts: kind('Specifications, figures, roles or papers.', {
    heading,
    intro,
    items: parts('Fact', 'A fact.', 'The facts.', {
      name: text('What it is called.'),
      text: text('What it is.'),
      file: z.optional(text('The title of the download that it is.')),
      href: z.optional(address('Where it is, if it is no download.')),
    }),
  }),
  leads: kind('The practice leads, from their own file.', { heading, intro }),
  screens: kind('How a product works, each step with a drawn view of it.', {
    heading,
    intro,
    steps: parts('ScreenStep', 'A step of using the product.', 'The steps.', {
      name: text('What it is called.'),
      text: text('What happens.'),
      view: screenView,
    }),
  }),
  questions: kind('Questions that a buyer asks, answered.', {
    heading,
    items: parts('AnsweredQuestion', 'A question and its answer.', 'The questions.', {
      question: text('The question.'),
      answer: markdown('The answer.'),
    }),
  }),
  related: kind('Where to read on, with a reason.', {
    heading,
    links: parts('RelatedLink', 'A page to read next.', 'The pages.', {
      href: address('Its address.'),
      name: text('What it is called, where that is not its name in the navigation.').optional(),
      text: text('What is there, and why go.'),
    }),
  }),
};

export type BandKind = keyof typeof bandKinds;

export const bandKindNames = Object.keys(bandKinds) as BandKind[];

/** The GraphQL type of a kind: `BeforeAfterBand` of `before_after`. */
export const bandTypeName = (name: BandKind): string =>
  `${name.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())}Band`;

const [first, ...rest] = bandKindNames.map((name) => {
  const { description, shape } = bandKinds[name];
  return part(bandTypeName(name), description, { kind: z.literal(name), ...shape });
});

/** A band of any kind, told apart by `kind`. */
export const band = z
  .discriminatedUnion('kind', [first as z.ZodObject, ...(rest as z.ZodObject[])], {
    error: ({ input }) =>
      `is of no known kind${typeof input === 'object' && input !== null && 'kind' in input ? ` ("${String(input.kind)}")` : ''}; the kinds are ${bandKindNames.join(', ')}`,
  })
  .meta({ description: 'A part of a page’s body.', typeName: 'PageBand' });
