import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { useId } from 'react';
import { noPrint, plainList } from '../../styles/layout';
import { below, forcedColours, from, hover } from '../../styles/media';
import { scrollEdges } from '../../styles/scroll-edges';
import { captionText, mutedText, smallText, tabular } from '../../styles/text';
import { color, size, space } from '../../styles/tokens';

export interface FilterLink {
  name: string;
  to: string;
  /** How many it leads to; null where that is not known. */
  count: number | null;
  isCurrent: boolean;
}

export interface FilterNavProps {
  /** What the links choose by. */
  label: string;
  /** Where there is another one beside it, the label is seen. */
  isLabelSeen?: boolean;
  links: readonly FilterLink[];
  /** What the next page is told. */
  state?: object;
  className?: string;
}

const labelled = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: space.l,
  [from.small]: { gridTemplateColumns: '5rem minmax(0, 1fr)' },
});
const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: space.l, rowGap: 0 });
// Two of them in full would fill a phone before the list begins. The room at their edges is for the mark of focus.
const inOneRow = css({
  [below.small]: [
    scrollEdges,
    {
      flexWrap: 'nowrap',
      marginInline: -4,
      padding: 4,
      whiteSpace: 'nowrap',
      overscrollBehaviorX: 'contain',
    },
  ],
});
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
  // Forced colours draw transparent borders too; only the current one is to be marked.
  [forcedColours]: {
    borderBottomColor: 'Canvas',
    "&[aria-current='page']": { borderBottomColor: 'Highlight' },
  },
});
const number = css({ color: color.muted, fontSize: size.caption, fontWeight: 400 });

/** What a list is narrowed down by: each choice a link of its own. */
export function FilterNav({ label, isLabelSeen = false, links, state, className }: FilterNavProps) {
  const id = useId();
  const name = isLabelSeen ? { 'aria-labelledby': id } : { 'aria-label': label };
  return (
    <nav {...name} css={[noPrint, isLabelSeen && labelled]} className={className}>
      {isLabelSeen ? (
        <p css={[captionText, mutedText]} id={id}>
          {label}
        </p>
      ) : null}
      <ul css={[plainList, list, smallText, isLabelSeen && inOneRow]}>
        {links.map(({ name: text, to, count, isCurrent }) => (
          <li key={text}>
            <Link
              css={link}
              to={to}
              {...(state ? { state } : {})}
              aria-current={isCurrent ? 'page' : undefined}
            >
              <span dir="auto">{text}</span>
              {count === null ? null : <span css={[number, tabular]}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
