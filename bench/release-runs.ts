/** Runs of the release over generated posts: the cost of a schedule, and the upload for one changed post. */
import fs from 'node:fs';
import path from 'node:path';
import { ObjectStore } from '../scripts/servers/object-store';
import { readJson } from '../pipeline/files';
import { PROJECT_ROOT } from '../pipeline/layout';
import { endGroup, runMeasured, type Usage } from '../pipeline/processes';
import { changesBetween } from '../pipeline/release/compare';
import { exitCodes, type ReleaseOutcome, type ReleaseReport } from '../pipeline/release/report';
import { readReleaseSettings } from '../pipeline/release/settings';
import { ReleaseStore } from '../pipeline/release/store';
import { cleanEnvironment, startApi } from './content-builds';
import { generatePictures } from './generate-pictures';
import { machine, markdownTable, putSection, terminalTable } from './performance-file';

export interface ReleaseRunOptions {
  posts: number;
  print: (text: string) => void;
  signal: AbortSignal;
}

interface MeasuredRun extends Usage {
  name: string;
  pages: number;
  /** Objects that were sent to the store, and their bytes. */
  sent: number;
  bytes: number;
  steps: Readonly<Record<string, number>>;
}

const SITE_URL = 'http://127.0.0.1:9000';

/** Each run with the outcome that it must have, so that no figure stands under a wrong name. */
const runs: readonly { name: string; outcome: ReleaseOutcome; isChanged: boolean }[] = [
  { name: 'full, from nothing', outcome: 'published', isChanged: false },
  { name: 'no change', outcome: 'unchanged', isChanged: false },
  { name: 'one post changed', outcome: 'published', isChanged: true },
];

const titles = ['Run', 'Seconds', 'CPU s', 'Peak MiB', 'Pages', 'Objects sent', 'kB sent'];

function row({ name, seconds, cpuSeconds, peakMemoryBytes, pages, sent, bytes }: MeasuredRun) {
  return [
    name,
    seconds.toFixed(1),
    cpuSeconds?.toFixed(1) ?? '?',
    peakMemoryBytes === null ? '?' : Math.round(peakMemoryBytes / 2 ** 20).toLocaleString('en'),
    pages.toLocaleString('en'),
    sent.toLocaleString('en'),
    Math.round(bytes / 1000).toLocaleString('en'),
  ];
}

const partsOf = ({ name, steps }: MeasuredRun) =>
  `${name}: ${Object.entries(steps)
    .map(([part, seconds]) => `${part} ${seconds.toFixed(1)} s`)
    .join(', ')}`;

/** Kind of a file of the site, by its name; the first that fits. */
const KINDS: readonly (readonly [name: RegExp, kind: string])[] = [
  [/^pagefind\//, 'search index'],
  [/\.html$|^page-data\//, 'pages and their data'],
  [/^list-index\//, 'filters of lists'],
  [/\.(?:rss|atom|jsonfeed)$|^sitemap[^/]*\.xml$/, 'feeds and sitemaps'],
  [/^share\//, 'share pictures'],
];

/** New or changed files in the live release: the number of each kind, and their bytes before packing. */
function changedKinds(store: ReleaseStore): string[] {
  const [live, before] = [store.live(), store.previous()];
  if (!live || !before) return [];
  const { added, changed } = changesBetween(before.files, live.files);
  const kinds = new Map<string, { files: number; bytes: number }>();
  for (const name of [...added, ...changed]) {
    const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'others';
    const { files, bytes } = kinds.get(kind) ?? { files: 0, bytes: 0 };
    const { size } = fs.statSync(path.join(store.siteOf(live.id), name));
    kinds.set(kind, { files: files + 1, bytes: bytes + size });
  }
  return [...kinds].map(
    ([kind, { files, bytes }]) =>
      `${kind} ${files} (${Math.round(bytes / 1000).toLocaleString('en')} kB)`,
  );
}

const INTRO = `## Releases

\`npm run bench -- release\` runs \`npm run release\` over generated posts, as a schedule does, with an S3-compatible store on this machine behind it: the checks, the look in the browser, the packing and the upload are in the seconds.`;

/** Measures a run from nothing, one without a change and one with a changed post. */
export async function measureReleases({
  posts,
  print,
  signal,
}: ReleaseRunOptions): Promise<{ text: string; record: (command: string) => void }> {
  const root = path.join(PROJECT_ROOT, '.site/bench');
  const folder = path.join(root, `release-${posts}`);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const pictureFolder = path.join(root, 'pictures');
  await generatePictures(pictureFolder, posts);
  const api = await startApi(pictureFolder, { posts, lists: 'whole' });
  const store = await new ObjectStore().start();
  const measured: MeasuredRun[] = [];
  let kinds: string[] = [];
  try {
    for (const { name, outcome, isChanged } of runs) {
      if (isChanged) {
        await fetch(new URL(`/change/${Math.floor(posts / 2)}`, api.url), { method: 'POST' });
      }
      const { status, output, ...usage } = await runMeasured(
        process.execPath,
        ['--import', 'tsx', path.join(PROJECT_ROOT, 'scripts/release.ts')],
        {
          cwd: PROJECT_ROOT,
          signal,
          env: {
            ...cleanEnvironment(),
            ADMIN_API_URL: api.url,
            SITE_URL,
            SITE_STATE_DIR: path.join(folder, 'state'),
            RELEASE_DIR: path.join(folder, 'releases'),
            RELEASE_COLD_EVERY_DAYS: '0',
            RELEASE_TIME_LIMIT_MINUTES: '1440',
            ...store.environment,
          },
        },
      );
      if (status !== exitCodes[outcome]) {
        const end = output.trimEnd().split('\n').slice(-40).join('\n');
        throw new Error(`${name}: ended with ${status ?? 'killed'}, not ${outcome}.\n${end}`);
      }
      const report = readJson<ReleaseReport>(
        path.join(folder, 'releases', 'qa', 'last-report.json'),
      );
      measured.push({
        name,
        ...usage,
        pages: report?.build?.pages.total ?? 0,
        sent: report?.upload?.sent ?? 0,
        bytes: report?.upload?.bytes ?? 0,
        steps: report?.steps ?? {},
      });
      print(`  ${name}: ${usage.seconds.toFixed(1)} s\n`);
    }
    const settings = readReleaseSettings({
      SITE_URL,
      SITE_STATE_DIR: path.join(folder, 'state'),
      RELEASE_DIR: path.join(folder, 'releases'),
    });
    kinds = changedKinds(new ReleaseStore(settings.folder, settings.nginx));
  } finally {
    endGroup(api.child);
    await store.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
  const heading = `${posts.toLocaleString('en')} posts`;
  const parts = [
    ...measured.map(partsOf),
    `what one changed post changes, before packing: ${kinds.join(', ')}`,
  ];
  return {
    text: ['', heading, terminalTable(titles, measured.map(row), 1), '', ...parts, ''].join('\n'),
    record: (command) => {
      putSection(
        `release-${posts}`,
        [
          `### Releases of ${heading}`,
          '',
          `${new Date().toISOString().slice(0, 10)}, \`${command}\`, on ${machine()}.`,
          '',
          markdownTable(titles, measured.map(row), 1),
          '',
          ...parts.map((part) => `- ${part}`),
        ].join('\n'),
        INTRO,
      );
    },
  };
}
