/** Collects the story of a run. A failure here is a remark in the report; the run goes on. */
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

/** Collects editorial notes on the content. @param publicDir the site built from it */
export async function tellNotes(run: Run, publicDir: string): Promise<void> {
  try {
    const levels = readLevels(run.options.env['EDITORIAL_LEVELS']);
    const options = { ...noteOptions(run), publicDir, levels, foreignDays: 0 };
    run.story.notes = (await collectNotes(options)).notes;
  } catch (thrown) {
    remark(run, 'The report has no editorial notes', thrown);
  }
}

/** Limits: each link once a week, at most twenty links in a run, at most five seconds for each. */
const LINKS = { foreignDays: 7, most: 20, timeoutMs: 5000 } as const;

/** Checks some links to other sites, for the notes of the next run. The site is live already, so nobody waits. */
export async function askSomeLinks(run: Run): Promise<void> {
  try {
    if (readLevels(run.options.env['EDITORIAL_LEVELS'])['foreign-link'] === 'off') return;
    await askForeignLinks({ ...noteOptions(run), ...LINKS });
  } catch (thrown) {
    remark(run, 'Links to other sites were not asked for', thrown);
  }
}

/** Records what a refused run would have changed, and how to accept it. */
export function tellRefusal(run: Run, thrown: unknown): void {
  const { report, build, story, store, make } = run;
  if (thrown instanceof NotRight) report.accept = thrown.accept;
  if (!(thrown instanceof PullStepError) || !thrown.refusal) return;
  const { refused, content } = thrown.refusal;
  // The terminal shows the step's output; a report has only this.
  const reasons = refused.map(({ message }) => message);
  report.error = ['The content could not be pulled; the site is unchanged.', ...reasons].join('\n');
  const names = refused.flatMap(({ accept }) => accept ?? []);
  // A refusal that nobody may accept would stop the run again.
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

/** Keeps the snapshot of the new live release, to compare the next run with. */
export function keepPublic(run: Run, generation: string): void {
  try {
    keepGeneration(run.make.stateDir, generation);
  } catch (thrown) {
    remark(run, 'The next report may have no words', thrown);
  }
}
