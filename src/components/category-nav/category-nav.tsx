import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { ALL_CATEGORIES } from '../../../contract/vocabulary';
import type { CategoryLink } from '../../lib/page-contexts';
import { noPrint, plainList } from '../../styles/layout';
import { forcedColours, hover } from '../../styles/media';
import { smallText, tabular } from '../../styles/text';
import { color, size, space } from '../../styles/tokens';

export interface CategoryNavProps {
  /** The list of all categories. */
  listPath: string;
  categories: readonly CategoryLink[];
  /** The path of the category shown; null on the list of all, undefined for one that has no page. */
  current: string | null | undefined;
  /** The address of a category (null: of all), where it is not its page; how many it holds is another matter then. */
  hrefOf?: (category: CategoryLink | null) => string;
  /** What the next page is told. */
  state?: object;
}

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: space.l, rowGap: 0 });
const link = css({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '0.4em',
  paddingBlock: space.s,
  borderBottom: '2px solid transparent',
  color: color.ink,
  fontWeight: 500,
  textDecoration: 'none',
  [hover]: { '&:hover': { borderBottomColor: color.edge } },
  "&[aria-current='page']": { borderBottomColor: color.action, fontWeight: 600 },
  // Forced colours draw transparent borders too; only the current category is to be marked.
  [forcedColours]: {
    borderBottomColor: 'Canvas',
    "&[aria-current='page']": { borderBottomColor: 'Highlight' },
  },
});
const number = css({ color: color.muted, fontSize: size.caption, fontWeight: 400 });

/** The categories of a list, each a page of its own; 'General' is all of them. */
export function CategoryNav({ listPath, categories, current, hrefOf, state }: CategoryNavProps) {
  if (categories.length === 0) return null;
  const all = { name: ALL_CATEGORIES, path: listPath, count: null, to: hrefOf?.(null) ?? listPath };
  const own = categories.map((category) => ({
    ...category,
    count: hrefOf ? null : category.count,
    to: hrefOf?.(category) ?? category.path,
  }));
  const shown = current === null ? listPath : current;
  return (
    <nav aria-label="Categories" css={noPrint}>
      <ul css={[plainList, list, smallText]}>
        {[all, ...own].map(({ name, path, count, to }) => (
          <li key={path}>
            <Link
              css={link}
              to={to}
              {...(state ? { state } : {})}
              aria-current={path === shown ? 'page' : undefined}
            >
              <span dir="auto">{name}</span>
              {count === null ? null : <span css={[number, tabular]}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
