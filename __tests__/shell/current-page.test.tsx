import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageShell } from '../../src/shell/page-shell';
import { markCurrentPage } from '../../src/shell/current-page';
import { allPaths } from '../../src/site/navigation';

/** Marked links in the navigation of a page's shell, by text and mark. */
function marksOf(): string[] {
  const marked = document.querySelectorAll(
    'nav [aria-current], [data-copyright] [aria-current], header a[href="/"][aria-current]',
  );
  return [...marked].map((each) => `${each.textContent}: ${each.getAttribute('aria-current')}`);
}

function build(pathname: string): string[] {
  document.body.innerHTML = renderToStaticMarkup(
    <PageShell pathname={pathname}>
      <h1>Page</h1>
    </PageShell>,
  );
  return marksOf();
}

it('marks after a navigation what the page that was gone to is built with', () => {
  const items = ['/blog/a-post', '/case-study/x', '/press-release/y', '/nowhere', '/blog-of-none'];
  const addresses = [...allPaths, ...items, '/', '/resources/blogs/page/2'];
  const expected = addresses.map((pathname) => [pathname, build(pathname)]);
  build('/services/salesforce/data-migration');
  const marked = addresses.map((pathname) => {
    markCurrentPage({ pathname: `${pathname}/` });
    return [pathname, marksOf()];
  });
  expect(marked).toEqual(expected);
  expect(expected.flatMap(([, marks]) => marks).length).toBeGreaterThan(200);
});

it('marks other links on their own page alone', () => {
  build('/');
  const contact = () => document.querySelector('header a[href="/contact"]');
  markCurrentPage({ pathname: '/contact' });
  expect(contact()).toHaveAttribute('aria-current', 'page');
  markCurrentPage({ pathname: '/contact/hiring' });
  expect(contact()).not.toHaveAttribute('aria-current');
});

it('has the newsletter’s form lead back to the page on show', () => {
  build('/services/cloud');
  markCurrentPage({ pathname: '/blog/a-post/' });
  expect(document.querySelector('[data-newsletter] input[type="hidden"]')).toHaveValue(
    '/blog/a-post',
  );
});
