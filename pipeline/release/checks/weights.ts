/** The weight of a page on a first visit: its HTML, and the scripts that it loads. */
import { gzipSync } from 'node:zlib';
import type { FileFacts } from '../../../src/lib/build/file-facts';
import { error, warning, type Finding } from './finding';

/** Bytes after gzip. */
export const budgets = {
  /** HTML with the styles in it. */
  html: 40_000,
  /** All scripts that the HTML names. */
  script: 160_000,
} as const;

export interface Weight {
  html: number;
  script: number;
}

const SCRIPT = /<script\b[^>]*\ssrc="(\/[^"?#]+)"/g;

/** Weighs the pages of a site. */
export function createScale(facts: FileFacts): (page: string) => Weight {
  const weigh = (name: string) => {
    const [bytes = '0'] = facts.of('packed', name, (read) => [String(gzipSync(read).length)]);
    return Number(bytes);
  };
  const scriptsIn = (html: string) =>
    [...html.matchAll(SCRIPT)].map(([, name = '']) => name.slice(1));
  return (page) => ({
    html: weigh(page),
    script: facts
      .ofText('scripts', page, scriptsIn)
      .reduce((sum, name) => sum + (facts.has(name) ? weigh(name) : 0), 0),
  });
}

/**
 * @param isOwn whether the page's text is the company's own; authors' texts from the admin panel may be long, and lists
 * of them too, which is a warning only
 */
export function checkWeight(where: string, weight: Weight, isOwn: boolean): Finding[] {
  const findings: Finding[] = [];
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  if (weight.html > budgets.html) {
    const what = `its HTML weighs ${kB(weight.html)} (gzip), more than ${kB(budgets.html)}`;
    findings.push(isOwn ? error(where, what) : warning(where, what));
  }
  if (weight.script > budgets.script) {
    findings.push(
      error(
        where,
        `its scripts weigh ${kB(weight.script)} (gzip), more than ${kB(budgets.script)}`,
      ),
    );
  }
  return findings;
}
