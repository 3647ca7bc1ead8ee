/** Compares a warm build with one from nothing. */
import fs from 'node:fs';
import path from 'node:path';
import { buildFolder } from '../layout';
import { makeSite, type Pulled } from '../make-site';
import { emptyReport } from '../report';
import { removeMark } from '../work-directory';
import { warning, type Finding } from './checks/finding';
import { changesBetween } from '../changes';
import { NotRight, type Run } from './context';
import { digestOfKept, type Digest } from './store';

/** Names of files that differ in a build from nothing. */
async function differingFiles({ make }: Run, pulled: Pulled, digest: Digest): Promise<string[]> {
  const folder = buildFolder(make.stateDir, 'comparison');
  try {
    const cold = await makeSite(folder, pulled, emptyReport(), { ...make, cold: true });
    const { files } = digestOfKept(cold.kept);
    return Object.values(changesBetween(files, digest.files)).flat();
  } finally {
    // All of it: no other build starts from this one.
    fs.rmSync(path.dirname(folder.work), { recursive: true, force: true });
  }
}

/**
 * Whether this much time has passed since a moment. A moment in the future came from a wrong clock, and counts as past.
 */
function isOver(moment: string | null, ms: number): boolean {
  const age = Date.now() - Date.parse(moment ?? '');
  return !(age >= 0 && age < ms);
}

/** A comparison that did not finish is tried again this many times sooner. */
const SOONER = 7;

function isDue({ options: { settings }, store }: Run): boolean {
  const { coldEveryMs } = settings;
  const { coldCheckedAt, coldTriedAt } = store.state();
  return (
    coldEveryMs > 0 &&
    isOver(coldCheckedAt, coldEveryMs) &&
    isOver(coldTriedAt, coldEveryMs / SOONER)
  );
}

/**
 * Compares a warm build with a cold one, when due. If they differ, the next build starts from nothing. A warm build
 * stays valid if the comparison fails.
 * @returns a warning if the comparison failed
 * @throws {NotRight} where they differ
 */
export async function compareWithCold(
  run: Run,
  pulled: Pulled,
  digest: Digest,
): Promise<Finding[]> {
  const { options, store, report, build, make } = run;
  const now = () => new Date().toISOString();
  // This build is itself from nothing, so there is nothing to compare.
  if (build.start === 'cold') {
    store.note({ coldCheckedAt: now() });
    return [];
  }
  if (!options.cold && !isDue(run)) return [];
  options.print('Building once more from nothing, to compare.\n');
  // Before it begins: a comparison that never finishes must not stop every run.
  store.note({ coldTriedAt: now() });
  let differing: string[];
  try {
    differing = await differingFiles(run, pulled, digest);
  } catch (thrown) {
    make.signal?.throwIfAborted();
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    return [warning('the comparison with a build from nothing', `could not be made: ${why}`)];
  } finally {
    run.timing('cold build');
  }
  if (differing.length > 0) {
    removeMark(buildFolder(make.stateDir));
    store.note({ isDoubted: true });
    throw new NotRight(
      `The warm build differs from one from nothing in ${differing.length} files: ${differing.slice(0, 10).join(', ')}. Its cache is thrown away; the next run starts from nothing.`,
    );
  }
  report.isColdChecked = true;
  store.note({ coldCheckedAt: now() });
  return [];
}
