/** Rules for a page's bands that a schema cannot state: their parts fit each other. */
import { namesIn, resultNames } from '../../forms/contact-result';
import { figureShapes, type HeroFigure } from '../hero-figure';
import { filmOf, heroViews, viewKindOf, type HeroView } from '../hero-view';
import { amountOf, measured } from '../measure';
import { spansOf } from '../spans';
import type { BandKind } from './bands';
import { drawnRules, unevenRows } from './drawn-rules';
import type { CopyProblem } from './read-file';

type Band = { kind: BandKind } & Record<string, never>;
interface Parts {
  columns: string[];
  rows: { name: string; cells: string[] }[];
  layers: { nodes: { id: string }[] }[];
  links: { from: string; to: string }[];
  inputs: { id: string; min: number; max: number; default: number }[];
  levers: { id: string; share_of: string }[];
  bands: { from: number }[];
  series: { name: string; values: number[] }[];
  marked: string[];
  steps: { output?: string }[];
  items: { value: string }[];
}

const rules: Partial<Record<BandKind, (band: Parts) => string[]>> = {
  comparison: unevenRows,
  steps: ({ steps }) => {
    const without = steps.filter(({ output }) => output === undefined).length;
    return without > 0 && without < steps.length
      ? [`${without} of ${steps.length} steps have no output: give each one, or none`]
      : [];
  },
  diagram: ({ layers, links }) => {
    const ids = new Set(layers.flatMap(({ nodes }) => nodes.map(({ id }) => id)));
    return links
      .flatMap(({ from, to }) => [from, to])
      .filter((id) => !ids.has(id))
      .map((id) => `a link names "${id}", which is no part of the drawing`);
  },
  calculator: ({ inputs, levers }) => {
    const ids = new Set(inputs.map(({ id }) => id));
    return [
      ...levers
        .filter(({ share_of: of }) => !ids.has(of))
        .map(({ id, share_of: of }) => `the lever "${id}" lowers "${of}", which is no input`),
      ...inputs
        .filter(({ min, max, default: first }) => first < min || first > max)
        .map(({ id }) => `the input "${id}" begins outside its range`),
    ];
  },
  drafts: ({ series, marked }) => [
    ...marked
      .filter((name) => !series.some((each) => each.name === name))
      .map((name) => `marks "${name}", of which there are no numbers`),
    ...series
      .filter(({ values }) => values.length !== series[0]?.values.length)
      .map(({ name }) => `"${name}" has more or fewer numbers than the first`),
  ],
  questionnaire: ({ bands }) =>
    bands.some(({ from }) => from === 0) ? [] : ['no result holds for a score of 0'],
};

/** Faults in the picture at the beginning of a page. */
function figureProblems(
  { design, hero }: Readonly<Record<string, unknown>>,
  bands: readonly Band[],
): string[] {
  const figure = (hero as { figure?: HeroFigure } | undefined)?.figure;
  if (!figure) return design === 'overview' ? ['hero.figure is missing'] : [];
  const { rows, kind, mark, result } = figure;
  const results = bands.filter((band) => band.kind === 'results') as unknown as Parts[];
  const { fewest, counted, designs } = figureShapes[kind];
  return [
    ...unevenRows(figure),
    ...(rows.length < fewest ? [`${kind} needs at least ${fewest} rows`] : []),
    ...rows
      .filter(({ cells }) => counted && amountOf(cells[0] ?? '') === null)
      .map(({ name }) => `the first cell of "${name}" holds no number, which ${kind} draws`),
    ...(typeof mark === 'string' && !rows.some(({ cells }) => cells.includes(mark))
      ? [`no cell is "${mark}"`]
      : []),
    ...(typeof result === 'string' &&
    !results.some(({ items }) => items.some(({ value }) => value === result))
      ? [`the page has no result "${result}"`]
      : []),
    ...(kind === 'shift' ? spansOf(figure).spans : [])
      .filter(({ from, length }) => !(from >= 0 && length > 0 && from + length <= 1))
      .map(({ name, at }) => `"${name}" from ${at} is no part of the first row`),
    ...(designs.some((each) => each === design)
      ? []
      : [`${kind} is drawn by the design ${designs.join(' or ')}`]),
  ].map((message) => (message.startsWith('hero') ? message : `hero.figure: ${message}`));
}

