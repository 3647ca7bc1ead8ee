/**
 * The kinds of band that a page's body is made of. A new kind is an entry here, its fragment and component in
 * `src/own-pages/bands`, and a row in the table there.
 */
import * as z from 'zod';
import { address, list, markdown, number, part, text } from './fields';

/** Kinds of charts in `drafts`. */
export const chartKinds = ['gauges', 'bars', 'lines', 'marked'] as const;

const heading = text('The band’s heading.');
const intro = z.optional(text('What stands between the heading and the band’s content.'));

const named = (typeName: string, description: string) =>
  part(typeName, description, { name: text('What it is called.'), text: text('What it is.') });

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
  problem: {
    typeName: 'ProblemBand',
    description: 'What hurts, in the client’s words.',
    shape: {
      heading,
      text: markdown('What hurts, and why.'),
      signs: list(text('A symptom.'), 'How one notices.'),
    },
  },
  delivers: {
    typeName: 'DeliversBand',
    description: 'What is handed over.',
    shape: {
      heading,
      intro,
      items: list(named('DeliveredItem', 'Something handed over.'), 'What is handed over.'),
    },
  },
  steps: {
    typeName: 'StepsBand',
    description: 'How the work runs, step by step.',
    shape: {
      heading,
      intro,
      steps: list(
        part('WorkStep', 'A step of the work.', {
          name: text('What it is called.'),
          time: text('How long it takes, such as `2 weeks`.'),
          text: text('What happens.'),
          output: z.optional(text('What there is at its end.')),
        }),
        'The steps, in order.',
      ),
    },
  },
  stack: {
    typeName: 'StackBand',
    description: 'What it runs on.',
    shape: {
      heading,
      intro,
      groups: list(
        part('StackGroup', 'Products and standards of one purpose.', {
          name: text('The purpose.'),
          items: list(text('A product or standard.'), 'Products and standards by their names.'),
          note: z.optional(text('Why these.')),
        }),
        'By purpose.',
      ),
    },
  },
  results: {
    typeName: 'ResultsBand',
    description: 'Figures, each with what it is based on.',
    shape: {
      heading,
      items: list(
        part('ResultFigure', 'A figure.', {
          value: text('The figure, such as `19 → 2` or `71%`.'),
          label: text('What it counts.'),
          basis: text('What it is based on.'),
        }),
        'The figures.',
      ),
    },
  },
  comparison: {
    typeName: 'ComparisonBand',
    description: 'Options compared in a table, with a verdict.',
    shape: {
      heading,
      intro,
      columns: list(text('An option.'), 'The options.'),
      rows: list(
        part('ComparisonRow', 'What the options are compared by.', {
          name: text('The criterion.'),
          cells: list(text('What holds for an option.'), 'One for each option, in their order.'),
        }),
        'The criteria.',
      ),
      verdict: markdown('Which to take, and when.'),
    },
  },
  diagram: {
    typeName: 'DiagramBand',
    description: 'An architecture, drawn.',
    shape: {
      heading,
      text: markdown('What to see in it.'),
      layers: list(
        part('DiagramLayer', 'A layer of the drawing.', {
          name: text('What the layer is.'),
          nodes: list(
            part('DiagramNode', 'A part of the system.', {
              id: text('What links call it.'),
              label: text('What it is called.'),
            }),
            'Its parts, from left to right.',
          ),
        }),
        'The layers, from the top.',
      ),
      links: list(
        part('DiagramLink', 'What passes between two parts.', {
          from: text('The id of a part.'),
          to: text('The id of a part.'),
          label: z.optional(text('What passes.')),
        }),
        'What passes between the parts.',
      ),
      caption: text('What the drawing shows, in words: its text alternative.'),
    },
  },
  checklist: {
    typeName: 'ChecklistBand',
    description: 'Things to have or to check.',
    shape: {
      heading,
      intro,
      items: list(
        part('ChecklistItem', 'A thing to have or to check.', {
          item: text('The thing.'),
          why: text('Why it matters.'),
        }),
        'The things.',
      ),
    },
  },
  questionnaire: {
    typeName: 'QuestionnaireBand',
    description: 'A self-assessment by yes and no; the score is the sum of the weights of each no.',
    shape: {
      heading,
      intro,
      questions: list(
        part('AssessmentQuestion', 'A question to be answered by yes or no.', {
          id: text('Its name in the form.'),
          question: text('The question.'),
          why: text('Why it is asked.'),
          weight: number('What a no counts, 1 to 3.').int().min(1).max(3),
        }),
        'The questions.',
      ),
      bands: list(
        part('AssessmentResult', 'What a score means.', {
          from: number('The least score that it holds for.').int().min(0),
          heading: text('The result in short.'),
          text: text('What to do about it.'),
        }),
        'What scores mean, from 0 upwards.',
      ),
    },
  },
  calculator: {
    typeName: 'CalculatorBand',
    description: 'An estimate of monthly savings.',
    shape: {
      heading,
      intro,
      inputs: list(
        part('CalculatorInput', 'An amount that the visitor enters.', {
          id: text('What levers call it.'),
          label: text('What is asked for.'),
          unit: text('The currency’s sign.'),
          min: number('The least amount.'),
          max: number('The greatest amount.'),
          step: number('The step of the control.'),
          default: number('The amount at first.'),
        }),
        'The amounts.',
      ),
      levers: list(
        part('CalculatorLever', 'A way to save.', {
          id: text('Its name.'),
          label: text('What is done.'),
          share_of: text('The id of the amount that it lowers.'),
          saving: number('The share of that amount that it saves.').min(0).max(1),
          why: text('Where the share comes from.'),
        }),
        'The ways to save.',
      ),
      note: text('What the estimate leaves out.'),
    },
  },
  timeline: {
    typeName: 'TimelineBand',
    description: 'What happened, in order.',
    shape: {
      heading,
      intro,
      entries: list(
        part('TimelineEntry', 'Something that happened.', {
          when: text('When, as people say it.'),
          name: text('What it is called.'),
          text: text('What happened.'),
        }),
        'What happened, in order.',
      ),
    },
  },
  modes: {
    typeName: 'ModesBand',
    description: 'Ways of working, one of which the address may choose by `?type=`.',
    shape: {
      heading,
      items: list(
        part('WorkMode', 'A way of working.', {
          id: text('What `?type=` calls it.'),
          name: text('What it is called.'),
          lead: text('In one sentence.'),
          text: text('What it is.'),
          suits: list(text('A case.'), 'What it suits.'),
          does_not_suit: list(text('A case.'), 'What it does not suit.'),
          team: text('Who works on it.'),
          commitment: text('For how long.'),
        }),
        'The ways.',
      ),
    },
  },
  example: {
    typeName: 'ExampleBand',
    description: 'A worked example, with its numbers.',
    shape: { heading, text: markdown('The example.') },
  },
  drafts: {
    typeName: 'DraftsBand',
    description: 'One set of numbers, drawn several times, with how each drawing was read.',
    shape: {
      heading,
      text: markdown('What was to be seen, and by whom.'),
      unit: text('What the numbers count, such as `weeks`.'),
      from: text('When they begin.'),
      to: text('When they end.'),
      series: list(
        part('DraftSeries', 'Numbers of one place, in the order of time.', {
          name: text('The place.'),
          values: list(number('A number.'), 'The numbers.'),
        }),
        'All numbers.',
      ),
      marked: list(text('The name of a series.'), 'Those that the question is about.'),
      drafts: list(
        part('ChartDraft', 'A drawing of them.', {
          as: z
            .enum(chartKinds, { error: () => `has to be one of ${chartKinds.join(', ')}` })
            .meta({ description: 'How they are drawn.' }),
          change: text('What it is, or what is new in it.'),
          right: text('How many read it right, such as `4 of 5`.'),
          seconds: number('How long they took.'),
        }),
        'The drawings, in the order in which they were made.',
      ),
      conclusion: markdown('What follows from it.'),
    },
  },
  prose: {
    typeName: 'ProseBand',
    description: 'Running text.',
    shape: { heading, text: markdown('The text.') },
  },
  quote: {
    typeName: 'QuoteBand',
    description: 'Something said, by a role.',
    shape: { text: text('What was said.'), role: text('Who said it: a role, never a name.') },
  },
  facts: {
    typeName: 'FactsBand',
    description: 'Specifications or figures.',
    shape: { heading, intro, items: list(named('Fact', 'A fact.'), 'The facts.') },
  },
  kit: {
    typeName: 'KitBand',
    description: 'What a file needs, each with where it is.',
    shape: {
      heading,
      intro,
      items: list(
        part('KitItem', 'A paper, or something else to be had.', {
          name: text('What it is called.'),
          text: text('What is in it.'),
          file: z.optional(text('The title of the download that it is.')),
          href: z.optional(address('Where it is, if it is no download.')),
        }),
        'The papers.',
      ),
    },
  },
  roles: {
    typeName: 'RolesBand',
    description: 'Who does what: roles, never names.',
    shape: {
      heading,
      intro,
      items: list(
        part('RoleEntry', 'A role.', {
          role: text('What it is called.'),
          text: text('What it does.'),
        }),
        'The roles.',
      ),
    },
  },
  leads: {
    typeName: 'LeadsBand',
    description: 'The practice leads, from their own file.',
    shape: { heading, intro },
  },
  screens: {
    typeName: 'ScreensBand',
    description: 'How a product works, each step with a drawn view of it.',
    shape: {
      heading,
      intro,
      steps: list(
        part('ScreenStep', 'A step of using the product.', {
          name: text('What it is called.'),
          text: text('What happens.'),
          view: screenView,
        }),
        'The steps.',
      ),
    },
  },
  questions: {
    typeName: 'QuestionsBand',
    description: 'Questions that a buyer asks, answered.',
    shape: {
      heading,
      items: list(
        part('AnsweredQuestion', 'A question and its answer.', {
          question: text('The question.'),
          answer: markdown('The answer.'),
        }),
        'The questions.',
      ),
    },
  },
  related: {
    typeName: 'RelatedBand',
    description: 'Where to read on, with a reason.',
    shape: {
      heading,
      links: list(
        part('RelatedLink', 'A page to read next.', {
          href: address('Its address.'),
          text: text('What is there, and why go.'),
        }),
        'The pages.',
      ),
    },
  },
} as const;

export type BandKind = keyof typeof bandKinds;

export const bandKindNames = Object.keys(bandKinds) as BandKind[];

/** The schema of one kind of band. */
function bandSchema(kind: BandKind) {
  const { typeName, description, shape } = bandKinds[kind];
  return part(typeName, description, { kind: z.literal(kind), ...shape });
}

const [first, ...rest] = bandKindNames.map(bandSchema);

/** A band of any kind, told apart by `kind`. */
export const band = z
  .discriminatedUnion('kind', [first as z.ZodObject, ...(rest as z.ZodObject[])], {
    error: ({ input }) =>
      `is of no known kind${typeof input === 'object' && input !== null && 'kind' in input ? ` ("${String(input.kind)}")` : ''}; the kinds are ${bandKindNames.join(', ')}`,
  })
  .meta({ description: 'A part of a page’s body.', typeName: 'PageBand' });
