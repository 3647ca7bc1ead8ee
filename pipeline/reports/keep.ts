/**
 * The pages of the last runs, with an index over them, in a folder of an environment:
 *
 *     reports/index.html                        all that are kept
 *     reports/20261125T023204Z-published.html   one run, as a page that loads nothing
 *     reports/runs.json                         what charts and the index tell of each
 */
import fs from 'node:fs';
import path from 'node:path';
import { writeFileAtomically, readJson } from '../files';
import type { RunRecord } from './history';
import { indexPage } from './index-page';

/** Runs whose reports are kept. */
export const KEPT_RUNS = 50;

const PAGE = /^\d{8}T\d{6}Z-[a-z-]+\.html$/;

export const reportsFolder = (folder: string): string => path.join(folder, 'reports');

const fileOf = (folder: string) => path.join(reportsFolder(folder), 'runs.json');

const isRecord = (value: unknown): value is RunRecord =>
  typeof value === 'object' && value !== null && 'name' in value && 'phases' in value;

/** The runs that are kept, the oldest first; none where the list is missing or damaged. */
export function readHistory(folder: string): RunRecord[] {
  const list = readJson<unknown>(fileOf(folder));
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/**
 * The history with a run at its end. A run that found nothing to do takes the place of one before it that found the
 * same: a day of a schedule that has nothing to do must not push out what happened.
 */
export function withRun(history: readonly RunRecord[], run: RunRecord): RunRecord[] {
  const last = history.at(-1);
  const isSame = last?.outcome === 'unchanged' && run.outcome === 'unchanged';
  const before = isSame ? history.slice(0, -1) : history;
  const times = isSame ? last.times + run.times : run.times;
  return [...before, { ...run, times }].slice(-KEPT_RUNS);
}

/**
 * Keeps the page of a run, and makes the index anew. Pages that fall out go first: a full disk gets their room back.
 * @param folder of the environment
 * @throws {Error} where the folder is full or cannot be written
 */
export function keepReport(
  folder: string,
  history: readonly RunRecord[],
  page: string,
  environment: string,
): void {
  const reports = reportsFolder(folder);
  const run = history.at(-1);
  if (!run) return;
  fs.mkdirSync(reports, { recursive: true });
  const kept = new Set(history.map(({ name }) => `${name}.html`));
  for (const name of fs.readdirSync(reports)) {
    if (PAGE.test(name) && !kept.has(name)) fs.rmSync(path.join(reports, name));
  }
  writeFileAtomically(path.join(reports, `${run.name}.html`), page);
  writeFileAtomically(fileOf(folder), `${JSON.stringify(history)}\n`);
  writeFileAtomically(path.join(reports, 'index.html'), indexPage(history, environment));
}
