/** The desk on a disk that is full: a clear refusal, and the last saved version whole. */
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import type { ErrorAnswer, MediaListAnswer } from '../../desk/protocol';
import { json, startApi, temporaryFolder } from '../../../__tests__/support/admin-api';
import { PNG } from '../../../__tests__/support/content-folder';
import { ifMatch, itemOf, newPerson } from '../../../__tests__/support/desk';
import { hasSmallDisks, SmallDisk } from '../../../__tests__/support/small-disk';

const content = temporaryFolder();
afterAll(content.remove);

(hasSmallDisks ? test : test.skip)(
  'a save and an upload on a full disk are refused in plain words, and what was saved is whole',
  async () => {
    const disk = SmallDisk.mount(220);
    const env = {
      ADMIN_DESK: 'on',
      ADMIN_API_CONTENT_DIR: content.folder,
      ADMIN_API_DATA_DIR: path.join(disk.path, 'data'),
    };
    let api = await startApi(env);
    const server = () => ({ env, api });
    const editor = await newPerson(server(), 'Edith', 'editor');
    const fields = { title: 'Looms', slug: 'looms', content: '<p>Saved.</p>' };
    const item = await itemOf(editor.post('/items/posts', { fields }));
    const file = `/items/posts/${item.id}`;
    disk.fill();

    const change = { fields: { ...fields, content: '<p>Not saved.</p>' } };
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(PNG)]), 'x.png');
    for (const call of [
      editor.put(file, change, ifMatch(item)),
      editor.call('POST', '/media', form),
    ]) {
      const refused = await call;
      const { error } = await json<ErrorAnswer>(refused);
      expect([refused.status, error.code]).toEqual([503, 'unavailable']);
      expect(error.message).toContain('The last saved version is unharmed');
    }
    expect(await itemOf(editor.get(file))).toMatchObject({ version: item.version, fields });

    // Killed while the disk is full, as by an operator who makes room.
    await api.stop('SIGKILL');
    disk.free();
    api = await startApi(env);
    editor.server.api = api;
    const found = await itemOf(editor.get(file));
    expect(found).toMatchObject({ version: item.version, fields });
    expect((await json<MediaListAnswer>(editor.get('/media'))).total).toBe(0);
    const saved = await itemOf(editor.put(file, change, ifMatch(found)));
    expect(saved.fields).toMatchObject({ content: '<p>Not saved.</p>' });
    await api.stop();
    disk.unmount();
  },
);
