/**
 * The pages of the last runs with their index, in the folder of an environment:
 *
 *     reports/index.html                        the index
 *     reports/20261125T023204Z-published.html   one run, as a page that loads nothing
 *     reports/runs.json                         the records of the runs, for charts and index
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

/** The records of the kept runs, oldest first; empty if the list is missing or damaged. */
export function readHistory(folder: string): RunRecord[] {
  const list = readJson<unknown>(fileOf(folder));
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/**
 * The history with a run added. Consecutive runs with nothing to do share one record: otherwise a quiet day would push
 * out the runs that changed something.
 */
export function withRun(history: readonly RunRecord[], run: RunRecord): RunRecord[] {
  const last = history.at(-1);
  const isSame = last?.outcome === 'unchanged' && run.outcome === 'unchanged';
  const before = isSame ? history.slice(0, -1) : history;
  const times = isSame ? last.times + run.times : run.times;
  return [...before, { ...run, times }].slice(-KEPT_RUNS);
}

/**
 * Writes the page of a run and the index. Deletes old pages first, which frees space on a full disk.
 * @param folder the environment's folder
 * @throws {Error} if the disk is full or the folder cannot be written
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
