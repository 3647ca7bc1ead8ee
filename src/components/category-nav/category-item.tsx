import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { forcedColours, hover } from '../../styles/media';
import { tabular } from '../../styles/text';
import { color, size, space } from '../../styles/tokens';

export interface CategoryEntry {
  readonly name: string;
  readonly path: string;
  /** How many it holds; null where that is not known. */
  readonly count: number | null;
  /** Where its link leads. */
  readonly to: string;
}

const row = css({ minWidth: 0 });
const link = css({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '0.4em',
  paddingBlock: space.s,
  borderBottom: '2px solid transparent',
  color: color.ink,
  fontWeight: 500,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  [hover]: { '&:hover': { borderBottomColor: color.edge } },
  "&[aria-current='page']": { borderBottomColor: color.action, fontWeight: 600 },
  // Forced colours draw transparent borders too; only the current category is to be marked.
  [forcedColours]: {
    borderBottomColor: 'Canvas',
    "&[aria-current='page']": { borderBottomColor: 'Highlight' },
  },
});
const number = css({ color: color.muted, fontSize: size.caption, fontWeight: 400 });

interface CategoryItemProps {
  entry: CategoryEntry;
  isCurrent: boolean;
  /** What the next page is told. */
  state: object | undefined;
}

/** A category and how many it holds. */
export function CategoryItem({ entry: { name, count, to }, isCurrent, state }: CategoryItemProps) {
  return (
    <li css={row}>
      <Link
        css={link}
        to={to}
        {...(state ? { state } : {})}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span dir="auto">{name}</span>
        {count === null ? null : <span css={[number, tabular]}>{count}</span>}
      </Link>
    </li>
  );
}
