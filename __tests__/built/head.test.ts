/** The head of every built page. `kinds-of-pages` tests it in a browser. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { listFiles } from '../../pipeline/files';
import { siteHeaders } from '../../pipeline/hosting/headers';
import { pagePolicies } from '../../pipeline/hosting/page-policies';
import { ABOUT_CONTACT_PATH } from '../../src/site/contact-links';
import { isLeftOut } from '../../src/site/robots';
import { absoluteUrl } from '../../src/seo/urls';
import { readBuiltPages, type BuiltPage } from '../support/built-pages';
import { builtSite } from '../support/built-site';
import { headIn, type Head } from '../support/page-html';

describe('the head of a page', () => {
  let pages: ReadonlyMap<string, BuiltPage>;
  let heads: ReadonlyMap<string, Head>;
  beforeAll(() => {
    const { publicDir, url } = builtSite();
    pages = readBuiltPages(publicDir, url);
    heads = new Map([...pages].map(([path, { html }]) => [path, headIn(html)]));
  });

  test('has a title, a language, and one description', () => {
    expect(heads.size).toBeGreaterThan(100);
    const wrong = [...heads].filter(([, { title, lang, tags }]) => {
      const descriptions = tags.filter((tag) => /^META .*\bname=description\b/.test(tag));
      return title === '' || lang !== 'en' || descriptions.length !== 1;
    });
    expect(wrong).toEqual([]);
  });

  test('names the page itself as canonical, but where search engines are asked to leave it out', () => {
    const { url } = builtSite();
    const wrong = [...pages].flatMap(([path, { html }]) => {
      const tags = heads.get(path)?.tags ?? [];
      const canonical = tags.filter((tag) => tag.includes('rel=canonical'));
      const own = `LINK href=${absoluteUrl(url, path)} rel=canonical `;
      return canonical.join() === (isLeftOut(html) ? '' : own) ? [] : [{ path, canonical }];
    });
    expect(wrong).toEqual([]);
    const leftOut = [...pages.values()].filter(({ html }) => isLeftOut(html));
    const about = [...pages.keys()].filter((path) => path.startsWith(`${ABOUT_CONTACT_PATH}/`));
    expect(about.length).toBeGreaterThan(0);
    expect(leftOut.map(({ path }) => path).sort()).toEqual(
      ['/404', '/preview', '/search', ...about].sort(),
    );
  });

  test('has a policy that differs from others’ in its styles alone, as headers of a release need', () => {
    const { publicDir, url } = builtSite();
    const policies = pagePolicies(publicDir, listFiles(publicDir), siteHeaders(url));
    expect(policies.size).toBeGreaterThan(pages.size / 2);
  });
});
