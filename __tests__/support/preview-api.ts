/** Unpublished items in an admin API beside the one that the site was built from, with links to them. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { runScript, startApi, temporaryFolder } from './admin-api';
import { builtSite, leadTo } from './built-site';
import { markdown } from './content-folder';

export const PREVIEW_TITLES = {
  post: 'A draft with a picture of its own & a listing',
  job: 'A role of the year 2999',
  caseStudy: 'A study that waits in a drawer',
} as const;
const NEW_PICTURE = 'newer-than-the-build.jpg';

const text = [
  'The first words of the draft.',
  '## Why it waits',
  `![Not built](../pictures/${NEW_PICTURE} "Of the draft")`,
  '![Elsewhere](https://pictures.elsewhere.example/a.jpg)',
  '```ts\nconst draft = true;\n```',
  '## Who waits',
  'Everybody.',
  '## Until when',
  'Nobody knows.',
].join('\n\n');

function files(): Record<string, string | Buffer> {
  const pictures = path.join(__dirname, '../../admin-api/content/pictures');
  return {
    'posts/a-draft.md': markdown(
      {
        ...{ id: 'preview-post', title: PREVIEW_TITLES.post, status: 'draft' },
        short_description: 'A sentence that nobody has read.',
        category: 'Engineering',
        image: `../pictures/${NEW_PICTURE}`,
        image_alt: 'Threads of the draft',
        meta_title: 'What networks call the draft',
      },
      text,
    ),
    'jobs/a-role.md': markdown(
      {
        ...{ id: 'preview-job', title: PREVIEW_TITLES.job, department: 'Quality' },
        location: 'Leeds, United Kingdom',
        published_at: '2999-03-04T09:30:00Z',
      },
      '## What you will do\n\nWait.',
    ),
    'case-studies/a-study.md': markdown({
      ...{ id: 'preview-case', title: PREVIEW_TITLES.caseStudy, status: 'archived' },
      ...{ type: 'insurtech', results: [{ value: '71%', label: 'fewer letters' }] },
      challenge: 'Claims were read by hand.',
    }),
    [`pictures/${NEW_PICTURE}`]: fs.readFileSync(
      // Of four to three: much of it is cut off where it is shared.
      path.join(pictures, 'folded-coffee-sacks.jpg'),
    ),
  };
}

export interface PreviewApi {
  /** Leads a page's calls of the admin API here. */
  lead: (page: Page) => Promise<void>;
  /** The links, as the command gives them, by kind and slug: `posts/a-draft`. */
  links: ReadonlyMap<string, string>;
  stop: () => Promise<void>;
}

const KINDS = ['posts/a-draft', 'jobs/a-role', 'case-studies/a-study'] as const;

/** Starts it, and makes links. */
export async function startPreviewApi(): Promise<PreviewApi> {
  const { url, adminApiUrl } = builtSite();
  const { folder, remove } = temporaryFolder(files());
  const data = temporaryFolder();
  const env = {
    ADMIN_API_CONTENT_DIR: folder,
    ADMIN_API_DATA_DIR: path.join(data.folder, 'data'),
    ADMIN_API_PUBLIC_URL: new URL(adminApiUrl).origin,
    ADMIN_API_WRITES_A_MINUTE: '1000',
    SITE_ORIGINS: url,
  };
  const api = await startApi(env);
  const links = new Map(
    KINDS.map((kind) => {
      const { stdout, stderr } = runScript('admin-api/preview-link.ts', env, kind.split('/'));
      const [link = ''] = stdout.split('\n');
      if (!link.startsWith(url)) throw new Error(`${kind}: ${stdout}${stderr}`);
      return [kind, link] as const;
    }),
  );
  return {
    links,
    lead: (page) => leadTo(page, api.url),
    stop: async () => {
      await api.stop();
      data.remove();
      remove();
    },
  };
}
