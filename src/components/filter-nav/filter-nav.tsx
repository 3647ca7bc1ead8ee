import { css } from '@emotion/react';
import { foldLong } from '../../lib/fold-long';
import { formatNumber } from '../../lib/numbers';
import { plainList } from '../../styles/layout';
import { below } from '../../styles/media';
import { smallText } from '../../styles/text';
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
  /** All of it folds away, below a filter that comes first. */
  isFolded?: boolean;
  /** The first of them chooses all. */
  links: readonly FilterLink[];
  /** State for the next page. */
  state?: object;
  className?: string;
}

// Balanced, so that no choice is left alone on a line. In full it would fill a phone before the list begins: it is a
// row there, from edge to edge of the window, and fades where it goes on.
const list = css({
  textWrap: 'balance',
  '& > li': { display: 'inline-block', marginInlineEnd: space.l },
  [below.small]: {
    display: 'flex',
    marginInline: `calc(-1 * ${space.gutter})`,
    // Room for the ring of a focused one.
    padding: `6px ${space.gutter}`,
    scrollPaddingInline: space.gutter,
    maskImage: `linear-gradient(to right, transparent, #000 ${space.gutter}, #000 calc(100% - ${space.gutter}), transparent)`,
    whiteSpace: 'nowrap',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    // As wide as its words, or they lie over the next one's.
    '& > li': { flex: 'none' },
  },
});

/** Filter of a list: each choice is a link; the rest of a long list folds away. */
export function FilterNav({ label, isFolded = false, links, state, className }: FilterNavProps) {
  const [all, ...own] = links;
  const long = foldLong(
    own,
    ({ weight = 0 }) => weight,
    ({ isCurrent }) => isCurrent,
  );
  const folded = isFolded ? links : long.folded;
  const things = label.toLowerCase();
  const chosen = own.find(({ isCurrent }) => isCurrent);
  const item = (each: FilterLink) => <FilterItem key={each.to} link={each} state={state} />;
  return (
    <nav aria-label={label} className={className}>
      {isFolded ? null : (
        <ul css={[plainList, list, smallText]}>
          {all ? item(all) : null}
          {long.shown.map(item)}
        </ul>
      )}
      {folded.length > 0 ? (
        <MoreLinks
          summary={
            isFolded
              ? [label, chosen?.name].filter(Boolean).join(': ')
              : `${formatNumber(folded.length)} more ${things}`
          }
          things={things}
          links={folded}
          item={item}
        />
      ) : null}
    </nav>
  );
}
