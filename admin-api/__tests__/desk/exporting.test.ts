/** All content as files and back, without loss: whatever an editor types, in whatever state an item is. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { exportContent } from '../../content-loader/export-content';
import { loadContent } from '../../content-loader/load-content';
import { collections, type ContentSource } from '../../content-loader/sources';
import { readSides } from '../../content-loader/stored-sides';
import {
  archiveItem,
  createItem,
  deleteItem,
  publishItem,
  saveItem,
} from '../../desk/storage/change';
import type { Fields } from '../../desk/storage/types';
import { media } from '../../database/schema';
import { folderStore, type MediaStore } from '../../media/store';
import { temporaryFolder } from '../../../__tests__/support/admin-api';
import { PNG } from '../../../__tests__/support/content-folder';
import {
  collection,
  editor,
  itemOf,
  onDeskDatabase,
} from '../../../__tests__/support/desk-database';
import { mediaNames, typedFields } from '../../../__tests__/support/desk-items';

/** Ways that an item may have gone, each leaving it in another state. */
const ways = ['draft', 'published', 'pending', 'archived', 'archived pending', 'deleted'] as const;
type Way = (typeof ways)[number];

const someItems = fc.tuple(
  ...collections.map((source) =>
    fc.array(
      fc.record({
        fields: typedFields(source.definition),
        later: typedFields(source.definition),
        way: fc.constantFrom(...ways),
      }),
      { maxLength: 2 },
    ),
  ),
);

function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  const paths = files.map((entry) =>
    path.relative(folder, path.join(entry.parentPath, entry.name)),
  );
  const text = (name: string) => readFileSync(path.join(folder, name), 'latin1');
  return Object.fromEntries(paths.sort().map((name) => [name, text(name)]));
}

