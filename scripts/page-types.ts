/** One address of each kind of page, found in a built site, so that no content is assumed. */
import fs from 'node:fs';
import path from 'node:path';
import { pageDataPath, queryResult } from '../src/lib/page-data';
import { valueAt } from '../src/lib/value-at';
import { contactAbout } from '../src/site/contact-links';
import { hubs } from '../src/site/hubs';
import { allPaths } from '../src/site/navigation';

/** The pages under a folder of `public/`, by name. */
function pagesUnder(publicDir: string, folder: string): string[] {
  const root = path.join(publicDir, folder);
  return fs
    .readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['page', 'category', 'archive'].includes(entry.name))
    .map((entry) => entry.name)
    .filter((entry) => !isRedirect(path.join(root, entry, 'index.html')))
    .sort();
}

/** The first page under a folder. @throws {Error} if there is none */
function firstUnder(publicDir: string, folder: string): string {
  const [name] = pagesUnder(publicDir, folder);
  if (!name) throw new Error(`The built site has no page under /${folder}.`);
  return `/${folder}/${name}`;
}

function isRedirect(file: string): boolean {
  return !fs.existsSync(file) || fs.readFileSync(file, 'utf8').includes('http-equiv="refresh"');
}

/** The design of one of the company's own pages; undefined for other pages. */
function designOf(publicDir: string, pagePath: string): string | undefined {
  const file = path.join(publicDir, pageDataPath(pagePath));
  if (!fs.existsSync(file)) return undefined;
  const design = valueAt(queryResult(JSON.parse(fs.readFileSync(file, 'utf8'))), 'page.design');
  return typeof design === 'string' ? design : undefined;
}

/** The first page of each design, in the order of the navigation. */
function designed(publicDir: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const pagePath of allPaths) {
    const design = designOf(publicDir, pagePath);
    if (design) found[`${design} page`] ??= pagePath;
  }
  return found;
}

/** Addresses by kind. @param publicDir the site's folder */
export function pageTypesIn(publicDir: string): Record<string, string> {
  const first = (folder: string) => firstUnder(publicDir, folder);
  return {
    home: '/',
    'hub of services': hubs.services.path,
    'hub of products': hubs.products.path,
    'hub of resources': hubs.resources.path,
    'hub of the company': hubs.corporate.path,
    ...designed(publicDir),
    'page with its states in the query': '/services/custom-software-services',
    'legal text': '/privacy-policies',
    'cookie policy': '/cookie-policy',
    contact: '/contact',
    'contact about a page': contactAbout('/services/cloud/cloud-cost-optimization-services'),
    'contact for applicants': '/contact/hiring',
    feedback: '/feedback',
    sitemap: '/sitemap',
    'list of posts': '/resources/blogs',
    'second page of posts': '/resources/blogs/page/2',
    'category of posts': first('resources/blogs/category'),
    'archive of posts': first('resources/blogs/archive'),
    'list of case studies': '/resources/case-studies',
    'list of news': '/resources/press-release',
    awards: '/resources/awards',
    'tech series': '/resources/global-tech-series',
    downloads: '/resources/downloads',
    careers: '/corporate-overview/careers',
    post: first('blog'),
    'case study': first('case-study'),
    'press release': first('press-release'),
    job: first('corporate-overview/careers'),
    'not found': '/404',
  };
}
