import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { forcedColours, hover } from '../../styles/media';
import { tabular } from '../../styles/text';
import { color, size, space } from '../../styles/tokens';
import type { FilterLink } from './filter-nav';

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
  // Forced colours draw transparent borders too; only the current one is to be marked.
  [forcedColours]: {
    borderBottomColor: 'Canvas',
    "&[aria-current='page']": { borderBottomColor: 'Highlight' },
  },
});
const number = css({ color: color.muted, fontSize: size.caption, fontWeight: 400 });

interface FilterItemProps {
  link: FilterLink;
  /** State for the next page. */
  state: object | undefined;
}

/** A choice, and its number of items. */
export function FilterItem({ link: { name, count, to, isCurrent }, state }: FilterItemProps) {
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
