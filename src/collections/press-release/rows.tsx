import { css } from '@emotion/react';
import { EmptyState } from '../../components/empty-state/empty-state';
import { timeOf } from '../../lib/time-of';
import { ListFoot } from '../../live/lists/list-foot';
import { wrap } from '../../styles/layout';
import { space } from '../../styles/tokens';
import type { ListContext } from '../page-contexts';
import { Related } from '../related';
import { NewsMonths, type NewsMonthsProps } from './months';
import { NewsLead, NewsLine } from './teaser';

const lead = css({ paddingBottom: space.xxl });
const body = css({
  display: 'grid',
  gap: space.xxl,
  paddingBlock: `${space.xxl} ${space.section}`,
});

/** The newest item, across the page. */
export function NewestNews({ item }: { item: Queries.NewsLeadFragment }) {
  return (
    <div css={lead}>
      <div css={wrap}>
        <NewsLead item={item} />
      </div>
    </div>
  );
}

export interface NewsRowsProps extends Pick<NewsMonthsProps, 'items'> {
  list: ListContext;
}

/** The other news of a built page of the list, by month. */
export function NewsRows({ items, list }: NewsRowsProps) {
  return (
    <div css={[wrap, body]}>
      <NewsMonths items={items} />
      {list.total === 0 ? <EmptyState>No news here yet.</EmptyState> : null}
      <ListFoot list={list} label="news" feed="pressRelease" />
    </div>
  );
}

/** Related news, newest first. */
export function RelatedNews({ items }: { items: readonly Queries.NewsTeaserFragment[] }) {
  const newestFirst = [...items].sort(
    (a, b) => (timeOf(b.published_at) ?? 0) - (timeOf(a.published_at) ?? 0),
  );
  return (
    <Related title="Other news">
      <div>
        {newestFirst.map((item) => (
          <NewsLine key={item.path} item={item} />
        ))}
      </div>
    </Related>
  );
}
