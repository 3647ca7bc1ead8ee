import { css } from '@emotion/react';
import { noPrint, plainList } from '../../styles/layout';
import { forcedColours, from } from '../../styles/media';
import { quietLink, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { ContentsRow } from './contents-row';
import { useCurrentHeading } from './use-current-heading';

export interface TocHeading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
  /** A word or two for it where there is no room for all headings. */
  readonly short?: string;
}

const box = css({
  // When it is raised, its lower line moves with it.
  alignSelf: 'start',
  borderBlock: `1px solid ${color.line}`,
});
const summary = css({ paddingBlock: space.m, fontWeight: 600 });
const side = css({ display: 'none' });
/** From which width it stands beside: in a column of the page, or in the margin of a page that needs all columns. */
const places = { column: from.wide, margin: from.margin } as const;
const folded = {
  column: css({ [places.column]: { display: 'none' } }),
  // The row takes over.
  margin: css({ [from.wide]: { display: 'none' } }),
} as const;
const stays = {
  display: 'block',
  position: 'sticky',
  alignSelf: 'start',
  top: '6rem',
  maxHeight: 'calc(100vh - 8rem)',
  overflowY: 'auto',
} as const;
const beside = {
  column: css({ [places.column]: stays }),
  margin: css({ [places.margin]: stays }),
} as const;
const title = css({ margin: `0 0 ${space.xs}`, fontWeight: 600 });
const link = css([
  quietLink,
  {
    display: 'block',
    paddingBlock: space.hair,
    paddingInlineStart: space.m,
    borderInlineStart: `2px solid ${color.line}`,
    color: color.muted,
    lineHeight: 1.35,
    "&[aria-current='true']": { borderInlineStartColor: color.action, color: color.ink },
    [forcedColours]: {
      borderInlineStartColor: 'GrayText',
      "&[aria-current='true']": { borderInlineStartColor: 'Highlight' },
    },
  },
]);
const deeper = css({ paddingInlineStart: space.xl });

/** The second- and third-level headings of a text; fewer than three need no list. */
export function tocEntries(headings: readonly TocHeading[]): TocHeading[] {
  const entries = headings.filter(({ level }) => level <= 3);
  return entries.length >= 3 ? entries : [];
}

/**
 * Headings of a long text: beside it on a wide screen, folded above it elsewhere. For the margin, windows without room in
 * theirs have a row of them.
 */
export function TableOfContents({
  headings,
  name = 'On this page',
  place = 'column',
}: {
  headings: readonly TocHeading[];
  place?: keyof typeof places;
  /** Says what of, where that is not all of the page. */
  name?: string;
}) {
  const entries = tocEntries(headings);
  const current = useCurrentHeading(entries);
  if (entries.length === 0) return null;
  return (
    <>
      {place === 'margin' ? <ContentsRow name={name} entries={entries} current={current} /> : null}
      <details css={[box, folded[place], smallText, noPrint]} data-pagefind-ignore="">
        <summary css={summary}>{name}</summary>
        <Entries entries={entries} current={null} />
      </details>
      <nav css={[side, beside[place], smallText]} aria-label={name}>
        <p css={title}>{name}</p>
        <Entries entries={entries} current={current} />
      </nav>
    </>
  );
}

function Entries({ entries, current }: { entries: readonly TocHeading[]; current: string | null }) {
  return (
    <ol css={[plainList, { paddingBottom: space.m }]}>
      {entries.map(({ id, text, level }) => (
        <li key={id}>
          <a
            css={[link, level > 2 && deeper]}
            href={`#${encodeURIComponent(id)}`}
            aria-current={id === current ? 'true' : undefined}
            dir="auto"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
