/** A table for the terminal: the first column is of words, the others are of numbers. */
export function tableOf(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  return [titles, ...rows].map(line).join('\n');
}

/** Figures by what they are; a name may end in its unit. */
export type Figures = Readonly<Record<string, number>>;

/** The median of each figure of several runs. */
export function medians(runs: readonly Figures[]): Figures {
  const middle = (name: string) =>
    runs.map((run) => run[name] ?? Number.NaN).toSorted((a, b) => a - b)[runs.length >> 1];
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, middle(name) ?? Number.NaN]));
}
