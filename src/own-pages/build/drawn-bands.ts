/** The kinds of band that draw what a text could only claim; each carries its text alternative in its own data. */
import * as z from 'zod';
import {
  counted,
  heading,
  intro,
  kind,
  list,
  number,
  oneOf,
  part,
  parts,
  short,
  text,
} from './fields';

/** How a part of a system stands at a moment. */
export const partStates = ['old', 'both', 'new', 'none'] as const;

/** How well a field of a screen is. */
export const fieldStates = ['ok', 'warn', 'stop', 'plain'] as const;

/** Drawings of values over an axis. */
export const chartForms = ['lines', 'bars'] as const;

const caption = text('What to see in it; where there are numbers, their unit and source.');
const amount = (description: string) => number(description).min(0, 'is below 0');

/** Each kind with its purpose and its fields. */
export const drawnBandKinds = {
  flow: kind('One thing’s way through hands and systems, in time.', {
    heading,
    short,
    intro,
    lanes: counted(list(text('A hand or a system.'), 'Who holds it, from left to right.'), 2, 4),
    stops: counted(
      parts('FlowStop', 'Something that happens to it.', 'What happens, in order.', {
        lane: text('Where it happens: one of the lanes.'),
        name: text('What happens.'),
        time: text('When, such as `09:12`, or after how long.'),
        text: z.optional(text('More about it.')),
      }),
      4,
      8,
    ),
    result: z.optional(text('How it ends: the drawing’s last word.')),
    caption,
  }),
  stages: kind('One system at a few moments: what is old, runs beside, and is new.', {
    heading,
    short,
    intro,
    parts: counted(
      list(text('A part of the system.'), 'Its parts, the same at each moment.'),
      3,
      6,
    ),
    stages: counted(
      parts('SystemStage', 'A moment of the system.', 'The moments, in order.', {
        name: text('What it is called.'),
        when: text('When it is, such as `Weeks 6 to 14`.'),
        states: list(oneOf(partStates, 'How a part stands.'), 'One for each part, in their order.'),
        text: text('What happens, in one sentence.'),
      }),
      2,
      4,
    ),
    caption,
  }),
  chart: kind('Values over an ordered axis.', {
    heading,
    short,
    intro,
    as: oneOf(chartForms, 'How they are drawn.'),
    x: part('ChartAxis', 'What the values are ordered by.', {
      label: text('What it is, such as `Week after start`.'),
      values: counted(list(text('A place on it.'), 'Its places, in order.'), 3, 16),
    }),
    y: part('ChartScale', 'What the values count.', {
      label: text('What it is, such as `Failed payments`.'),
      unit: text('Their unit, such as `per 10,000`.'),
    }),
    series: counted(
      parts('ChartSeries', 'Values of one thing.', 'All values.', {
        name: text('The thing.'),
        values: list(number('A value.'), 'One for each place on the axis.'),
      }),
      1,
      3,
    ),
    marks: z.optional(
      parts('ChartMark', 'Something that happened.', 'What happened meanwhile.', {
        at: text('Where: one of the places on the axis.'),
        text: text('What happened.'),
      }).max(3, 'has more than 3 entries'),
    ),
    caption,
  }),
  before_after: kind(
    'A few measures, each before and after; those of one unit are drawn to one scale, the others say by how much they changed.',
    {
      heading,
      short,
      intro,
      before: text('What the first figures are, such as `March 2025`.'),
      after: text('What the second figures are.'),
      rows: counted(
        parts('BeforeAfterRow', 'A measure.', 'The measures.', {
          name: text('What is measured.'),
          before: amount('The figure before.'),
          after: amount('The figure after.'),
          unit: text('The unit of both.'),
          target: z.optional(amount('What the figure after was to be.')),
          text: z.optional(text('What made the difference.')),
        }),
        3,
        6,
      ),
      caption,
    },
  ),
  ranges: kind('Ranges, from the least to the most, on one axis.', {
    heading,
    short,
    intro,
    unit: text('What the axis counts, such as `weeks`.'),
    rows: counted(
      parts('RangeRow', 'A range.', 'The ranges.', {
        name: text('What it is the range of.'),
        from: amount('The least.'),
        to: amount('The most.'),
        usual: z.optional(amount('What is usual.')),
        text: z.optional(text('What it depends on.')),
      }),
      3,
      8,
    ),
    caption,
  }),
  screen: kind('A small interface as its users see it, with numbered notes.', {
    heading,
    short,
    intro,
    title: text('The title of the window.'),
    fields: counted(
      parts('ScreenField', 'A field of the screen.', 'The fields, from the top.', {
        label: text('What it is called.'),
        value: text('What it holds.'),
        state: z.optional(oneOf(fieldStates, 'How well it is.')),
        note: z.optional(text('Why it is so: a numbered note.')),
      }),
      3,
      7,
    ),
    actions: z.optional(
      z
        .array(text('The words of a button.'), 'has to be a list')
        .max(3, 'has more than 3 entries')
        .meta({ description: 'Its buttons, which are drawn and cannot be pressed.' }),
    ),
    caption,
  }),
  matrix: kind('Who or what, by how much.', {
    heading,
    short,
    intro,
    levels: counted(list(text('A level.'), 'The levels, weakest first.'), 2, 4),
    columns: counted(list(text('What a column is about.'), 'The columns.'), 2, 7),
    rows: counted(
      parts('MatrixRow', 'Who or what has the levels.', 'The rows.', {
        name: text('Who or what.'),
        cells: list(
          number('A level by its place in the list, from 0.').int('has to be a whole number'),
          'A level for each column.',
        ),
      }),
      3,
      8,
    ),
    caption,
  }),
};
