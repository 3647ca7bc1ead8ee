/** The files of the store: found whole or not at all, bounded, shared between processes, and dispensable. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../pipeline/files';
import { PictureStore } from '../../../src/pictures/build/picture-store';
import { ended, startScript } from '../../support/run-script';
import { scratchForEach } from '../../support/scratch-for-each';
import { hasSmallDisks, SmallDisk } from '../../support/small-disk';

const keyNamed = (name: string) => createHash('sha256').update(name).digest('hex');

const scratch = scratchForEach();
let folder: string;
let store: PictureStore;
beforeEach(async () => {
  folder = scratch.file('pictures');
  store = await PictureStore.open(folder);
});

const total = () =>
  listFiles(folder).reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size, 0);

/** Makes it look as if a picture was used last a number of minutes ago. */
function useAgo(key: string, minutes: number): void {
  const then = new Date(Date.now() - minutes * 60_000);
  fs.utimesSync(store.fileOf(key), then, then);
}

it('gives back what it was given, and knows nothing else', async () => {
  const [key, empty, other] = ['one', 'empty', 'other'].map(keyNamed) as [string, string, string];
  const bytes = randomBytes(70_000);
  await store.give(key, bytes);
  await store.give(empty, Buffer.alloc(0));
  expect(await store.take(key)).toEqual({ state: 'whole', bytes });
  expect(await store.take(empty)).toEqual({ state: 'whole', bytes: Buffer.alloc(0) });
  expect(await store.take(other)).toEqual({ state: 'absent' });
  expect([await store.has(key), await store.has(other)]).toEqual([true, false]);
  expect(listFiles(folder)).toHaveLength(2);
});

describe('a damaged file', () => {
  const key = keyNamed('one');
  const bytes = randomBytes(5000);

  it.each<[string, (file: string) => void]>([
    [
      'a bit of its picture has changed',
      (file) => {
        const content = fs.readFileSync(file);
        content[3000] = (content[3000] ?? 0) ^ 1;
        fs.writeFileSync(file, content);
      },
    ],
    ['it ends too early', (file) => fs.truncateSync(file, 2000)],
    ['it is empty, as after a loss of power', (file) => fs.truncateSync(file, 0)],
    ['it goes on after its end', (file) => fs.appendFileSync(file, 'x')],
    [
      'it is a folder',
      (file) => {
        fs.rmSync(file);
        fs.mkdirSync(path.join(file, 'inside'), { recursive: true });
      },
    ],
  ])('is noticed where %s, taken out, and can be given anew', async (_what, damage) => {
    await store.give(key, bytes);
    damage(store.fileOf(key));
    expect(await store.take(key)).toEqual({ state: 'damaged' });
    expect(await store.take(key)).toEqual({ state: 'absent' });
    await store.give(key, bytes);
    expect(await store.take(key)).toEqual({ state: 'whole', bytes });
  });

  it('is noticed where it is the whole file of another picture', async () => {
    const other = keyNamed('other');
    await store.give(key, bytes);
    await store.give(other, randomBytes(5000));
    fs.copyFileSync(store.fileOf(other), store.fileOf(key));
    expect(await store.take(key)).toEqual({ state: 'damaged' });
    expect(await store.take(other)).toMatchObject({ state: 'whole' });
  });
});

describe('the bound', () => {
  it('puts out what was used least recently, and no more than it must', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e'].map(keyNamed);
    for (const key of keys) await store.give(key, randomBytes(968));
    for (const [index, key] of keys.entries()) useAgo(key, 50 - index);
    // The oldest is used again.
    expect(await store.take(keys[0] ?? '')).toMatchObject({ state: 'whole' });
    await store.trim(3000);
    expect(total()).toBe(3000);
    const left = await Promise.all(keys.map((key) => store.has(key)));
    expect(left).toEqual([true, false, false, true, true]);
    await store.trim(3000);
    expect(total()).toBe(3000);
    await store.trim(0);
    expect(listFiles(folder)).toEqual([]);
  });

  it('touches nothing that is not the store’s own', async () => {
    const foreign = ['note.txt', 'ab/note.txt', `abc/${keyNamed('a')}`, `${keyNamed('b')}`];
    for (const name of foreign) scratch.write(`pictures/${name}`, 'mine');
    await store.give(keyNamed('a'), randomBytes(100));
    await store.trim(0);
    expect(listFiles(folder)).toEqual([...foreign].sort());
  });

  it('throws away what killed builds left, and nothing that a build is just writing', async () => {
    const [old, young] = ['0', '1'].map(
      (digit) => `ab/${keyNamed('a')}.${digit}0000000-0000-4000-8000-000000000000.tmp`,
    ) as [string, string];
    for (const name of [old, young]) scratch.write(`pictures/${name}`, 'half');
    const then = new Date(Date.now() - 2 * 3_600_000);
    fs.utimesSync(path.join(folder, old), then, then);
    await store.trim(1e9);
    expect(listFiles(folder)).toEqual([young]);
  });
});

