import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, Reporter } from 'gatsby';
import type { HeroView } from '../../own-pages/hero-view';
import { productStills } from '../../own-pages/build/product-stills';
import { menuWeaves } from '../../shell/build/menu-weaves';
import { WEAVES_PATH } from '../../shell/menu-weaves';
import { STILLS_PATH } from '../../shell/product-still';
import { company } from '../../site/company';
import { headerGroups } from '../../site/navigation';
import { isFindable } from '../../site/robots';
import { readSettings } from '../../site/settings';
import { buildTime } from '../build-context';
import { currentContent } from '../../own-pages/build/prepare';
import { currentSnapshot } from '../../pull/snapshot/current';
import { writeFindable } from '../../feeds/build/write';
import { writeListIndex } from '../../live/build/list-index';
import { writePageList } from '../../live/build/page-list';
import { writePictureIndex } from '../../live/build/picture-index';
import { PAGES_QUERY, pagesIn, type PagesData } from '../query-pages';
import { redirectPage, redirectsOf } from '../redirects';
import { unsafePathReason } from '../safe-paths';
import { SECURITY_TXT_PATH, securityTxt, securityTxtExpiry } from '../../feeds/build/security-txt';
import { originalsOf, writeSharePictures } from '../../share-pictures/build/write';
import { addressesOnSite, shownOn } from '../shown-items';
import { writeOutput } from '../../lib/build/write-output';
import { writeSiteManifest, type ManifestPage } from '../site-manifest';
import { writeSchema } from '../write-schema';

const SECURITY_POLICY_PATH = '/corporate-overview/security';

function writeSecurityTxt(siteUrl: string, reporter: Reporter): void {
  const { email, security_reviewed: reviewed } = company;
  writeOutput(
    path.join('public', SECURITY_TXT_PATH),
    securityTxt({ siteUrl, email: email.security, reviewed, policyPath: SECURITY_POLICY_PATH }),
  );
  if (securityTxtExpiry(reviewed).getTime() < Date.now()) {
    reporter.warn(
      `${SECURITY_TXT_PATH} is out of date: see that the contact is right, then set security_reviewed in src/content/company.yaml to today, and run "npm run company".`,
    );
  }
}

/** Whether two paths are the same file: on some disks, paths that differ only in case are. */
const isSameFile = (one: string, other: string): boolean =>
  fs.existsSync(one) && fs.realpathSync.native(one) === fs.realpathSync.native(other);

/** Writes the pictures of products in the menu. */
function writeProductStills(): void {
  const products = headerGroups.find(({ key }) => key === 'products')?.links ?? [];
  const views = products.map(({ path: at }) => {
    const page = currentContent().find((each) => each.path === at);
    return (page?.fields['hero'] as { view?: HeroView } | undefined)?.view ?? null;
  });
  writeOutput(path.join('public', STILLS_PATH), productStills(views));
}

/** Warns that search engines will skip the site, if it is built for an https host that is not a production host. */
function warnIfHidden(siteUrl: string, reporter: Reporter): void {
  if (!siteUrl.startsWith('https:') || isFindable(siteUrl)) return;
  reporter.info(
    `The pages ask search engines not to list them: the host of SITE_URL, "${siteUrl}", is not one of production. If it should be, name it in src/content/company.yaml.`,
  );
}

/**
 * Writes all files besides Gatsby's: the indexes of lists, pages and pictures, `security.txt`, the menu's pictures, the
 * share pictures, redirects, sitemap and feeds; and beside the output, the layer's types and the manifest of the site.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter }) => {
  const pages = pagesIn(await graphql<PagesData>(PAGES_QUERY));
  const paths = pages.map((page) => page.path);
  const snapshot = currentSnapshot();
  const { siteUrl, indexNowKey } = readSettings(process.env);
  const manifestPages = pages.map((page): ManifestPage => {
    const { contentDigest } = page.context as { contentDigest?: string };
    const shows = shownOn(page);
    return {
      path: page.path,
      ...(contentDigest === undefined ? {} : { contentDigest }),
      ...(shows === undefined ? {} : { shows }),
    };
  });
  const redirects = redirectsOf(snapshot, new Set(paths)).filter(
    ({ from }) => unsafePathReason(from) === null,
  );
  for (const redirect of redirects) {
    const file = path.join('public', redirect.from, 'index.html');
    if (!isSameFile(file, path.join('public', redirect.to, 'index.html')))
      writeOutput(file, redirectPage(redirect, siteUrl));
  }
  const listIndex = await writeListIndex('public', pages);
  writePageList('public', paths);
  writePictureIndex('public', snapshot);
  writeSecurityTxt(siteUrl, reporter);
  writeProductStills();
  writeOutput(path.join('public', WEAVES_PATH), menuWeaves());
  await writeSharePictures('public', paths, originalsOf(snapshot), reporter);
  const findable = await writeFindable('public', {
    pages,
    snapshot,
    content: currentContent(),
    siteUrl,
    now: buildTime(),
    graphql,
    indexNowKey,
  });
  await writeSchema(graphql);
  warnIfHidden(siteUrl, reporter);
  writeSiteManifest({
    siteUrl,
    pages: manifestPages.sort((a, b) => (a.path < b.path ? -1 : 1)),
    redirects,
    itemAddresses: addressesOnSite(snapshot, siteUrl),
    listIndex,
    findable,
  });
};
