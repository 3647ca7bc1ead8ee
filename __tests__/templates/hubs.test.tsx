/** Hubs of another company: with no items, with one, with hundreds, and with copy that says less. */
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import { definitions } from '../../src/collections/all';
import HubLineUp from '../../src/templates/hub-line-up';
import HubNewest from '../../src/templates/hub-newest';
import HubPractices from '../../src/templates/hub-practices';
import HubProfile from '../../src/templates/hub-profile';
import { axe } from '../support/axe';

jest.mock('../../src/seo/seo', () => ({ Seo: () => null }));

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const listPaths = definitions.flatMap((definition): string[] =>
  'pages' in definition
    ? [definition.pages.list]
    : 'listedOn' in definition
      ? [definition.listedOn]
      : [],
);

const hubOf = (path: string, more: object = {}) => ({
  path,
  title: 'The section',
  trail: [{ name: 'The section', path }],
  meta_title: 'The section',
  meta_description: 'What is in it.',
  content_digest: '1',
  hero: { heading: 'What is here', lead: 'And for whom.' },
  ways: null,
  index: null,
  closing: null,
  ...more,
});

function show(Template: unknown, data: object) {
  const Page = Template as ComponentType<PageProps>;
  return render(<Page {...({ data } as unknown as PageProps)} />);
}

const hrefs = (container: HTMLElement) =>
  [...container.querySelectorAll('a')].map((a) => a.getAttribute('href'));

describe('the hub of resources', () => {
  const hub = hubOf('/resources', {
    index: {
      heading: 'Lists',
      intro: null,
      lines: listPaths.map((href) => ({ href, name: `List ${href}`, text: 'Good for this.' })),
    },
  });
  const none = { totalCount: 0, nodes: [] };
  const empty = {
    hub,
    caseStudies: none,
    posts: none,
    events: none,
    pdfs: none,
    news: none,
    awards: none,
    jobs: none,
  };
  const item = (path: string, title: string) => ({ path, title, published_at: null });

  it('says that nothing has been published, and names no list', async () => {
    const { container } = show(HubNewest, empty);
    expect(screen.getByText(/Nothing has been published/)).toBeVisible();
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    expect(hrefs(container).filter((href) => listPaths.includes(href ?? ''))).toEqual([]);
    expect(await axe(container)).toEqual([]);
  });

  it('shows the one post that there is, without a way to more', () => {
    const one = { totalCount: 1, nodes: [item('/blog/only', LONG)] };
    const { container } = show(HubNewest, { ...empty, posts: one });
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(screen.getByText('1 post')).toBeVisible();
    expect(hrefs(container)).toContain('/blog/only');
    expect(screen.queryByRole('link', { name: /^All / })).toBeNull();
  });

  it('of hundreds shows the newest, how many there are, and the way to them', async () => {
    const posts = {
      totalCount: 500,
      nodes: [item('/blog/newest', 'Newest'), item('/blog/second', 'Second')],
    };
    const study = {
      slug: 'bare',
      path: '/case-study/bare',
      title: LONG,
      excerpt: '',
      client_name: null,
      service: null,
      results: [],
      image: null,
    };
    const { container } = show(HubNewest, {
      ...empty,
      posts,
      caseStudies: { totalCount: 1, nodes: [study] },
    });
    expect(hrefs(container)).toEqual(
      expect.arrayContaining(['/blog/newest', '/blog/second', '/case-study/bare']),
    );
    expect(screen.getByRole('link', { name: 'All 500 posts' })).toHaveAttribute(
      'href',
      '/resources/blogs',
    );
    expect(await axe(container)).toEqual([]);
  });
});

describe('the hub of services', () => {
  const practice = {
    path: '/services/cloud',
    teaser: 'Clouds, built.',
    service: { key: 'cloud', name: 'Cloud' },
    sub_pages: [],
    bands: [{}],
  };

  it('stands without practices, and without copy on where to start', () => {
    show(HubPractices, { hub: hubOf('/services'), practices: { nodes: [] } });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'What is here',
    ]);
  });

  it('describes a practice that the copy does not name by its teaser, and shows no figure of none', async () => {
    const { container } = show(HubPractices, {
      hub: hubOf('/services'),
      practices: { nodes: [practice] },
    });
    expect(screen.getByText('Clouds, built.')).toBeVisible();
    expect(screen.getByText(/1 practice, 0 pages/)).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });
});

describe('the hub of products', () => {
  it('shows a product that has no facts by its heading and lead', async () => {
    const product = {
      path: '/products/of-no-menu',
      title: 'Bare',
      trail: [],
      hero: { heading: 'It does a thing', lead: 'For whoever needs it.', action: null },
      contact: null,
      at_a_glance: null,
    };
    const { container } = show(HubLineUp, {
      hub: hubOf('/products'),
      products: { nodes: [product] },
    });
    expect(screen.getByRole('link', { name: 'Bare' })).toHaveAttribute('href', product.path);
    expect(screen.getByText('It does a thing')).toBeVisible();
    expect(screen.getByText('For whoever needs it.')).toBeVisible();
    expect(screen.queryByText('Charged')).toBeNull();
    expect(await axe(container)).toEqual([]);
  });
});

describe('the hub of the company', () => {
  const pages = ['/corporate-overview/about', '/corporate-overview/security'];
  const group = {
    name: 'Buyer',
    text: null,
    links: [{ href: pages[0], name: 'About', text: 'Why.' }],
  };

  it('leads to each page once: from those who start there, and to the others below', async () => {
    const { container } = show(HubProfile, {
      hub: hubOf('/corporate-overview', { ways: { heading: 'Start', groups: [group] } }),
      pages: { nodes: pages.map((path) => ({ path, title: path })) },
    });
    const links = hrefs(container).filter((href) => pages.includes(href ?? ''));
    expect(links).toEqual(pages);
    expect(await axe(container)).toEqual([]);
  });
});
