/** The next release's changes: of what the public sees, by the words that it is going to see. */
import { expect, test } from '@jest/globals';
import {
  archiveItem,
  createItem,
  deleteItem,
  publishItem,
  restoreVersion,
  saveItem,
} from '../../desk/storage/change';
import { changesSince } from '../../desk/storage/changes';
import {
  collection,
  editor,
  itemOf,
  onDeskDatabase,
  writer,
} from '../../../__tests__/support/desk-database';

const posts = collection('posts');
const DAY_MS = 86_400_000;

onDeskDatabase('the next release', (desk) => {
  const release = new Date('2026-03-01T12:00:00Z');
  const before = new Date(+release - DAY_MS);
  const after = new Date(+release + DAY_MS);
  const listed = async (now = after) => {
    const { first, total } = await changesSince(desk.by(editor).database, release, now);
    expect(total).toBe(first.length);
    return first.map(({ title, action }) => `${title}: ${action}`);
  };
  /** The same item in the hands of an editor, at a time. */
  const make = async (title: string, at: Date) => {
    const fields = { slug: title.toLowerCase(), title };
    const { id } = itemOf(await createItem(desk.by(writer, at), posts, fields));
    return id;
  };
  const change = (at = after) => desk.by(editor, at);
  const publish = async (id: string, expectedVersion: number, at: Date, publishedAt?: Date) =>
    itemOf(
      await publishItem(change(at), posts, id, {
        ...{ expectedVersion, publishedAt: publishedAt?.toISOString() },
      }),
    );

  test('brings what was published, and takes off what was archived or deleted', async () => {
    await publish(await make('New', after), 1, after);
    for (const [title, takeOff] of [
      ['Archived', archiveItem],
      ['Deleted', deleteItem],
    ] as const) {
      const id = await make(title, before);
      await publish(id, 1, before);
      itemOf(await takeOff(change(), posts, id, { expectedVersion: 2 }));
    }
    await publish(await make('Old', before), 1, before);
    expect((await listed()).sort()).toEqual([
      'Archived: archived',
      'Deleted: deleted',
      'New: published',
    ]);
  });

  test('has nothing of what was never public', async () => {
    const id = await make('Draft', before);
    await archiveItem(change(), posts, id, { expectedVersion: 1 });
    await deleteItem(change(), posts, id, { expectedVersion: 2 });
    itemOf(await restoreVersion(change(), posts, id, { version: 1, expectedVersion: 3 }));
    expect(await listed()).toEqual([]);
  });

  test('has nothing of a version that was restored as a change, or of a deletion undone', async () => {
    const id = await make('One', before);
    const { fields } = await publish(id, 1, before);
    const next = { fields: { ...fields, title: 'Two' }, expectedVersion: 2 };
    await saveItem(desk.by(writer, after), posts, id, next);
    await restoreVersion(change(), posts, id, { version: 1, expectedVersion: 3 });
    await deleteItem(change(), posts, id, { expectedVersion: 4 });
    itemOf(await restoreVersion(change(), posts, id, { version: 4, expectedVersion: 5 }));
    expect(await listed()).toEqual([]);
  });

  test('names an item by its public title', async () => {
    const id = await make('Public', after);
    const { fields } = await publish(id, 1, after);
    const next = { fields: { ...fields, title: 'Secret' }, expectedVersion: 2 };
    await saveItem(desk.by(writer, after), posts, id, next);
    expect(await listed()).toEqual(['Public: published']);
  });

  test('has a scheduled item once its time has come', async () => {
    const due = new Date(+release + DAY_MS / 2);
    await publish(await make('Later', before), 1, before, due);
    expect(await listed(release)).toEqual([]);
    expect(await listed()).toEqual(['Later: published']);
  });
});