it('goes on where it is removed under way', async () => {
  const [one, two] = [keyNamed('one'), keyNamed('two')];
  const bytes = randomBytes(100);
  await store.give(one, bytes);
  fs.rmSync(folder, { recursive: true });
  expect(await store.take(one)).toEqual({ state: 'absent' });
  await store.trim(10);
  await store.give(two, bytes);
  expect(await store.take(two)).toEqual({ state: 'whole', bytes });
});

it('cannot be opened where no folder can be, nor written to where it is none any more', async () => {
  scratch.write('file', '');
  await expect(PictureStore.open(scratch.file('file'))).rejects.toThrow(/EEXIST/);
  await expect(PictureStore.open(scratch.file('file/below'))).rejects.toThrow(/ENOTDIR/);
  fs.rmSync(folder, { recursive: true });
  scratch.write('pictures', 'now a file');
  await expect(store.give(keyNamed('a'), Buffer.from('a'))).rejects.toThrow(/ENOTDIR|EEXIST/);
  expect(await store.take(keyNamed('a'))).toEqual({ state: 'absent' });
  await expect(store.room()).rejects.toThrow(/EEXIST/);
  await store.trim(0);
  expect(scratch.read('pictures')).toBe('now a file');
});

(hasSmallDisks ? it : it.skip)('leaves no half of a picture on a full disk', async () => {
  const disk = SmallDisk.mount(1);
  try {
    const small = await PictureStore.open(path.join(disk.path, 'pictures'));
    // Half of the free space: later steps of the build need room too.
    expect(await small.room()).toBeLessThanOrEqual(2 ** 19);
    await small.give(keyNamed('one'), randomBytes(1000));
    disk.fill();
    await expect(small.give(keyNamed('two'), randomBytes(100_000))).rejects.toThrow(/ENOSPC/);
    expect(await small.take(keyNamed('two'))).toEqual({ state: 'absent' });
    expect(await small.take(keyNamed('one'))).toMatchObject({ state: 'whole' });
    expect(listFiles(path.join(disk.path, 'pictures'))).toHaveLength(1);
  } finally {
    disk.unmount();
  }
});

it('is shared by processes that give, take and put out the same pictures at once', async () => {
  // Each has distinct bytes, made of its number: a mixture of two would not be whole.
  const lines = `
    import { createHash } from 'node:crypto';
    import { PictureStore } from '~/src/pictures/build/picture-store';
    async function main() {
      const store = await PictureStore.open(${JSON.stringify(folder)});
      let [whole, made] = [0, 0];
      for (let turn = 0; turn < 400; turn += 1) {
        // The first again and again: one that runs alone finds nothing else, since each goes before its next turn.
        const number = turn % 3 === 0 ? 0 : turn % 40;
        const key = createHash('sha256').update(String(number)).digest('hex');
        const bytes = Buffer.alloc(20_000, number);
        const found = await store.take(key);
        if (found.state === 'damaged') throw new Error('half a picture');
        if (found.state === 'whole') {
          if (!found.bytes.equals(bytes)) throw new Error('another picture');
          whole += 1;
        } else {
          await store.give(key, bytes);
          made += 1;
        }
        if (turn % 10 === 9) await store.trim(400_000);
      }
      if (whole === 0 || made === 0) throw new Error(\`\${whole} whole, \${made} made\`);
    }
    void main();
  `;
  const many = [1, 2, 3].map((number) => ended(startScript(scratch, `build-${number}`, lines)));
  await Promise.all(many);
  await store.trim(400_000);
  expect(total()).toBeLessThanOrEqual(400_000);
  expect(listFiles(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});
