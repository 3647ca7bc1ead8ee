/** `npm start` of a small site: the admin API with its desk, the site, and a release whenever the desk asks for one. */
import fs from 'node:fs';
import path from 'node:path';
import { askHolder } from '../../../admin-api/admin-socket';
import { PROJECT_ROOT } from '../../../pipeline/layout';
import { freePort } from '../../../scripts/servers/free-port';
import { temporaryFolder } from '../admin-api';
import { contentFolder } from '../content-folder';
import type { DeskInBrowser } from '../desk-browser';
import { environmentOf, startScript } from '../site-build';

export interface StartedSite {
  url: string;
  deskUrl: string;
  /** Adds an editor, who has not signed in yet. */
  addEditor: (name: string) => Promise<DeskInBrowser['first']>;
  stop: () => Promise<void>;
}

/** Starts it, and waits until its first build is served. */
export async function startSite(): Promise<StartedSite> {
  const content = temporaryFolder(contentFolder());
  const data = temporaryFolder();
  const dataDir = path.join(data.folder, 'data');
  // Inside the project, where Gatsby finds packages.
  const folder = fs.mkdtempSync(path.join(PROJECT_ROOT, '.site', 'test-start-'));
  const [sitePort, apiPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${sitePort}`;
  const child = startScript(
    'scripts/start.ts',
    [],
    environmentOf({
      PORT: String(apiPort),
      SITE_PORT: String(sitePort),
      SITE_URL: url,
      SITE_ORIGINS: url,
      SITE_STATE_DIR: path.join(folder, 'state'),
      SITE_PUBLIC_DIR: path.join(folder, 'public'),
      GATSBY_ADMIN_API_QA: `http://127.0.0.1:${apiPort}/api`,
      ADMIN_API_CONTENT_DIR: content.folder,
      ADMIN_API_DATA_DIR: dataDir,
      ADMIN_API_WRITES_A_MINUTE: '100000',
    }),
  );
  await child.printed(/Ctrl-C stops all of it/);
  return {
    url,
    deskUrl: `http://127.0.0.1:${apiPort}/desk/`,
    addEditor: async (name) => {
      const added = await askHolder(dataDir, 'addPerson', { name, role: 'editor' });
      if (!added) throw new Error(`The admin API does not run:\n${child.output()}`);
      return { name, ...(added.result as { password: string }) };
    },
    stop: async () => {
      await child.end();
      for (const { remove } of [content, data]) remove();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
