/**
 * Takes an item along its life in the desk and prints what came of each step, as JSON. A process of its own, since
 * PGlite cannot be loaded within jest. Reads the same environment as the server.
 */
import { collections, type ContentSource } from '../../admin-api/content-loader/sources';
import { connect } from '../../admin-api/database/connect';
import { findItems } from '../../admin-api/database/items';
import {
  archiveItem,
  createItem,
  deleteItem,
  publishItem,
  restoreVersion,
  saveItem,
} from '../../admin-api/desk/storage/change';
import { listItems, listVersions } from '../../admin-api/desk/storage/read';
import type { Actor, Change, Outcome } from '../../admin-api/desk/storage/types';
import { listMedia } from '../../admin-api/media/library';
import { readSettings } from '../../admin-api/settings';

const editor: Actor = { id: 'e', name: 'Editor', role: 'editor' };
const writer: Actor = { id: 'w', name: 'Writer', role: 'writer' };

const told = (outcome: Outcome) =>
  outcome.ok ? `${outcome.item.status} ${outcome.item.version}` : outcome.reason;

async function main(): Promise<void> {
  const { databaseUrl, dataDir } = readSettings(process.env);
  const { database, close } = await connect(databaseUrl ? { url: databaseUrl } : { dataDir });
  const by = (actor: Actor): Change => ({ database, actor, now: new Date('2026-01-01') });
  const posts = collections.find(({ name }) => name === 'posts') as ContentSource;
  const fields = { slug: 'warp', title: 'Wärp', content: '<p>x</p>' };
  const made = await createItem(by(writer), posts, fields);
  if (!made.ok) throw new Error(made.reason);
  const { id } = made.item;
  const at = (expectedVersion: number) => ({ expectedVersion });
  const save = (title: string, version: number) =>
    saveItem(by(writer), posts, id, { fields: { ...fields, title }, ...at(version) });
  const shown = async () =>
    (await findItems(database, posts.definition, { status: 'publish' })).items.map(
      ({ title }) => title,
    );
  const restored = () => restoreVersion(by(editor), posts, id, { version: 2, ...at(6) });
  const results = {
    made: told(made),
    taken: told(await createItem(by(writer), posts, { ...fields, slug: 'WARP' })),
    forbidden: told(await publishItem(by(writer), posts, id, at(1))),
    published: told(await publishItem(by(editor), posts, id, at(1))),
    saved: told(await save('Pending', 2)),
    late: told(await save('Late', 2)),
    shown: await shown(),
    pending: (await listItems(database, posts, { pending: true, q: 'pend' })).total,
    again: told(await publishItem(by(editor), posts, id, at(3))),
    shownThen: await shown(),
    archived: told(await archiveItem(by(editor), posts, id, at(4))),
    deleted: told(await deleteItem(by(editor), posts, id, at(5))),
    restored: told(await restored()),
    versions: (await listVersions(database, posts, id)).map(({ action }) => action),
    media: (await listMedia(database, {})).total,
  };
  await close();
  console.log(JSON.stringify(results));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
