/** Holds a warm build against one from nothing. */
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

/** Names of files that a build from nothing has otherwise. */
async function differingFiles({ make }: Run, pulled: Pulled, digest: Digest): Promise<string[]> {
  const folder = buildFolder(make.stateDir, 'comparison');
  try {
    const cold = await makeSite(folder, pulled, emptyReport(), { ...make, cold: true });
    const { files } = digestOfKept(cold.kept);
    return Object.values(changesBetween(files, digest.files)).flat();
  } finally {
    // All of it: a build for comparison is no start for another build.
    fs.rmSync(path.dirname(folder.work), { recursive: true, force: true });
  }
}

/** Whether as much time has passed since a moment; a moment in the future was noted by a clock that was wrong. */
function isOver(moment: string | null, ms: number): boolean {
  const age = Date.now() - Date.parse(moment ?? '');
  return !(age >= 0 && age < ms);
}

/** A comparison that did not end is tried again this much sooner than one that did. */
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
 * Compares a warm build with a cold one, when due. A differing one is deleted with its cache; one without a comparison
 * stays good.
 * @returns a message if the comparison could not be made
 * @throws {NotRight} where they differ
 */
export async function compareWithCold(
  run: Run,
  pulled: Pulled,
  digest: Digest,
): Promise<Finding[]> {
  const { options, store, report, build, make } = run;
  const now = () => new Date().toISOString();
  // A build from nothing is no proof of itself, and counts as one.
  if (build.start === 'cold') {
    store.note({ coldCheckedAt: now() });
    return [];
  }
  if (!options.cold && !isDue(run)) return [];
  options.print('Building once more from nothing, to compare.\n');
  // Before it begins: one that cannot end must not end every run.
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
