import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { CategoryLink } from '../../lib/page-contexts';
import { noPrint, plainList } from '../../styles/layout';
import { forcedColours, hover } from '../../styles/media';
import { smallText, tabular } from '../../styles/text';
import { color, size, space } from '../../styles/tokens';

export interface CategoryNavProps {
  /** The list of all categories. */
  listPath: string;
  categories: readonly CategoryLink[];
  /** The path of the category shown; null on the list of all. */
  current: string | null;
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
export function CategoryNav({ listPath, categories, current }: CategoryNavProps) {
  if (categories.length === 0) return null;
  const links = [{ name: 'General', path: listPath, count: null }, ...categories];
  return (
    <nav aria-label="Categories" css={noPrint}>
      <ul css={[plainList, list, smallText]}>
        {links.map(({ name, path, count }) => (
          <li key={path}>
            <Link
              css={link}
              to={path}
              aria-current={path === (current ?? listPath) ? 'page' : undefined}
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
