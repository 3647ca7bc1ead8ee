import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { company } from '../../../src/site/company';
import { ArticleCloth } from '../../../src/cloth/cloth';
import { PageShell } from '../../../src/shell/page-shell';
import type { Featured } from '../../../src/shell/featured';
import { pictureShardPath } from '../../../src/live/look-up/picture-index';
import { headerGroups, linksOf } from '../../../src/site/navigation';
import { axe } from '../../support/axe';
import { fetchAnswer, type FetchAnswer } from '../../support/fetch-answer';
import { installObservers, observe } from '../../support/observers';

const item = (slug: string, title: string) => ({
  slug,
  path: `/press-release/${slug}`,
  title,
  excerpt: `About ${slug}`,
  publishedAt: '2026-11-12T09:00:00.000Z',
  date: '12 November 2026',
  picture: {
    alt: '',
    color: '#c0ffee',
    width: 530,
    height: 278,
    src: `/static/${slug}.jpg`,
    srcSet: null,
    sources: [{ type: 'image/webp', srcSet: `/static/${slug}.webp 530w` }],
  },
});
const built: Featured = {
  featuredRead: item('office', 'An office in Łódź'),
  newestPressRelease: item('newest', 'The newest release'),
  newestPost: { ...item('retries', 'Naïve retries'), path: '/blog/retries', picture: null },
};
const release = (slug: string, title: string, more: object = {}) => ({
  id: slug,
  slug,
  title,
  short_description: `Now about ${slug}`,
  status: 'publish',
  is_main: true,
  published_at: '2026-11-20T09:00:00Z',
  ...more,
});

type Answer = FetchAnswer | 'down';
let answers: Record<string, Answer>;
let asked: string[];

beforeEach(() => {
  installObservers();
  asked = [];
  answers = { '/featured.json': { body: built } };
  globalThis.fetch = jest.fn((input: string | URL | Request) => {
    const address = String(input);
    asked.push(address);
    const name = Object.keys(answers).find((each) => address.includes(each));
    const answer = name ? answers[name] : undefined;
    if (answer === undefined || answer === 'down') return Promise.reject(new TypeError('no line'));
    return Promise.resolve(fetchAnswer(answer));
  });
});

/** The shell, when all that it asked for at first has been answered. */
async function show(pathname: string) {
  const shown = render(
    <PageShell pathname={pathname}>
      <h1>Page</h1>
    </PageShell>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return shown;
}
const panelOf = (name: string) => {
  const button = screen.getByRole('button', { name, hidden: true });
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!panel) throw new Error(`${name} controls nothing.`);
  return { button, panel: within(panel) };
};
const services = () => panelOf('Services').panel;
const API = '/NewsAndPressRelease/search';

it('has the landmarks, a way past the header, and no mistake that axe can see', async () => {
  const { container } = await show('/blog/naive-retries');
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(await axe(container)).toEqual([]);
});

it('§2 leads home by the logo', async () => {
  await show('/blog/naive-retries');
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: company.name })).toHaveAttribute('href', '/');
});

describe('the menu of wide windows', () => {
  it.each(headerGroups)('has every page of $name behind a button', async (group) => {
    await show('/');
    const { button, panel } = panelOf(group.name);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    const hrefs = panel.getAllByRole('link', { hidden: true }).map((a) => a.getAttribute('href'));
    const own = linksOf({ ...group, extra: [] }).map(({ path }) => path);
    expect(hrefs.filter((href) => own.includes(href ?? ''))).toEqual(own);
  });

  it('§2 marks the group and the links that a page belongs to, and nothing else', async () => {
    await show('/services/salesforce/data-migration');
    const marked = [...document.querySelectorAll('nav[aria-label="Main"] [aria-current]')].map(
      (each) => [each.textContent, each.getAttribute('aria-current')],
    );
    expect(marked).toEqual([
      ['Services', 'true'],
      ['Salesforce', 'true'],
      ['Data migration', 'page'],
    ]);
  });
});

it('has every page once, behind the toggle of small windows too, and then the way to reach the company', async () => {
  answers['/featured.json'] = { status: 404 };
  await show('/');
  const links = document.querySelectorAll('[data-mobile-menu] ~ div a');
  const hrefs = [...links].map((a) => a.getAttribute('href'));
  const all = headerGroups.flatMap((group) => linksOf({ ...group, extra: [] }));
  expect(hrefs).toEqual([...all.map(({ path }) => path), '/search', '/contact']);
});