onDeskDatabase('an export', (desk) => {
  const folders = Array.from({ length: 4 }, () => temporaryFolder());
  const [first = '', second = '', ...stores] = folders.map(({ folder }) => folder);
  const [store, other] = stores.map((folder) => folderStore(folder));
  const placesOf = (place: MediaStore | undefined) => (place ? [place] : []);
  afterAll(() => folders.forEach(({ remove }) => remove()));
  const database = () => desk.connection.database;

  const addMedia = async () => {
    for (const name of mediaNames) {
      await store?.put(name, PNG);
      const row = { path: name, type: 'image/png', bytes: PNG.length, made_at: new Date() };
      await database()
        .insert(media)
        .values({ ...row, alt: `Of "${name}":\n- yes`, made_by: 'e1', made_by_name: 'Ed Itor' });
    }
  };

  const slugs = ['warp-', 'Überprüfung ', '漢-', 'readme', '_b', 'a’b-'];
  let made = 0;
  /** Makes an item and takes it along a way; a later change is left out where it is refused. */
  const take = async (source: ContentSource, way: Way, given: Fields, later: Fields) => {
    const slug = (fields: Fields) =>
      'slug' in source.definition.required
        ? { ...fields, slug: `${slugs[made % slugs.length]}${(made += 1)}` }
        : fields;
    const change = desk.by(editor, new Date(Date.UTC(2026, 0, 1) + made * 1000));
    const at = (expectedVersion: number) => ({ expectedVersion });
    const { id, fields } = itemOf(await createItem(change, source, slug(given)));
    if (way === 'draft') return;
    if (way === 'deleted') {
      await deleteItem(change, source, id, at(1));
      return;
    }
    itemOf(await publishItem(change, source, id, at(1)));
    let version = 2;
    if (way.endsWith('pending')) {
      const changed = { fields: { ...fields, ...slug(later) }, ...at(version) };
      version = itemOf(await saveItem(change, source, id, changed)).version;
    }
    if (way.startsWith('archived')) itemOf(await archiveItem(change, source, id, at(version)));
  };

  /** Everything that an item is, but for its history. */
  const all = async () => {
    const sides = [];
    for (const source of collections) {
      for (const { row, updatedAt, ...side } of await readSides(database(), source)) {
        const { id, status, pending, title, slug_key: slug, media: named, position } = row;
        const isTold = 'updated_at' in source.definition.optional;
        const facts = { id, status, pending, title, slug, named, position };
        sides.push({ ...facts, ...side, updatedAt: isTold ? updatedAt : undefined });
      }
    }
    return sides;
  };

  test('read into an empty database gives the same files, byte by byte, and the same items', async () => {
    await fc.assert(
      fc.asyncProperty(someItems, async (kinds) => {
        await desk.empty();
        await addMedia();
        for (const [index, items] of kinds.entries()) {
          const source = collections[index] as ContentSource;
          for (const { way, fields, later } of items) await take(source, way, fields, later);
        }
        await exportContent(database(), placesOf(store), first);
        const before = await all();
        await desk.empty();
        const done = await loadContent(database(), first, {
          ...{ mode: 'add', now: new Date(), store: other },
        });
        expect(done.warnings).toEqual([]);
        await exportContent(database(), placesOf(other), second);
        expect(filesOf(second)).toEqual(filesOf(first));
        const withoutPlace = (items: Awaited<ReturnType<typeof all>>) =>
          items.map(({ position: _position, ...item }) => item);
        expect(withoutPlace(await all())).toEqual(withoutPlace(before));
      }),
      { numRuns: 12 },
    );
  });

  test('read into its own database changes nothing', async () => {
    const posts = collection('posts');
    const { id, fields } = itemOf(
      await createItem(desk.by(editor), posts, { slug: 'a', title: 'A', content: '<p>x</p>' }),
    );
    await publishItem(desk.by(editor), posts, id, { expectedVersion: 1 });
    const changed = { fields: { ...fields, title: 'B' }, expectedVersion: 2 };
    await saveItem(desk.by(editor), posts, id, changed);
    await exportContent(database(), [], first);
    const load = { mode: 'add', now: new Date() } as const;
    const { added, changed: number, warnings } = await loadContent(database(), first, load);
    expect([added, number, warnings]).toEqual([0, 0, []]);
  });

  test('is files that people read, with what is not public apart', async () => {
    await addMedia();
    const posts = collection('posts');
    const url = `http://content-media.invalid/${mediaNames[1]}`;
    const text = '<h2>Head</h2>\n<p>Text</p>';
    const now = new Date('2026-02-02T02:02:02Z');
    const post = { slug: 'warp', title: 'Warp: a “yarn”', image_cdn: url, content: text };
    const { id } = itemOf(await createItem(desk.by(editor, now), posts, post));
    await publishItem(desk.by(editor, now), posts, id, { expectedVersion: 1 });
    const draft = itemOf(await createItem(desk.by(editor), collection('awards'), { title: 'T' }));
    await exportContent(database(), placesOf(store), first);
    const files = filesOf(first);
    expect(Buffer.from(files['posts/warp.html'] ?? '', 'latin1').toString()).toBe(
      `---
id: ${id}
title: "Warp: a “yarn”"
image: ../uploads/warp-0123abcd.png
published_at: 2026-02-02T02:02:02Z
status: publish
updated_at: 2026-02-02T02:02:02.000Z
---
${text}
`,
    );
    expect(files['unpublished/awards.yaml']).toBe(
      `- id: ${draft.id}\n  title: T\n  status: draft\n`,
    );
    expect(files).not.toHaveProperty('awards.yaml');
  });

  test('into the folder of an earlier one replaces that, and leaves other files', async () => {
    const folder = temporaryFolder({ 'media.yaml': '[]\n', 'posts/gone.html': '', 'a.md': 'x' });
    await exportContent(database(), [], folder.folder);
    expect(filesOf(folder.folder)).toEqual({ 'media.yaml': '[]\n', 'a.md': 'x' });
    folder.remove();
  });
});
