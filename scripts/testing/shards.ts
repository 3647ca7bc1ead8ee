/** The full suite in parts, of which a CI can run one after `npm test`: each within its time on two cores. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../pipeline/layout';
import { mutationGroups, type MutationGroupName } from './mutation/groups';

export interface Shard {
  name: string;
  /** Paths below `__tests__/`, each ending in `.full.ts`. */
  files?: readonly string[];
  /** A tag of browser tests that stand among those of `npm test`, which leaves them out. */
  tag?: '@turn';
  /** Groups of mutants that tests have to notice. */
  mutants?: readonly MutationGroupName[];
  /** Whether it tests guards of builds, releases and their content. */
  isOfPipeline?: boolean;
  /** Whether it runs in every turn, before the shard in turn: no change may land without it. */
  isOfEveryTurn?: boolean;
}

export const shards: readonly Shard[] = [
  {
    name: 'the life of a site, and hundreds of foreign items',
    files: ['build/life.full.ts', 'build/many-items.full.ts'],
    isOfEveryTurn: true,
  },
  {
    name: 'the admin API over time and on PGlite, the data layer and rich text at length',
    files: [
      'admin-api/backups.full.ts',
      'admin-api/data-folder.full.ts',
      'admin-api/enquiries.full.ts',
      'admin-api/notices.full.ts',
      'admin-api/on-pglite.full.ts',
      'admin-api/release-requests.full.ts',
      'admin-api/starting-and-stopping.full.ts',
      'data-layer/at-length.full.ts',
      'rich-text/slow-texts.full.ts',
    ],
    isOfEveryTurn: true,
  },
  {
    name: 'deployments, and requests and reports of releases',
    files: [
      'deploy/adopt-release.full.ts',
      'deploy/images.full.ts',
      'deploy/shell.full.ts',
      'pipeline/hosting/object-store.full.ts',
      'pipeline/release/requests.full.ts',
      'pipeline/reports/page-in-browser.full.ts',
      'pipeline/reports/pictures/views.full.ts',
    ],
    isOfEveryTurn: true,
  },
  { name: 'browsers, at length', tag: '@turn', isOfEveryTurn: true },
  {
    name: 'states of pages',
    files: [
      'browser/controls.full.ts',
      'browser/first-use.full.ts',
      'browser/forms-kept.full.ts',
      'browser/privacy.full.ts',
      'browser/rich-text.full.ts',
      'browser/states.full.ts',
    ],
  },
  { name: 'every page at three widths', files: ['browser/all-pages.full.ts'] },
  {
    name: 'GraphiQL, and faults of builds',
    files: ['build/graphiql.full.ts', 'build/faults.full.ts'],
    isOfPipeline: true,
  },
  {
    name: 'a collection is added',
    files: ['build/added-collection.full.ts'],
    isOfPipeline: true,
  },
  {
    name: 'another company, and the walk of marketing',
    files: ['build/another-company.full.ts', 'build/marketing-walk.full.ts'],
    isOfPipeline: true,
  },
  { name: 'kills of builds', files: ['build/kills.full.ts'], isOfPipeline: true },
  {
    name: 'kills of releases while they build',
    files: ['build/release-kills-building.full.ts'],
    isOfPipeline: true,
  },
  {
    name: 'kills of releases while they publish',
    files: ['build/release-kills-publishing.full.ts'],
    isOfPipeline: true,
  },
  { name: 'cold comparison', files: ['build/cold-comparison.full.ts'], isOfPipeline: true },
  { name: 'random changes', files: ['build/random-changes.full.ts'], isOfPipeline: true },
  { name: 'builds from nothing', files: ['build/from-nothing.full.ts'], isOfPipeline: true },
  { name: 'a schedule: lists', files: ['build/schedule-lists.full.ts'], isOfPipeline: true },
  { name: 'a schedule: losses', files: ['build/schedule-losses.full.ts'], isOfPipeline: true },
  { name: 'a schedule: pictures', files: ['build/schedule-pictures.full.ts'], isOfPipeline: true },
  { name: 'a schedule: cuts', files: ['build/schedule-cuts.full.ts'], isOfPipeline: true },
  { name: 'a schedule: time', files: ['build/schedule-time.full.ts'], isOfPipeline: true },
  { name: 'fuzzed inputs of the admin API', files: ['admin-api/fuzz.full.ts'] },
  { name: 'mutants of texts', mutants: ['addresses', 'sanitiser'] },
  {
    name: 'mutants of contract, pull and output',
    mutants: ['contract', 'pull', 'verify'],
    isOfPipeline: true,
  },
  { name: 'mutants of the store', mutants: ['store'], isOfPipeline: true },
];

/** Paths whose change makes the shards of the pipeline due. */
const PIPELINE = [
  'pipeline/',
  'src/data-layer/',
  'src/pull/',
  'src/pictures/build/',
  'src/collections/',
  'contract/',
];

const testFiles = (): string[] =>
  fs
    .readdirSync(path.join(PROJECT_ROOT, '__tests__'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.full.ts'))
    .map((name) => name.split(path.sep).join('/'))
    .sort();

/** Names not listed exactly once, and listed names that do not exist. */
function wrongIn(names: readonly string[], listed: readonly string[]): string[] {
  return [
    ...names.filter((name) => !listed.includes(name)).map((name) => `${name} is in no shard`),
    ...listed.filter((name) => !names.includes(name)).map((name) => `there is no ${name}`),
    ...listed
      .filter((name, index) => listed.indexOf(name) !== index)
      .map((name) => `${name} is in two shards`),
  ];
}

/**
 * @throws {Error} naming each `.full.ts` and each group of mutants that no shard or more than one has, and each missing
 * one
 */
export function checkShards(
  files: readonly string[] = testFiles(),
  all = shards,
  groups: readonly string[] = mutationGroups.map(({ name }) => name),
): void {
  const wrong = [
    ...wrongIn(
      files,
      all.flatMap((shard) => shard.files ?? []),
    ),
    ...wrongIn(
      groups,
      all.flatMap((shard) => shard.mutants ?? []),
    ),
  ];
  if (wrong.length > 0) throw new Error(`scripts/testing/shards.ts: ${wrong.join('; ')}.`);
}

/**
 * The shards of every turn, and then the one whose turn it is.
 * @param turn a number that grows with each commit
 * @param changed paths that the last changes have touched
 */
export function shardsOfTurn(turn: number, changed: readonly string[], all = shards): Shard[] {
  const isDue = changed.some((file) => PIPELINE.some((folder) => file.startsWith(folder)));
  const candidates = all.filter((shard) => !shard.isOfEveryTurn && (!isDue || shard.isOfPipeline));
  const shard = candidates[turn % candidates.length];
  if (!shard) throw new Error('There are no shards.');
  return [...all.filter(({ isOfEveryTurn }) => isOfEveryTurn), shard];
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: PROJECT_ROOT, encoding: 'utf8' }).trim();

/** Work is submitted some hours after its start: commits within them count as the last changes. */
const HOURS = 4;

/** The commits so far, and the paths that the last ones have touched. */
export function lastChanges(): { turn: number; changed: string[] } {
  const last = Number(git('log', '-1', '--format=%ct'));
  const since = `--since=@${last - HOURS * 3600}`;
  const changed = git('log', since, '--format=', '--name-only', '--no-merges').split('\n');
  return { turn: Number(git('rev-list', '--count', 'HEAD')), changed: [...new Set(changed)] };
}