it('has a button for each entry with pages beneath it, which names them', async () => {
  await show('/');
  const parents = headerGroups.flatMap(({ links }) => links).filter(({ links }) => links);
  const buttons = screen.getAllByRole('button', { name: /: pages$/, hidden: true });
  expect(buttons.map(({ ariaLabel }) => ariaLabel)).toEqual(
    parents.map(({ name }) => `${name}: pages`),
  );
});

it('keeps the path that CONTACT US is followed from', async () => {
  await show('/');
  const link = screen.getByRole('link', { name: 'CONTACT US', hidden: true });
  expect(link).toHaveAttribute('href', '/contact');
  expect(link).toHaveAttribute('data-track-path');
});

describe('the featured read', () => {
  const title = (name: string) => services().findByRole('link', { name, hidden: true });

  it('is what was built while the API cannot be reached, with its picture', async () => {
    await show('/');
    expect(await title('An office in Łódź')).toHaveAttribute('href', '/press-release/office');
    await waitFor(() => {
      expect(asked.some((address) => address.includes(API))).toBe(true);
    });
    expect(await title('An office in Łódź')).toBeInTheDocument();
    expect(document.querySelector('#menu-services img')).toHaveAttribute(
      'src',
      '/static/office.jpg',
    );
  });

  it('asks for published main items only, the first page of ten', async () => {
    answers[API] = { body: { newsAndPressRelease: [] } };
    await show('/');
    await waitFor(() => {
      expect(asked.some((address) => address.includes(API))).toBe(true);
    });
    const address = new URL(asked.find((each) => each.includes(API)) ?? '');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      page: '1',
      pageSize: '10',
      status: 'publish',
      is_main: 'true',
    });
  });

  it('takes new words for the same item, and keeps its picture', async () => {
    answers[API] = { body: { newsAndPressRelease: [release('office', 'An office, opened')] } };
    await show('/');
    expect(await title('An office, opened')).toHaveAttribute('href', '/press-release/office');
    expect(services().getByText('Now about office')).toBeInTheDocument();
    expect(document.querySelector('#menu-services img')).toHaveAttribute(
      'src',
      '/static/office.jpg',
    );
  });

  it('shows another item without a picture, and leads to its page where that is built', async () => {
    answers[API] = { body: { newsAndPressRelease: [release('later', 'A later one')] } };
    answers['/page-data/press-release/later/'] = {};
    await show('/');
    expect(await title('A later one')).toHaveAttribute('href', '/press-release/later');
    expect(document.querySelector('#menu-services img')).toBeNull();
  });

  it('shows another item’s picture where the build has it, or the site’s own host', async () => {
    const picture = () => document.querySelector('#menu-services img')?.getAttribute('src');
    const later = (image_cdn: string) => ({
      body: { newsAndPressRelease: [release('later', 'A later one', { image_cdn })] },
    });
    const known = 'https://admin.example.com/media/pictures/known.jpg';
    answers[pictureShardPath(known)] = { body: { [known]: { head: '/blog/known' } } };
    const image = { url: '/static/known.jpg', dominant_color: '#c0ffee', gatsbyImageData: null };
    answers['/page-data/blog/known/'] = { body: { result: { data: { post: { image } } } } };
    answers['/page-data/press-release/later/'] = { status: 404 };
    for (const [url, src] of [
      [known, '/static/known.jpg'],
      [`${location.origin}/media/own.jpg`, `${location.origin}/media/own.jpg`],
      ['https://admin.example.com/media/pictures/new.jpg', undefined],
    ] as const) {
      answers[API] = later(url);
      const { unmount } = await show('/');
      await title('A later one');
      expect([url, picture()]).toEqual([url, src]);
      unmount();
    }
  });

  it('leads to the address of an item that has no page yet, which the host answers for', async () => {
    answers[API] = { body: { newsAndPressRelease: [release('later', 'A later one')] } };
    answers['/page-data/press-release/later/'] = { status: 404 };
    await show('/');
    // Followed inside of the application it would be not found.
    expect(await title('A later one')).toHaveAttribute('target', '_self');
    expect(await title('A later one')).toHaveAttribute('href', '/press-release/later');
  });

  it('is not said again among the resources, whichever it is', async () => {
    const among = () =>
      document.querySelector('[data-featured="newestPressRelease"] p a')?.textContent;
    answers['/featured.json'] = {
      body: {
        ...built,
        featuredRead: {
          ...built.featuredRead,
          publishedAt: '2026-11-15',
          date: '15 November 2026',
        },
      },
    };
    answers['/page-data/press-release/'] = {};
    answers[API] = { body: { newsAndPressRelease: [release('later', 'A later one')] } };
    const { unmount } = await show('/');
    expect(among()).toBe('An office in Łódź');
    unmount();
    answers[API] = { body: { newsAndPressRelease: [release('newest', 'The newest, featured')] } };
    await show('/');
    expect(among()).toBe('An office in Łódź');
  });

  it('never shows what is not to be shown, whatever the API sends', async () => {
    answers[API] = {
      body: {
        newsAndPressRelease: [
          release('draft', 'A draft', { status: 'draft' }),
          release('aside', 'Not main', { is_main: false }),
          release('ahead', 'Not yet', { published_at: '2999-01-01T00:00:00Z' }),
          { title: 'No slug' },
          release('office', 'The first that may'),
        ],
      },
    };
    await show('/');
    expect(await title('The first that may')).toBeInTheDocument();
  });

  it.each<[string, Answer]>([
    ['an error', { status: 500, body: { message: 'down' } }],
    ['another shape', { body: { news: 'none' } }],
    ['an empty list', { body: { newsAndPressRelease: [] } }],
  ])('stays as built after %s', async (_what, answer) => {
    answers[API] = answer;
    await show('/');
    await title('An office in Łódź');
    await waitFor(() => {
      expect(asked.some((address) => address.includes(API))).toBe(true);
    });
    expect(await title('An office in Łódź')).toBeInTheDocument();
  });

  it('takes no room where there is none', async () => {
    answers['/featured.json'] = { status: 404 };
    await show('/');
    await waitFor(() => {
      expect(document.querySelectorAll('[data-featured]')).toHaveLength(0);
    });
  });
});

