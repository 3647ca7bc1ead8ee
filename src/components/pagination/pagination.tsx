import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { pagesToShow, pagePath } from '../../lib/pagination';
import { plainList } from '../../styles/layout';
import { forcedColours, hover } from '../../styles/media';
import { smallText, standaloneLink, tabular } from '../../styles/text';
import { color, radius, space } from '../../styles/tokens';

export interface PaginationProps {
  page: number;
  pageCount: number;
  basePath: string;
  /** Name of the paged items, for the landmark's name: `Blog posts`. */
  label: string;
  /** The address of a page, where it is not one of the built ones. */
  hrefOf?: (page: number) => string;
  /** Goes along with each link: state for the next page, and a callback. */
  follow?: FollowProps;
}

/** Side effects of following a link. */
export interface FollowProps {
  state?: object;
  onClick?: () => void;
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  paddingTop: space.l,
  borderTop: `1px solid ${color.line}`,
});
const list = css({ display: 'flex', flexWrap: 'wrap', gap: space.hair });
const number = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  paddingInline: space.xs,
  borderRadius: radius.control,
  color: color.ink,
  textDecoration: 'none',
  [hover]: { '&:hover': { backgroundColor: color.raised } },
  "&[aria-current='page']": {
    fontWeight: 700,
    boxShadow: `inset 0 -3px ${color.action}`,
    borderRadius: 0,
    // Forced colours drop shadows.
    [forcedColours]: { borderBottom: '3px solid Highlight' },
  },
});
const gap = css([number, { color: color.muted }]);
const step = css([standaloneLink, { display: 'inline-block', paddingBlock: space.s }]);

/** Numbered pages as real links; nothing where one page holds everything. */
export function Pagination({
  page,
  pageCount,
  basePath,
  label,
  hrefOf = (each) => pagePath(basePath, each),
  follow = {},
}: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={`Pagination: ${label}`} css={[bar, smallText]}>
      <ol css={[plainList, list, tabular]}>
        {pagesToShow(page, pageCount).map((each, index) => (
          <li key={each ?? `gap ${index}`}>
            {each === null ? (
              <span css={gap}>…</span>
            ) : (
              <Link
                {...follow}
                css={number}
                to={hrefOf(each)}
                aria-label={`Page ${each}`}
                aria-current={each === page ? 'page' : undefined}
              >
                {each}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Steps page={page} pageCount={pageCount} hrefOf={hrefOf} follow={follow} />
    </nav>
  );
}

interface StepsProps extends Pick<PaginationProps, 'page' | 'pageCount'> {
  hrefOf: (page: number) => string;
  follow: FollowProps;
}

function Steps({ page, pageCount, hrefOf, follow }: StepsProps) {
  return (
    <div css={{ display: 'flex', gap: space.l }}>
      {page > 1 ? (
        <Link {...follow} css={step} to={hrefOf(page - 1)} rel="prev">
          Previous
        </Link>
      ) : null}
      {page < pageCount ? (
        <Link {...follow} css={step} to={hrefOf(page + 1)} rel="next">
          Next
        </Link>
      ) : null}
    </div>
  );
}
