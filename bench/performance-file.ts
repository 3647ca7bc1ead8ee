/** `docs/performance.md`, of which each measurement writes its own section. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PROJECT_ROOT } from '../pipeline/layout';

const FILE = path.join(PROJECT_ROOT, 'docs/performance.md');

const HEAD = `# Performance

What was measured, when and on what. The bench rewrites these sections; compare ratios of one run, not seconds of two.
`;

/** The machine's kind, without its name. */
export function machine(): string {
  const cpus = os.cpus();
  const [load] = os.loadavg();
  return `${cpus.length} × ${cpus[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()}, Node ${process.versions.node}; load at the end ${(load ?? 0).toFixed(1)}`;
}

/** A table in Markdown; all columns but the first `texts` are numbers. */
export function markdownTable(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  texts: number,
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(titles),
    line(titles.map((_, column) => (column < texts ? '---' : '--:'))),
    ...rows.map(line),
  ].join('\n');
}

/** The same for a terminal. */
export function terminalTable(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  texts: number,
): string {
  const table = [titles, ...rows];
  const widths = titles.map((_, column) =>
    Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
  );
  return table
    .map((cells) =>
      cells
        .map((cell, column) =>
          column < texts ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/**
 * Puts a section into the document, in place of the last one of its name.
 * @param intro text above the first section of its kind, added if missing
 */
export function putSection(name: string, text: string, intro: string): void {
  const begin = `<!-- ${name} -->`;
  const end = `<!-- /${name} -->`;
  const before = fs.existsSync(FILE) ? fs.readFileSync(FILE, 'utf8') : HEAD;
  const section = `${begin}\n\n${text}\n\n${end}`;
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  const heading = intro.split('\n')[0] ?? '';
  const introduced = before.includes(`\n${heading}\n`) ? '' : `${intro.trim()}\n\n`;
  const next =
    from >= 0 && to > from
      ? before.slice(0, from) + section + before.slice(to + end.length)
      : `${before.trimEnd()}\n\n${introduced}${section}\n`;
  fs.mkdirSync(path.dirname(FILE), { recursive: true });
  fs.writeFileSync(FILE, next);
}
