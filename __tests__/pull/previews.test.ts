/** A pull of the real admin API takes nothing of what is previewed. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  previewPath,
  readPreviewLink,
  type PreviewLink,
} from '@corporate-website/contract/previews';
import { collectionKeys } from '../../src/collections/build-rows';
import {
  migratedFolder,
  runScript,
  startApi,
  temporaryFolder,
  type RunningApi,
} from '../support/admin-api';
import { contentFolder, markdown } from '../support/content-folder';
import { StateDir } from '../support/run-pull';

const HIDDEN = 'Nobody is to read this before its day';
const withheld = {
  'posts/hidden': { status: 'draft' },
  'jobs/hidden': { published_at: '2999-01-01T00:00:00Z' },
  'case-studies/hidden': { status: 'archived' },
  'press-releases/hidden': { is_main: false },
} as const;

const content = temporaryFolder({
  ...contentFolder(),
  ...Object.fromEntries(
    Object.entries(withheld).map(([name, fields]) => [
      `${name}.md`,
      markdown({ id: `hidden-${name.split('/')[0]}`, title: HIDDEN, ...fields }, HIDDEN),
    ]),
  ),
});
let api: RunningApi;
let env: Record<string, string>;
let clean: () => void;
let state: StateDir;

beforeAll(async () => {
  const { dataDir, remove } = await migratedFolder();
  clean = remove;
  env = { ADMIN_API_DATA_DIR: dataDir, ADMIN_API_CONTENT_DIR: content.folder };
  api = await startApi(env);
  state = new StateDir();
});
afterAll(async () => {
  await api?.stop();
  clean?.();
  content.remove();
  state?.remove();
});

const see = (link: PreviewLink) =>
  fetch(`${api.url}/${previewPath(link)}`, { headers: { authorization: `Bearer ${link.key}` } });

test('what is previewed is in no snapshot, before and after somebody has looked at it', async () => {
  for (const name of Object.keys(withheld)) {
    const { stdout } = runScript('admin-api/preview-link.ts', env, name.split('/'));
    const link = readPreviewLink(new URL(stdout.split('\n')[0] ?? '').hash);
    if (!link) throw new Error(stdout);
    const answer = await see(link);
    expect([name, answer.status, await answer.text()]).toEqual([
      name,
      200,
      expect.stringContaining(HIDDEN),
    ]);
  }
  const run = await state.pull(api.url);
  expect([run.status, run.message?.outcome]).toEqual([0, 'live']);
  expect(state.ids('post').length).toBeGreaterThan(5);
  // The answers as they came lie beside it, with the summaries of drafts that some lists have, as ever; no build reads them.
  const items = collectionKeys.map((key) => JSON.stringify(state.items(key)));
  expect(items.join('\n')).toContain('Everything at once.');
  expect(items.join('\n')).not.toContain(HIDDEN);
  expect(items.join('\n')).not.toContain('hidden');
  expect(run.output).not.toContain('/preview');
}, 120_000);
