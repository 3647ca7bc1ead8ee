/** Gathers the story of a run. What fails here is a remark in the report, and never a failure of the run. */
import { askForeignLinks, collectNotes } from '../../src/editorial/build/collect';
import { readLevels } from '../../src/editorial/build/rules';
import { keepGeneration } from '../../src/pull/snapshot/read';
import { readSettings } from '../../src/site/settings';
import { PullStepError } from '../pull-step';
import { NotRight, type Run } from '../release/context';
import type { Release } from '../release/store';
import { changesTo, contentChanges } from './content';
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

function noteOptions({ options: { env }, make: { stateDir } }: Run) {
  const { siteUrl, adminApiUrl, mediaAllowedHosts: allowedHosts } = readSettings(env);
  return { stateDir, siteUrl, adminApiUrl, allowedHosts, now: Date.now() };
}

/** Collects the editorial notes of the content. @param publicDir the site that was built of it */
export async function tellNotes(run: Run, publicDir: string): Promise<void> {
  try {
    const levels = readLevels(run.options.env['EDITORIAL_LEVELS']);
    const options = { ...noteOptions(run), publicDir, levels, foreignDays: 0 };
    run.story.notes = (await collectNotes(options)).notes;
  } catch (thrown) {
    remark(run, 'The report has no editorial notes', thrown);
  }
}

/** Each link to another site is asked for once in a week, so many in one run, so long at the most. */
const LINKS = { foreignDays: 7, most: 20, timeoutMs: 5000 } as const;

/** Asks for some of the links to other sites, for the notes of the next run. Nothing waits for it: the site is live. */
export async function askSomeLinks(run: Run): Promise<void> {
  try {
    if (readLevels(run.options.env['EDITORIAL_LEVELS'])['foreign-link'] === 'off') return;
    await askForeignLinks({ ...noteOptions(run), ...LINKS });
  } catch (thrown) {
    remark(run, 'Links to other sites were not asked for', thrown);
  }
}

/** Notes what a refused run would have changed, and what lets it through. */
export function tellRefusal(run: Run, thrown: unknown): void {
  const { report, build, story, store, make } = run;
  if (thrown instanceof NotRight) report.accept = thrown.accept;
  if (!(thrown instanceof PullStepError) || !thrown.refusal) return;
  const { refused, content } = thrown.refusal;
  // A terminal has the step's output above; a report has it nowhere.
  const reasons = refused.map(({ message }) => message);
  report.error = ['The content could not be pulled; the site is what it was.', ...reasons].join(
    '\n',
  );
  const names = refused.flatMap(({ accept }) => accept ?? []);
  // One that nobody may let through would stop the run again.
  if (names.length > 0 && names.length === refused.length) {
    report.accept = [`ACCEPT_SHRINK=${names.join(',')}`];
  }
  build.problems = [...content.problems];
  const live = store.live();
  if (!live) return;
  try {
    story.items = changesTo(make.stateDir, live.snapshotHash, content.objects);
  } catch (error) {
    remark(run, 'The report has no words', error);
  }
}

/** Keeps the snapshot of a release that has gone live, to compare the next run with. */
export function keepPublic(run: Run, generation: string): void {
  try {
    keepGeneration(run.make.stateDir, generation);
  } catch (thrown) {
    remark(run, 'The next report may have no words', thrown);
  }
}
