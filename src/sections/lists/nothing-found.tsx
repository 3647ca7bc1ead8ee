import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { EmptyState } from '../../components/empty-state/empty-state';
import { listAddress, type ListPlace, type ListQuery } from '../../lib/list-query';
import type { FollowProps } from '../../components/pagination/pagination';
import { plainList } from '../../styles/layout';
import { standaloneLink } from '../../styles/text';
import { space } from '../../styles/tokens';
import type { ListNames } from './list-names';

const ways = css([
  plainList,
  { display: 'flex', flexWrap: 'wrap', columnGap: space.l, rowGap: space.s },
]);
const way = css([standaloneLink, { display: 'inline-block', paddingBlock: space.xs }]);

export interface NothingFoundProps {
  place: ListPlace;
  query: ListQuery;
  names: ListNames;
  /** Goes along with each link that stays in the list. */
  follow: FollowProps;
}

/** What to try where nothing was found: less of the question, or the whole site. */
export function NothingFound({ place, query, names, follow }: NothingFoundProps) {
  const { title, category, page } = query;
  const first = page > 1 ? { text: 'Go to the first page', query: { ...query, page: 1 } } : null;
  const wider =
    title && category
      ? { text: `Search all ${names.many}`, query: { title, category: null, page: 1 } }
      : null;
  return (
    <div>
      <EmptyState>
        {page > 1
          ? 'The list ends before this page.'
          : 'A shorter word finds more: titles are searched as they are written.'}
      </EmptyState>
      <ul css={ways}>
        {[first, wider].map((each) =>
          each ? (
            <li key={each.text}>
              <Link {...follow} css={way} to={listAddress(place, each.query)}>
                {each.text}
              </Link>
            </li>
          ) : null,
        )}
        {title ? (
          <li>
            <Link css={way} to={`/search?${new URLSearchParams({ q: title }).toString()}`}>
              Search the whole site
            </Link>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
