/** Holds a warm build against one from nothing. */
import fs from 'node:fs';
import { slotOf } from '../layout';
import { tryLock } from '../lock';
import { makeSite, type Pulled } from '../make-site';
import { emptyReport } from '../report';
import { changesBetween } from './compare';
import { NotRight, type Run } from './context';
import { digestOfSite, type Digest } from './store';

/** Holds a warm build against one from nothing, where it is time for that. */
export async function compareWithCold(run: Run, pulled: Pulled, digest: Digest): Promise<void> {
  const { options, store, report, build, make } = run;
  const { coldEveryMs } = options.settings;
  const last = Date.parse(store.state().coldCheckedAt ?? '');
  const isDue = coldEveryMs > 0 && !(Date.now() - last < coldEveryMs);
  // A build from nothing is no proof of itself, and counts as one.
  if (build.start !== 'cold' && (options.cold || isDue)) {
    options.print('Building once more from nothing, to compare.\n');
    const other = emptyReport();
    const slot = slotOf(make.stateDir, 1);
    const lock = tryLock(slot.lock);
    if (!lock) throw new NotRight('The second work directory is in use; nothing to compare with.');
    try {
      const cold = await makeSite(slot, pulled, other, { ...make, cold: true });
      const { files } = digestOfSite(cold.output, cold.files);
      const differing = Object.values(changesBetween(files, digest.files)).flat();
      if (differing.length > 0) {
        throw new NotRight(
          `The warm build differs from one from nothing in ${differing.length} files: ${differing.slice(0, 10).join(', ')}. Its cache is thrown away; the next run starts from nothing.`,
        );
      }
    } catch (thrown) {
      if (thrown instanceof NotRight) {
        fs.rmSync(slotOf(make.stateDir, 0).goodStamp, { force: true });
      }
      throw thrown;
    } finally {
      // All of it: what is only compared is no start for another build.
      for (const folder of [slot.good, slot.work]) {
        fs.rmSync(folder, { recursive: true, force: true });
      }
      lock.release();
    }
    report.isColdChecked = true;
    run.timing('cold build');
  }
  if (build.start === 'cold' || report.isColdChecked) {
    store.note({ coldCheckedAt: new Date().toISOString() });
  }
}
