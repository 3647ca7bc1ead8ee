/** The weight of a page on a first visit: its HTML, and the scripts that it loads. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { error, warning, type Finding } from './finding';

/** Bytes after gzip. */
export const budgets = {
  /** HTML with the styles in it. */
  html: 40_000,
  /** All scripts that the HTML refers to. */
  script: 160_000,
} as const;

export interface Weight {
  html: number;
  script: number;
}

const SCRIPT = /<script\b[^>]*\ssrc="(\/[^"?#]+)"/g;

const packed = (bytes: Buffer | string) => gzipSync(bytes).length;

/** Returns a function that weighs a page by its HTML. @param root the folder with the scripts */
export function createScale(root: string): (html: string) => Weight {
  const scripts = new Map<string, number>();
  const weigh = (name: string) => {
    const file = path.join(root, name);
    const weight = scripts.get(name) ?? (fs.existsSync(file) ? packed(fs.readFileSync(file)) : 0);
    scripts.set(name, weight);
    return weight;
  };
  const scriptsIn = (html: string) => [...html.matchAll(SCRIPT)].map(([, name = '']) => name);
  return (html) => ({
    html: packed(html),
    script: scriptsIn(html).reduce((sum, name) => sum + weigh(name), 0),
  });
}

/**
 * @param isOwn whether the page has only the company's own copy; a heavy page with authors' texts is a warning only
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
