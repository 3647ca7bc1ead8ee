import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { CategoryNav } from '../components/category-nav/category-nav';
import { EmptyState } from '../components/empty-state/empty-state';
import { PageHeader } from '../components/page-header/page-header';
import { Pagination } from '../components/pagination/pagination';
import { YearNav } from '../components/year-nav/year-nav';
import { company } from '../lib/company';
import { formatDate } from '../lib/format';
import { groupInOrder } from '../lib/group-in-order';
import { listFacts } from '../lib/list-facts';
import type { ListContext } from '../lib/page-contexts';
import { ListSeo } from '../seo/list-seo';
import { NewsLead, NewsLine } from '../sections/teasers/news-teaser';
import { columns, span, staysBeside, wrap } from '../styles/layout';
import { h3Text, standaloneLink } from '../styles/text';
import { color, space } from '../styles/tokens';

export const query = graphql`
  query PressReleases($ids: [String!]!) {
    pressReleases(ids: $ids) {
      ...NewsLead
    }
  }
`;

const lead = css({ paddingBlock: space.xxl, backgroundColor: color.raised });
const body = css({ display: 'grid', gap: space.xxl, paddingBlock: space.xxl });
const month = css([columns, { rowGap: space.s }]);
const monthName = css([h3Text, staysBeside('medium')]);

/** `/resources/press-release`: a chronicle by month, below the newest item. */
export default function PressReleases({
  data,
  pageContext,
}: PageProps<Queries.PressReleasesQuery, ListContext>) {
  const { page, pageCount, basePath, category, categories, years } = pageContext;
  const facts = listFacts(pageContext, {
    name: 'News',
    path: '/resources/press-release',
    of: 'announcements',
  });
  const newest = page === 1 ? data.pressReleases[0] : undefined;
  const others = newest ? data.pressReleases.slice(1) : data.pressReleases;
  const months = groupInOrder(
    others,
    ({ published_at: at }) => formatDate(at, 'month') || 'Undated',
  );
  return (
    <>
      <ListSeo
        facts={facts}
        description="Announcements by Loomwright: releases for the press, and smaller news from the offices."
      />
      <PageHeader
        trail={facts.trail}
        title={category?.name ?? 'News and press releases'}
        lead={
          <>
            Writing about us? The press desk answers the same day:{' '}
            <a css={standaloneLink} href={`mailto:${company.email.press}`}>
              {company.email.press}
            </a>
          </>
        }
      >
        <CategoryNav
          listPath="/resources/press-release"
          categories={categories}
          current={category?.path ?? null}
        />
      </PageHeader>
      {newest ? (
        <div css={lead}>
          <div css={wrap}>
            <NewsLead item={newest} />
          </div>
        </div>
      ) : null}
      <div css={[wrap, body]}>
        {months.map(([name, items]) => (
          <section key={name} css={month} aria-label={name}>
            <h2 css={[monthName, span('1 / span 3')]}>{name}</h2>
            <div css={span('4 / -1')}>
              {items.map((item) => (
                <NewsLine key={item.path} item={item} long />
              ))}
            </div>
          </section>
        ))}
        {data.pressReleases.length === 0 ? <EmptyState>No news here yet.</EmptyState> : null}
        <Pagination page={page} pageCount={pageCount} basePath={basePath} label="news" />
        <YearNav years={years} />
      </div>
    </>
  );
}