it('§2 §9 shows the featured picture as wide as its place, and leads to the article by it', async () => {
  await show('/');
  const image = document.querySelector('#menu-services img');
  expect(image).toHaveAttribute('sizes', expect.stringMatching(/px/));
  const sources = document.querySelectorAll('#menu-services picture source');
  expect(sources).toHaveLength(1);
  for (const source of sources)
    expect(source).toHaveAttribute('sizes', image?.getAttribute('sizes'));
  const link = image?.closest('a');
  expect(link).toHaveAttribute('href', '/press-release/office');
  // One link is enough for those who go by keys or by ear.
  expect(link).toHaveAttribute('tabindex', '-1');
  expect(link).toHaveAttribute('aria-hidden', 'true');
});

it('§2 features the newest press release and the newest post among the resources', async () => {
  await show('/');
  const { panel } = panelOf('Resources');
  expect(
    await panel.findByRole('link', { name: 'The newest release', hidden: true }),
  ).toHaveAttribute('href', '/press-release/newest');
  expect(panel.getByRole('link', { name: 'Naïve retries', hidden: true })).toHaveAttribute(
    'href',
    '/blog/retries',
  );
});

it('draws the cloth of an article without a picture once it is seen, as its page has it', async () => {
  await show('/');
  const place = document.querySelector('#menu-resources [data-featured="newestPost"]');
  expect(place?.querySelector('svg')).toBeNull();
  const cover = place?.querySelector('a');
  const seen = cover?.firstElementChild;
  if (seen) act(() => observe(seen, { isIntersecting: true }));
  const drawn = await waitFor(
    () => place?.querySelector('svg') ?? Promise.reject(new Error('No cloth was drawn.')),
  );
  const { container } = render(<ArticleCloth slug="retries" />);
  const shapes = (svg: Element | null | undefined) =>
    [...(svg?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'));
  expect(shapes(drawn).length).toBeGreaterThan(2);
  expect(shapes(drawn)).toEqual(shapes(container.querySelector('svg')));
  expect(drawn?.getAttribute('viewBox')).toBe(
    container.querySelector('svg')?.getAttribute('viewBox'),
  );
});

it('keeps the places of articles unseen until they are known: no label, no empty frame', () => {
  render(
    <PageShell pathname="/">
      <h1>Page</h1>
    </PageShell>,
  );
  for (const place of document.querySelectorAll('[data-featured]')) expect(place).not.toBeVisible();
});

it('cuts what an item is about between two words', async () => {
  const excerpt = 'The first twenty-two people move in on Monday. '.repeat(6);
  answers['/featured.json'] = { body: { ...built, newestPost: { ...built.newestPost, excerpt } } };
  await show('/');
  const place = document.querySelector('[data-featured="newestPost"]');
  const shown = place?.lastElementChild?.textContent ?? '';
  expect(shown).toMatch(/\w…$/);
  const [kept] = shown.split('…');
  expect(excerpt.startsWith(`${kept} `) || excerpt.startsWith(`${kept}. `)).toBe(true);
});