/** Faults in what the beginning of a product's page shows. */
function viewProblems({ design, hero }: Readonly<Record<string, unknown>>): string[] {
  const view = (hero as { view?: HeroView } | undefined)?.view;
  if (!view) return design === 'product' ? ['hero.view is missing'] : [];
  const kind = viewKindOf(view);
  if (!kind) {
    return [`hero.view: its columns have to be ${Object.values(heroViews).join('; or ')}`];
  }
  const columns = view.rows[0]?.length;
  return [
    ...view.rows
      .filter(({ length }) => length !== columns)
      .map(([name]) => `hero.view: the row "${name ?? ''}" has too many or too few cells`),
    ...(kind === 'film' ? filmOf(view).scenes : [])
      .filter(({ share: [begins, ends] }) => !(begins >= 0 && begins < ends && ends <= 1))
      .map(({ name }) => `hero.view: the scene "${name}" ends before it begins`),
  ];
}

/** The message must carry the result of the page's tool. */
function resultProblems(fields: Readonly<Record<string, unknown>>, bands: readonly Band[]) {
  const { carries } = (fields['contact'] ?? {}) as { carries?: string };
  const known: readonly string[] = bands.flatMap(({ kind }) =>
    kind in resultNames ? resultNames[kind as keyof typeof resultNames] : [],
  );
  const isNamed = known.length === 0 || (carries !== undefined && namesIn(carries).length > 0);
  return [
    ...namesIn(carries ?? '')
      .filter((name) => !known.includes(name))
      .map((name) => `contact.carries: nothing on the page works out "{${name}}"`),
    ...(isNamed || !fields['contact'] ? [] : ['contact.carries is missing: the page has a result']),
  ];
}

/** A measure that the hero draws has to be in the page's first comparison, and to be one of numbers. */
function measureProblems({ hero }: Readonly<Record<string, unknown>>, bands: readonly Band[]) {
  const measure = (hero as { measure?: string } | undefined)?.measure;
  if (measure === undefined) return [];
  const table = bands.find(({ kind }) => kind === 'comparison') as unknown as Parts | undefined;
  return table && measured(table, measure)
    ? []
    : [`hero.measure: the page compares nothing by numbers of "${measure}"`];
}

/** Kinds of band that one design alone draws, once on its page. */
const ofOneDesign: Partial<Record<BandKind, string>> = {
  calculator: 'calculator',
  questionnaire: 'questionnaire',
  modes: 'overview',
  screens: 'product',
};

/** Bands that the page's design does not draw. */
function designProblems({ design }: Readonly<Record<string, unknown>>, bands: readonly Band[]) {
  return bands.flatMap(({ kind }, index) => {
    const only = ofOneDesign[kind];
    if (only === undefined) return [];
    if (design !== only) return [`bands[${index}]: ${kind} needs the design ${only}`];
    const isSecond = bands.findIndex((band) => band.kind === kind) < index;
    return isSecond ? [`bands[${index}]: the page has ${kind} already`] : [];
  });
}

/** Problems of a page whose fields are each right by themselves. */
export function bandProblems(
  file: string,
  fields: Readonly<Record<string, unknown>>,
): CopyProblem[] {
  const bands = (fields['bands'] ?? []) as Band[];
  const ruleOf: Partial<Record<BandKind, (band: never) => string[]>> = { ...rules, ...drawnRules };
  return [
    ...figureProblems(fields, bands),
    ...viewProblems(fields),
    ...measureProblems(fields, bands),
    ...resultProblems(fields, bands),
    ...designProblems(fields, bands),
    ...bands.flatMap((band, index) =>
      (ruleOf[band.kind]?.(band as never) ?? []).map((message) => `bands[${index}]: ${message}`),
    ),
  ].map((message) => ({ file, line: 1, message }));
}
