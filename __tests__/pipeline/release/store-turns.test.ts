/** The store beside another process, apart from the rest of it: each of these starts one. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { tryLock } from '@corporate-website/locks/lock';
import type { ReleaseStore } from '../../../pipeline/release/store';
import { startChild } from '../../support/child';
import { DAY_MS as DAY, publishRelease, releaseStoreIn, START } from '../../support/release-store';
import { scratchForEach } from '../../support/scratch-for-each';

const root = path.join(__dirname, '../../..');

const scratch = scratchForEach();
let store: ReleaseStore;
beforeEach(() => {
  store = releaseStoreIn(scratch.file('qa'));
});

const publish = (files: Record<string, string>, time = START) =>
  publishRelease(store, scratch, files, { time });

const served = (name: string) => fs.readFileSync(path.join(store.current, 'site', name), 'utf8');

describe('beside a process that changes what is live', () => {
  const program = (call: string) => `
    const { ReleaseStore } = require(${JSON.stringify(path.join(root, 'pipeline/release/store.ts'))});
    const store = new ReleaseStore(${JSON.stringify(store.folder)}, {});
    console.log('begins');
    ${call};`;

  it.each([
    ['noting', `store.note({ coldCheckedAt: 'today' })`],
    ['removing old releases', 'store.prune(0)'],
    ['tidying up', 'store.removeLeftOvers()'],
  ])('%s waits for its turn, and goes by what is so then', async (_, call) => {
    const one = await publish({ 'index.html': '1' });
    const two = await publish({ 'index.html': '2' }, START + DAY);
    const lock = tryLock(path.join(store.folder, 'switch.lock'));
    const args = ['--import', 'tsx', '-e', program(call)];
    const child = startChild(process.execPath, args, { cwd: root });
    await child.printed(/begins/);
    await new Promise((resolve) => setTimeout(resolve, 300));
    // A rollback under way, in the lock that it holds.
    const half = scratch.write('qa/state.json.1.tmp', JSON.stringify({ hold: { reason: 'bad' } }));
    fs.rmSync(store.current);
    fs.symlinkSync(`releases/${one.id}`, store.current);
    await new Promise((resolve) => setTimeout(resolve, 300));
    fs.renameSync(half, path.join(store.folder, 'state.json'));
    lock?.release();
    expect(await child.ended).toMatchObject({ status: 0 });
    expect(store.live()?.id).toBe(one.id);
    expect(served('index.html')).toBe('1');
    expect(store.state().hold).toEqual({ reason: 'bad' });
    expect(store.find(two.id) === null).toBe(call.includes('prune'));
  });
});
