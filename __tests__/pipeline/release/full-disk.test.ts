/** The live release stays, whole, on a full disk. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Release, ReleaseStore } from '../../../pipeline/release/store';
import {
  addRelease,
  DAY_MS as DAY,
  digestOfSite,
  publishRelease,
  releaseStoreIn,
  START,
} from '../../support/release-store';
import { scratchForEach } from '../../support/scratch-for-each';
import { hasSmallDisks, SmallDisk } from '../../support/small-disk';

(hasSmallDisks ? describe : describe.skip)('on a disk that is full', () => {
  const scratch = scratchForEach();
  let disk: SmallDisk;
  let store: ReleaseStore;

  beforeEach(() => {
    disk = SmallDisk.mount(2);
    store = releaseStoreIn(path.join(disk.path, 'qa'));
  });
  afterEach(() => {
    disk.unmount();
  });

  const publish = (files: Record<string, string>) => publishRelease(store, scratch, files);

  const pages = (text: string): Record<string, string> =>
    Object.fromEntries(
      Array.from({ length: 10 }, (_, n) => [`blog/${n}/index.html`, `${text} ${n}`]),
    );

  /** Every file of the live release is there, with the bytes that it was made of. */
  function expectWhole({ id, files }: Release): void {
    expect(store.live()?.id).toBe(id);
    const site = path.join(store.current, 'site');
    expect(digestOfSite(site, Object.keys(files)).files).toEqual(files);
  }

  it('a release that does not fit is none, and the next that fits is one', async () => {
    const first = await publish(pages('first'));
    const large = { ...pages('second'), 'large.bin': randomBytes(1_500_000).toString('hex') };
    await expect(publish(large)).rejects.toThrow(/ENOSPC/);
    expectWhole(first);
    expect(store.list().map(({ id }) => id)).toEqual([first.id]);
    // The next run begins with this.
    store.removeLeftOvers();
    expect(fs.readdirSync(path.join(store.folder, 'releases'))).toEqual([first.id]);
    expectWhole(await publish(pages('third')));
  });

  it('going back works, in the room that was kept for it, and the next release keeps room again', async () => {
    const first = await publish(pages('first'));
    const second = await publish(pages('second'));
    disk.fill();
    store.rollBack(first.id, START + 9 * DAY, DAY);
    expectWhole(first);
    expect(store.state().hold?.reason).toContain(second.id);
    disk.free();
    store.setHold(null);
    await publish(pages('third'));
    disk.fill();
    store.rollBack(first.id, START + 9 * DAY, DAY);
    expectWhole(first);
  });

  it('going back fails with nothing changed where that room is taken too', async () => {
    const first = await publish(pages('first'));
    const second = await publish(pages('second'));
    fs.rmSync(path.join(store.folder, 'reserve'));
    disk.fill();
    expect(() => {
      store.rollBack(first.id, START + 9 * DAY, DAY);
    }).toThrow(/ENOSPC/);
    expect(() => {
      store.setHold({ since: '', reason: 'by hand' });
    }).toThrow(/ENOSPC/);
    expectWhole(second);
    expect(store.state().hold).toBeNull();
    expect(fs.readdirSync(store.folder).sort()).toEqual(['current', 'releases', 'state.json']);
  });

  it('a run does not spend the room that is kept for going back', async () => {
    const first = await publish(pages('first'));
    const second = await publish(pages('second'));
    const third = await addRelease(store, scratch, pages('third'));
    disk.fill();
    expect(() => store.makeLiveUnlessHeld(third.id)).toThrow(/ENOSPC/);
    expect(() => {
      store.note({ coldTriedAt: '' });
    }).toThrow(/ENOSPC/);
    expectWhole(second);
    store.rollBack(first.id, START + 9 * DAY, DAY);
    expectWhole(first);
  });

  it('a release is made of the output alone, where files on the other disk look the same', async () => {
    const looksTheSame = (text: string) => {
      const files = { 'index.html': text };
      const output = scratch.writeAll(text, files);
      fs.utimesSync(path.join(output, 'index.html'), 1, 1);
      return publishRelease(store, scratch, files, { output });
    };
    await looksTheSame('one');
    await looksTheSame('two');
    store.prune(0);
    expectWhole(await looksTheSame('six'));
  });

  it('old releases can be removed, to make room', async () => {
    await publish(pages('first'));
    const second = await publish(pages('second'));
    disk.fill();
    expect(store.prune(0)).toHaveLength(1);
    expectWhole(second);
    expect(fs.existsSync(path.join(store.folder, 'reserve'))).toBe(true);
  });
});
