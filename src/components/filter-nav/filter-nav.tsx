import { css } from '@emotion/react';
import { useId } from 'react';
import { foldLong } from '../../lib/fold-long';
import { noPrint, plainList } from '../../styles/layout';
import { below, from } from '../../styles/media';
import { scrollEdges } from '../../styles/scroll-edges';
import { captionText, mutedText, smallText } from '../../styles/text';
import { space } from '../../styles/tokens';
import { FilterItem } from './filter-item';
import { MoreLinks } from './more-links';

export interface FilterLink {
  name: string;
  to: string;
  /** Number of items the link leads to; null where unknown. */
  count: number | null;
  isCurrent: boolean;
  /** Number of items in the whole list: of many links, those with the most are shown. */
  weight?: number;
}

export interface FilterNavProps {
  /** The property that the links choose by. */
  label: string;
  /** A visible label, where another filter stands beside it. */
  isLabelSeen?: boolean;
  /** The first of them chooses all. */
  links: readonly FilterLink[];
  /** State for the next page. */
  state?: object;
  className?: string;
}

const labelled = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: space.l,
  [from.small]: { gridTemplateColumns: '5rem minmax(0, 1fr)' },
  // The rest, below the list, and not below its label.
  '& > ul ~ *': { gridColumn: '-2 / -1' },
});
// Balanced, so that no choice is left alone on a line.
const list = css({
  textWrap: 'balance',
  '& > li': { display: 'inline-block', marginInlineEnd: space.l },
});
// Two of them in full would fill a phone before the list begins. The room at their edges is for the mark of focus.
const inOneRow = css({
  [below.small]: [
    scrollEdges,
    {
      display: 'flex',
      marginInline: -4,
      padding: 4,
      whiteSpace: 'nowrap',
      overscrollBehaviorX: 'contain',
      // As wide as its words, or they lie over the next one's.
      '& > li': { flex: 'none' },
    },
  ],
});
/** Filter of a list: each choice is a link; the rest of a long list folds away. */
export function FilterNav({ label, isLabelSeen = false, links, state, className }: FilterNavProps) {
  const id = useId();
  const [all, ...own] = links;
  const { shown, folded } = foldLong(
    own,
    ({ weight = 0 }) => weight,
    ({ isCurrent }) => isCurrent,
  );
  const item = (each: FilterLink) => <FilterItem key={each.to} link={each} state={state} />;
  const name = isLabelSeen ? { 'aria-labelledby': id } : { 'aria-label': label };
  return (
    <nav {...name} css={[noPrint, isLabelSeen && labelled]} className={className}>
      {isLabelSeen ? (
        <p css={[captionText, mutedText]} id={id}>
          {label}
        </p>
      ) : null}
      <ul css={[plainList, list, smallText, isLabelSeen && inOneRow]}>
        {all ? item(all) : null}
        {shown.map(item)}
      </ul>
      {folded.length > 0 ? <MoreLinks label={label} links={folded} item={item} /> : null}
    </nav>
  );
}
