import { css } from '@emotion/react';
import { FeedLinks } from '../../feeds/feed-links';
import { Pagination } from '../../components/pagination/pagination';
import { YearNav } from '../../components/year-nav/year-nav';
import type { FeedKey } from '../../feeds/feeds';
import type { ListContext } from '../../collections/page-contexts';
import { noPrint } from '../../styles/layout';
import { color, space } from '../../styles/tokens';

export interface ListFootProps {
  list: Pick<ListContext, 'page' | 'pageCount' | 'basePath' | 'years'>;
  /** Name of the items, for the names of the landmarks: `blog posts`. */
  label: string;
  /** The feed of the list, where it has one. */
  feed?: FeedKey;
}

const foot = css([noPrint, { display: 'grid', gap: space.s }]);
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.xxl,
});
// The pages bring the line along.
const ruled = css({ paddingTop: space.m, borderTop: `1px solid ${color.line}` });

/** The end of a list below one line: its pages, then its archive and its feeds. */
export function ListFoot({ list: { years, ...pages }, label, feed }: ListFootProps) {
  const hasWays = years.length > 0 || feed !== undefined;
  if (!hasWays && pages.pageCount <= 1) return null;
  return (
    <div css={foot}>
      <Pagination
        page={pages.page}
        pageCount={pages.pageCount}
        basePath={pages.basePath}
        label={label}
      />
      {hasWays ? (
        <div css={[ways, pages.pageCount <= 1 && ruled]}>
          <YearNav years={years} things={label} />
          {feed ? <FeedLinks feed={feed} /> : null}
        </div>
      ) : null}
    </div>
  );
}
