/** Gathers the story of a run. What fails here is a remark in the report, and never a failure of the run. */
import { collectNotes } from '../../src/editorial/build/collect';
import { readLevels } from '../../src/editorial/build/rules';
import { collectionOf } from '../../src/collections/build-rows';
import { keepGeneration } from '../../src/pull/snapshot/read';
import { readSettings } from '../../src/site/settings';
import { PullStepError } from '../pull-step';
import { NotRight, type Run } from '../release/context';
import type { Release } from '../release/store';
import { contentChanges } from './content';
import { itemName } from './item-changes';
import { remark } from './remark';

/** Compares the content of a run with that of the public release. */
export function tellItems(run: Run, live: Release | null, generation: string): void {
  if (!live) return;
  try {
    run.story.items = contentChanges(run.make.stateDir, live.snapshotHash, generation);
    if (run.story.items === null) {
      run.report.remarks.push(
        'The report has no words: the snapshot of the public release is no longer kept.',
      );
    }
  } catch (thrown) {
    remark(run, 'The report has no words', thrown);
  }
}

/** Collects the editorial notes of the content. @param publicDir the site that was built of it */
export async function tellNotes(run: Run, publicDir: string): Promise<void> {
  const { env } = run.options;
  const { siteUrl, adminApiUrl, mediaAllowedHosts } = readSettings(env);
  try {
    const { notes } = await collectNotes({
      stateDir: run.make.stateDir,
      publicDir,
      siteUrl,
      adminApiUrl,
      allowedHosts: mediaAllowedHosts,
      levels: readLevels(env['EDITORIAL_LEVELS']),
      foreignDays: 0,
      now: Date.now(),
    });
    run.story.notes = notes;
  } catch (thrown) {
    remark(run, 'The report has no editorial notes', thrown);
  }
}

/** Notes what a refused run would have changed, and what lets it through. */
export function tellRefusal({ report, story }: Run, thrown: unknown): void {
  if (thrown instanceof NotRight) report.accept = thrown.accept;
  if (!(thrown instanceof PullStepError)) return;
  const { refused } = thrown;
  if (refused.length === 0) return;
  // What the step printed is above in a terminal, and nowhere in a report.
  const reasons = refused.map(({ message }) => message);
  report.error = ['The content could not be pulled; the site is what it was.', ...reasons].join(
    '\n',
  );
  const names = refused.flatMap(({ accept }) => accept ?? []);
  // One that nobody may let through would stop the run again.
  if (names.length > 0 && names.length === refused.length) {
    report.accept = [`ACCEPT_SHRINK=${names.join(',')}`];
  }
  const removed = refused.flatMap(({ collection, gone = [] }) =>
    collection ? gone.map((item) => itemName(collectionOf(collection), item)) : [],
  );
  if (removed.length > 0) story.items = { added: [], changed: [], removed };
}

/** Keeps the snapshot of a release that has gone live, to compare the next run with. */
export function keepPublic(run: Run, generation: string): void {
  try {
    keepGeneration(run.make.stateDir, generation);
  } catch (thrown) {
    remark(run, 'The next report may have no words', thrown);
  }
}
