/** Publications after the site was built: another admin API with items that the build has not seen. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { startApi, temporaryFolder } from './admin-api';
import { builtSite, leadTo } from './built-site';
import { markdown } from './content-folder';

const shown = { status: 'publish', is_main: true, published_at: '2026-01-01T09:00:00Z' };

/** A picture that the build has, and one that it has not; both are in the folder. */
const BUILT_PICTURE = 'spread-of-outcomes-chart.jpg';
const NEW_PICTURE = 'newer-than-the-build.png';

const text = [
  'The first paragraph, with a [link](https://example.com/x) and `code`.',
  '## Why it broke',
  '| Month | Faults |\n|---|---:|\n| May | 12 |',
  `![Outcomes](../pictures/${BUILT_PICTURE} "Six of them")`,
  `![Not built](../pictures/${NEW_PICTURE})`,
  '## What we did',
  '```ts\nconst retries = 3;\n```',
  '## What it cost',
  'Nothing.',
].join('\n\n');

const newer = (folder: string, title: string, headTitle = title) => ({
  path: `${folder}/newer-than-the-build`,
  title,
  headTitle,
});

/** By kind: the address of an item that the build has no page for, its title, and what its head calls it. */
export const newerItems = {
  post: newer('/blog', 'A post & what it cost'),
  caseStudy: newer('/case-study', 'A case since the build'),
  job: newer(
    '/corporate-overview/careers',
    'A role since the build',
    'A role since the build, Leeds, United Kingdom',
  ),
};

const CATEGORY = 'A category of its own';
/** Others of the post's category and of the case study's service. */
export const likeTitles = {
  post: 'Another of that category',
  caseStudy: 'Another of that service',
} as const;

function files(): Record<string, string | Buffer> {
  const pictures = path.join(__dirname, '../../admin-api/content/pictures');
  return {
    'posts/newer-than-the-build.md': markdown(
      {
        id: 'newer-post',
        title: newerItems.post.title,
        short_description: 'It went live after the build.',
        category: CATEGORY,
        tags: ['since'],
        author: { name: 'Platform team', role: 'On call' },
        image: `../pictures/${BUILT_PICTURE}`,
        image_alt: 'A chart of outcomes',
        ...shown,
      },
      text,
    ),
    'posts/another-of-that-category.md': markdown(
      { id: 'like-post', title: likeTitles.post, category: CATEGORY, ...shown },
      text,
    ),
    'case-studies/another-of-that-service.md': markdown({
      ...{ id: 'like-case', title: likeTitles.caseStudy, type: 'insurtech', ...shown },
    }),
    'case-studies/newer-than-the-build.md': markdown({
      ...{ id: 'newer-case', title: newerItems.caseStudy.title, type: 'insurtech', ...shown },
    }),
    'jobs/newer-than-the-build.md': markdown(
      {
        id: 'newer-job',
        title: newerItems.job.title,
        department: 'Quality',
        location: 'Leeds, United Kingdom',
        employment_type: 'FULL_TIME',
        salary: { currency: 'GBP', min: 38000, max: 49000, unit: 'YEAR' },
        apply_url: 'https://example.com/apply',
        valid_through: '2099-01-15T23:59:59+00:00',
        ...shown,
      },
      '## What you will do\n\nRead what arrives.',
    ),
    [`pictures/${BUILT_PICTURE}`]: fs.readFileSync(path.join(pictures, BUILT_PICTURE)),
    [`pictures/${NEW_PICTURE}`]: fs.readFileSync(path.join(pictures, BUILT_PICTURE)),
  };
}

export interface NewerApi {
  /** Leads a page's calls of the admin API here, as if the one that was built from had gone on. */
  lead: (page: Page) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts it. Its pictures have the addresses of those that the site was built with. */
export async function startNewerApi(): Promise<NewerApi> {
  const { url, adminApiUrl } = builtSite();
  const { folder, remove } = temporaryFolder(files());
  const api = await startApi({
    ADMIN_API_CONTENT_DIR: folder,
    ADMIN_API_PUBLIC_URL: new URL(adminApiUrl).origin,
    SITE_ORIGINS: url,
    LOG_LEVEL: 'info',
  });
  return {
    lead: (page) => leadTo(page, api.url),
    stop: async () => {
      await api.stop();
      remove();
    },
  };
}
