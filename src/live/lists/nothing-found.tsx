import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { EmptyState } from '../../components/empty-state/empty-state';
import { listAddress, wholeList, type ListPlace, type ListQuery } from './list-query';
import type { FollowProps } from '../../components/pagination/pagination';
import { plainList } from '../../styles/layout';
import { standaloneLink } from '../../styles/text';
import { space } from '../../styles/tokens';
import type { Nouns } from './results-text';

const ways = css([
  plainList,
  { display: 'flex', flexWrap: 'wrap', columnGap: space.l, rowGap: space.s },
]);
const way = css([standaloneLink, { display: 'inline-block', paddingBlock: space.xs }]);

export interface NothingFoundProps {
  place: ListPlace;
  query: ListQuery;
  names: Nouns;
  /** Goes along with each link that stays in the list. */
  follow: FollowProps;
}

function reasonFor({ title, category, type, page }: ListQuery, { one, many }: Nouns): string {
  if (page > 1) return 'This list has fewer pages.';
  if (title) return 'A shorter word may find more: titles are matched exactly as written.';
  if (category && type) return `No ${one} matches both.`;
  return category || type
    ? `No ${one} matches this choice.`
    : `There are no ${many} at the moment.`;
}

/** Suggestions where nothing was found: less of the question, or the whole site. */
export function NothingFound({ place, query, names, follow }: NothingFoundProps) {
  const { title, category, type, page } = query;
  const first = page > 1 ? { text: 'Go to the first page', query: { ...query, page: 1 } } : null;
  const wider =
    title && (category ?? type)
      ? { text: `Search all ${names.many}`, query: { ...wholeList, title } }
      : null;
  return (
    <div>
      <EmptyState>{reasonFor(query, names)}</EmptyState>
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
