/** `npm run content`: exporting and importing beside a running server, and on its own. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { json, runScript, startApi, temporaryFolder } from '../../../__tests__/support/admin-api';
import { markdown } from '../../../__tests__/support/content-folder';
import { onOneDatabase } from '../../../__tests__/support/databases';

const shown = { status: 'publish', is_main: true, published_at: '2026-01-01T00:00:00Z' };

onOneDatabase('npm run content on $name', ({ prepare }) => {
  test('exports beside a running server and imports what has changed, without losing an editor’s work', async () => {
    const { env, cleanUp } = await prepare();
    const content = temporaryFolder({
      'posts/one.md': markdown({ id: 'one', title: 'One', ...shown }, 'Text.'),
    });
    const own = { ...env, ADMIN_API_CONTENT_DIR: content.folder };
    const command = (...args: string[]) => runScript('admin-api/content.ts', own, args);
    const api = await startApi(own);
    const out = path.join(content.folder, 'export');
    expect(command('export', out).stdout).toBe(
      `1 item, 0 drafts and pending changes, and 0 media written to ${out}\n`,
    );
    const file = path.join(out, 'posts/one.html');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('<p>Text.</p>');
    content.write('export/posts/one.html', text.replace('title: One', 'title: Of the export'));
    expect(command('import', out).stdout).toMatch(/^0 items added, 1 changed, 0 deleted/);
    const title = async () => (await json(fetch(`${api.url}/posts/slug/one`)))['title'];
    expect(await title()).toBe('Of the export');
    content.write('export/posts/one.html', text.replace('id: one', 'id: other'));
    expect(command('import', out, '--replace').stdout).toMatch(/^1 item added, 0 changed, 1 del/);
    expect(await title()).toBe('One');
    await api.stop();
    await cleanUp();
    content.remove();
  });

  test('says what it cannot use, and changes nothing', async () => {
    const { env, cleanUp } = await prepare();
    const content = temporaryFolder({ 'bad/posts/x.md': '---\nid: x\n---\n', 'none/a.txt': 'x' });
    const command = (...args: string[]) => runScript('admin-api/content.ts', env, args);
    const bad = command('import', path.join(content.folder, 'bad'));
    expect([bad.status, bad.stdout]).toEqual([1, '']);
    expect(bad.stderr).toContain('posts/x.md:2: title: is missing');
    expect(bad.stderr).not.toMatch(/\n\s+at /);
    for (const args of [[], ['--replace']]) {
      const none = command('import', path.join(content.folder, 'none'), ...args);
      expect([none.status, none.stderr]).toEqual([1, expect.stringContaining('no content files')]);
    }
    const other = command('export', path.join(content.folder, 'none'));
    expect([other.status, other.stderr]).toEqual([1, expect.stringContaining('are no export')]);
    expect(command('move', 'x').stderr).toMatch(
      /It needs export, import or backup[\s\S]*npm run content/,
    );
    await cleanUp();
    content.remove();
  });
});
