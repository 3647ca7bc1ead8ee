/** What a schema cannot say of a page's bands: that their parts fit each other. */
import type { BandKind } from './bands';
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
}

const rules: Partial<Record<BandKind, (band: Parts) => string[]>> = {
  comparison: ({ columns, rows }) =>
    rows
      .filter(({ cells }) => cells.length !== columns.length)
      .map(
        ({ name, cells }) =>
          `the row "${name}" has ${cells.length} cells for ${columns.length} columns`,
      ),
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
  questionnaire: ({ bands }) =>
    bands.some(({ from }) => from === 0) ? [] : ['no result holds for a score of 0'],
};

/** Problems of a page whose fields are each right by themselves. */
export function bandProblems(
  file: string,
  fields: Readonly<Record<string, unknown>>,
): CopyProblem[] {
  const bands = (fields['bands'] ?? []) as Band[];
  return bands.flatMap((band, index) =>
    (rules[band.kind]?.(band as unknown as Parts) ?? []).map((message) => ({
      file,
      line: 1,
      message: `bands[${index}]: ${message}`,
    })),
  );
}
