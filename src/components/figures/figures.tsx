import { css } from '@emotion/react';
import { from } from '../../styles/media';
import { mutedText, smallText } from '../../styles/text';
import { size, space } from '../../styles/tokens';
import { FigureValue, figureText, isSentence, sentenceText } from './figure-value';

export interface Figure {
  readonly value: string;
  readonly label: string;
}

// The neighbouring content decides the width, not the window alone.
const box = css({ containerType: 'inline-size' });
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  // Two abreast on a phone of 360 px, which the wider gap misses by a hair.
  gap: space.l,
  [from.nav]: { columnGap: space.xl },
  margin: 0,
});
// Three stand abreast where they can: the third is not left alone on a line.
const threeFrom = (room: string) =>
  css({
    [`@container (min-width: ${room})`]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: space.l,
    },
  });
const three = threeFrom('22rem');
const threeSentences = threeFrom('40rem');
const narrowValue = css({
  '@container (min-width: 22rem) and (max-width: 32rem)': { fontSize: size.h3 },
});
// Figures of one and of two lines end on one line, and their words begin on one.
const item = css({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: space.xs,
});
// Where three have no room abreast each has a row of its own, with its words beside it.
const NARROW = '@container not (min-width: 22rem)';
const rows = css({ [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s } });
const inRow = css({
  [NARROW]: {
    gridRow: 'auto',
    gridTemplate: 'none / minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: space.m,
    alignItems: 'baseline',
  },
});
const value = css([figureText, { order: -1, alignSelf: 'end' }]);
// The largest type of its page, by the room that it has.
/** Characters of a figure up to which it is set as large as that. */
const LONG_FIGURE = 9;
const large = css({ fontSize: 'clamp(2.75rem, 1.25rem + 4cqi, 4.75rem)', lineHeight: 1 });
// A change in figures stays on one line of three columns.
const largeLong = css({ fontSize: 'clamp(2.75rem, 1.25rem + 2.8cqi, 4rem)', lineHeight: 1 });
const largeSentence = css({ fontSize: 'clamp(2rem, 1.25rem + 3cqi, 3.5rem)', lineHeight: 1.05 });
const largeList = (tracks: string) =>
  css({
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space.gap,
    '@container (min-width: 38rem)': {
      gridTemplateColumns: `repeat(${tracks})`,
    },
  });
// Three short ones keep to narrow columns; a word of ten characters, and more of them, need wide ones; even numbers
// stand in pairs.
const largeColumns = {
  short: largeList('auto-fit, minmax(11.5rem, 1fr)'),
  long: largeList('auto-fit, minmax(18rem, 1fr)'),
  pairs: largeList('2, minmax(0, 1fr)'),
} as const;

function largeColumnsOf(figures: readonly Figure[]) {
  if (figures.length % 3 > 0 && figures.length % 2 === 0) return largeColumns.pairs;
  const words = figures.flatMap(({ value: text }) => text.split(/\s/));
  const areShort = figures.length <= 3 && words.every(({ length }) => length <= 7);
  return areShort ? largeColumns.short : largeColumns.long;
}

interface FiguresProps {
  figures: readonly Figure[];
  /** They are the proof of what they stand by, which has nothing larger. */
  isLarge?: boolean;
  className?: string;
}

/** Results of the work, in figures. */
export function Figures({ figures, isLarge = false, className }: FiguresProps) {
  if (figures.length === 0) return null;
  const isThree = figures.length === 3;
  // Those beside a sentence are of its size.
  const areSentences = figures.some(({ value }) => isSentence(value));
  const areShort = isThree && !areSentences && !isLarge;
  const arrangement = isLarge
    ? largeColumnsOf(figures)
    : areShort
      ? [three, rows]
      : isThree && threeSentences;
  const look = isLarge
    ? areSentences
      ? largeSentence
      : figures.some(({ value: text }) => text.length > LONG_FIGURE)
        ? largeLong
        : large
    : [isThree && narrowValue, areSentences && sentenceText];
  return (
    <div css={box} className={className}>
      <dl css={[list, arrangement]}>
        {figures.map((each) => (
          <div key={each.value + each.label} css={[item, areShort && inRow]}>
            <dt css={[smallText, mutedText]} dir="auto">
              {each.label}
            </dt>
            <dd css={[value, look]} dir="auto">
              <FigureValue value={each.value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
