import { describe, expect, it } from '@jest/globals';
import { recordsOfPage } from '../../../src/site-search/build/read-page';
import { growth } from '../../support/growth';

function page(main: string, head = '<title>Loans, told short | Loomwright</title>'): string {
  return `<!DOCTYPE html><html><head>${head}</head><body><header>Menu</header><main id="main">${main}</main><footer>Foot</footer></body></html>`;
}

describe('what of a page is searched', () => {
  it('is its main part, without drawings, styles and the ways elsewhere', () => {
    const [record, ...others] = recordsOfPage(
      '/blog/a',
      page(
        '<nav>Home / Blog</nav><style>p{color:red}</style><h1>A <em>rounding</em> rule &amp; more</h1><svg><text>warp</text></svg><time dateTime="2026-01-02T03:04:05Z">2 January</time><p>Half a cent</p>',
      ),
    );
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      url: '/blog/a',
      kind: 'Blog',
      title: 'A rounding rule & more',
      date: '2026-01-02T03:04:05Z',
    });
    expect(record?.content).toContain('Half a cent');
    for (const word of ['Menu', 'Foot', 'Home /', 'color', 'warp']) {
      expect(record?.content).not.toContain(word);
    }
  });

  it('is titled by what it is about where its heading is a claim, and has no date where it is none', () => {
    const html = page('<h1>Answered before lunch</h1><time dateTime="2026-01-02">x</time>');
    expect(recordsOfPage('/services/fintech/lending', html)[0]).toMatchObject({
      title: 'Loans, told short',
      date: null,
    });
  });

  it('keeps words apart that only styles set apart', () => {
    const html = page('<h1>A</h1><span>31%</span><span>lower cost</span>');
    expect(recordsOfPage('/blog/a', html)[0]?.content).toContain('31%</span> <span>lower');
  });

  it.each([
    ['a list', '/resources/blogs', page('<h1>Blog</h1>')],
    [
      'what search engines are to leave out',
      '/blog/a',
      page('<h1>A</h1>', '<meta data-x name="robots" content="noindex, follow"/>'),
    ],
    ['a page without a main part', '/blog/a', '<html><body>Moved</body></html>'],
  ])('is nothing of %s', (_what, path, html) => {
    expect(recordsOfPage(path, html)).toEqual([]);
  });

  it('is each marked part by itself, where a page has such', () => {
    const records = recordsOfPage(
      '/resources/downloads',
      page(
        '<h1>Downloads</h1><ul><li id="download-a b" data-search-item="Download"><h2>Paper &lt;1&gt;</h2><p>One</p></li><li id="download-2" data-search-item="Download"><h2>Paper 2</h2></li></ul>',
      ),
    );
    expect(records.map(({ url, kind, title }) => [url, kind, title])).toEqual([
      ['/resources/downloads#download-a%20b', 'Download', 'Paper <1>'],
      ['/resources/downloads#download-2', 'Download', 'Paper 2'],
    ]);
    expect(records[0]?.content).toContain('One');
    expect(records[0]?.content).not.toContain('Paper 2');
  });

  it.each([
    '<li id="a" data-search-item="Thing"><h2>A</h2></li>',
    '<li data-search-item="Event"><h2>A</h2></li>',
    '<li id="a" data-search-item="Event">A</li>',
  ])('is an error where a marked part is not whole: %s', (item) => {
    expect(() => recordsOfPage('/resources/awards', page(item))).toThrow('/resources/awards');
  });

  it('begins with the text, not with the labels beside it', () => {
    const main =
      '<h1>Engineer</h1><aside><dl><dt>Pay</dt><dd>£60,000</dd></dl></aside><p>You test.</p>';
    const [record] = recordsOfPage('/corporate-overview/careers/engineer', page(main));
    expect(record?.content).toMatch(/You test[^]*Pay[^]*£60,000/);
  });

  it('has sentences without the words of tables and drawings, which are found by themselves, and with quotations', () => {
    const main =
      '<h1>A</h1><p>Claims are paid.</p><table><tr><td>Claims</td><td>12</td></tr></table><figure>Driver 17:20</figure><figure><blockquote>I price risks.</blockquote></figure><form><label>Company</label></form>';
    const [record] = recordsOfPage('/blog/a', page(main));
    expect(record?.drawn).toBe('Claims 12 Driver 17:20');
    expect(record?.content).toMatch(/Claims are paid[^]*I price risks/);
    expect(record?.content).not.toMatch(/12|Driver|Company/);
  });

  it('leaves out what is not searched, such as cards of other pages, whose change is none of its own', () => {
    const main = (card: string) =>
      page(
        `<h1>A</h1><div>One</div><div class="a" data-pagefind-ignore=""><div>${card}</div><div>b</div></div><p>Two</p>`,
      );
    const [record] = recordsOfPage('/blog/a', main('Post 6'));
    expect(record?.content).toMatch(/One[^]*Two/);
    expect([record]).toEqual(recordsOfPage('/blog/a', main('A headline of its own')));
  });

  it('takes linear time for pages whose tags are not closed', () => {
    const html = (size: number) =>
      page(`<h1>A</h1>${'<svg><style><nav><p data-pagefind-ignore>'.repeat(size)}`);
    expect(growth((size) => recordsOfPage('/blog/a', html(size)), 5_000)).toBeLessThan(9);
  });
});
