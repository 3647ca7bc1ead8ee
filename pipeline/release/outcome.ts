/** The outcome of a run: its reports, and the webhook. */
import path from 'node:path';
import { writeFileAtomically } from '../files';
import type { ReleaseOptions, Run } from './context';
import { recordOf } from '../reports/history';
import { keepReport, readHistory, reportsFolder, withRun } from '../reports/keep';
import { reportPage } from '../reports/page';
import { remark } from '../reports/remark';
import { reportMarkdown, type ReleaseReport } from './report';
import type { ReleaseSettings } from './settings';
import { tellWebhook } from './webhook';

/** The report of a run at its start. */
export function firstReport({ settings }: ReleaseOptions): ReleaseReport {
  return {
    outcome: 'failed',
    isPublished: false,
    environment: settings.environment,
    siteUrl: settings.siteUrl,
    startedAt: new Date().toISOString(),
    finishedAt: '',
    seconds: 0,
    release: null,
    before: null,
    hold: null,
    error: null,
    accept: [],
    remarks: [],
    findings: [],
    bytes: { before: null, after: null },
    secondsBefore: null,
    steps: {},
    isColdChecked: false,
    upload: null,
    build: null,
  };
}

/** The reason for ending a run that took too long. */
export const overTime = ({ timeLimitMs }: ReleaseSettings) =>
  `The run took longer than ${timeLimitMs / 60_000} minutes (RELEASE_TIME_LIMIT_MINUTES), and was ended.`;

/** Writes a run's reports: among those of the last runs, beside the releases, and in a published release. */
export function writeReports(run: Run): void {
  const { store, report, story, addresses, options } = run;
  const { adminPanel, environment } = options.settings;
  const history = withRun(readHistory(store.folder), recordOf(report));
  const view = { report, story, history, adminPanel };
  try {
    keepReport(store.folder, history, reportPage(view, 'index.html'), environment);
  } catch (thrown) {
    remark(run, `The report could not be kept in ${reportsFolder(store.folder)}`, thrown);
  }
  const texts = {
    ...(addresses ? { 'addresses.json': `${JSON.stringify(addresses, null, 2)}\n` } : {}),
    'report.json': `${JSON.stringify(report, null, 2)}\n`,
    'report.md': reportMarkdown(report),
  };
  const write = (folder: string, prefix: string, index: string | null) => {
    const page = { 'report.html': reportPage(view, index) };
    for (const [name, text] of Object.entries({ ...texts, ...page })) {
      writeFileAtomically(path.join(folder, `${prefix}${name}`), text);
    }
  };
  write(store.folder, 'last-', 'reports/index.html');
  if (report.release) write(store.folderOf(report.release), '', null);
}

/** Sends the outcome to the webhook, if one is set. */
export async function tellOutcome(
  { settings, print }: ReleaseOptions,
  report: ReleaseReport,
): Promise<void> {
  if (!settings.webhookUrl) return;
  const refusal = await tellWebhook(settings.webhookUrl, report);
  if (refusal) print(`${refusal}\n`);
}

/** The reason of a run's signal if an editor stopped the run: a sentence for editors. */
export class StoppedRun extends Error {}

/** The reason of a failure; if the run was terminated, that comes first. */
export function reasonOf(
  thrown: unknown,
  { settings, signal }: ReleaseOptions,
  limit: AbortSignal,
): string {
  const text = thrown instanceof Error ? thrown.message : String(thrown);
  if (limit.aborted) return `${overTime(settings)} ${text}`;
  if (!signal?.aborted) return text;
  if (signal.reason instanceof StoppedRun) return signal.reason.message;
  return `The run was asked to end, and did. ${text}`;
}
