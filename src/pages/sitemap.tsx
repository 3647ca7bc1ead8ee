import { css } from '@emotion/react';
import { graphql, Link, type PageProps } from 'gatsby';
import { PageHeader } from '../components/page-header/page-header';
import { navigation, trailOf, type NavigationLink } from '../site/navigation';
import type { ListContext } from '../collections/page-contexts';
import { Seo } from '../seo/seo';
import { columns, plainList, ruled, span, wrap } from '../styles/layout';
import { from } from '../styles/media';
import { h3Text, mutedText, quietLink } from '../styles/text';
import { space } from '../styles/tokens';

export const query = graphql`
  query Sitemap {
    lists: allSitePage(filter: { path: { regex: "/^/(resources|corporate-overview)/[^/]+$/" } }) {
      nodes {
        path
        pageContext
      }
    }
  }
`;

const PATH = '/sitemap';
const body = css({ display: 'grid', paddingBottom: space.section });
const group = css([columns, ruled, { paddingBlock: space.xl, rowGap: space.m }]);
const list = css({
  display: 'grid',
  alignItems: 'start',
  gap: `${space.m} ${space.gap}`,
  [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
// Columns of their own: three services without pages fit below one of eight.
const longList = css({
  columnGap: space.gap,
  [from.small]: { columnCount: 2 },
  [from.wide]: { columnCount: 4 },
  '& > li': { breakInside: 'avoid', marginBottom: space.m },
});
// A service's thread, as long as what hangs on it.
const threaded = css({
  position: 'relative',
  paddingInlineStart: space.s,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: space.xs,
    insetInlineStart: 0,
    width: 3,
    backgroundColor: 'var(--thread)',
    forcedColorAdjust: 'none',
  },
});
const link = css([quietLink, { display: 'inline-block', paddingBlock: '0.3125rem' }]);
const strong = css({ fontWeight: 600 });
const inner = css({ paddingInlineStart: space.m });

type Parts = Partial<Pick<ListContext, 'categories' | 'years'>>;

/** The parts of a list in the order in which it shows them itself: categories, then years. */
function partsOf({ categories = [], years = [] }: Parts, listName: string): NavigationLink[] {
  return [
    ...categories.map(({ name, path }) => ({
      // A category may be called what its list is.
      name: name === listName ? `Category: ${name}` : name,
      path,
    })),
    ...years.map(({ year, path }) => ({ name: year ? `All of ${year}` : 'Undated', path })),
  ];
}

/** `/sitemap`: every page that the navigation links to, and the parts of every list. */
export default function Sitemap({ data }: PageProps<Queries.SitemapQuery>) {
  const contexts = new Map<string, Parts | null>(
    data.lists.nodes.map(({ path, pageContext }) => [path, pageContext]),
  );
  /** The categories and years of a list, as links beneath it. */
  const withParts = (each: NavigationLink): NavigationLink => {
    const own = partsOf(contexts.get(each.path) ?? {}, each.name);
    return own.length > 0 ? { ...each, links: [...(each.links ?? []), ...own] } : each;
  };
  return (
    <>
      <Seo
        title="Sitemap"
        description="Every section of this site on one page: services, products, resources, the company and the small print."
        path={PATH}
        jsonLd={[['breadcrumbList', trailOf(PATH)]]}
      />
      <PageHeader
        trail={trailOf(PATH)}
        title="Sitemap"
        lead="Every section of this site on one page. Articles are listed by category and by year."
      />
      <div css={[wrap, body]}>
        {navigation.map(({ key, name, hub, links, extra = [] }) => (
          <section key={key} css={group} aria-labelledby={`sitemap-${key}`}>
            <h2 css={[h3Text, span('1 / span 3')]} id={`sitemap-${key}`}>
              {hub ? (
                <Link css={quietLink} to={hub.path}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </h2>
            <ul css={[plainList, key === 'services' ? longList : list, span('4 / -1')]}>
              {[...links, ...extra].map((each) => (
                <li key={each.path} css={each.service && threaded} data-thread={each.service}>
                  <Branch link={withParts(each)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function Branch({ link: each }: { link: NavigationLink }) {
  return (
    <>
      <Link css={[link, strong]} to={each.path}>
        {each.name}
      </Link>
      {each.links ? (
        <ul css={[plainList, inner, mutedText]}>
          {each.links.map(({ name, path }) => (
            <li key={path}>
              <Link css={link} to={path}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
