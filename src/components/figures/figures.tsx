import { css } from '@emotion/react';
import { from } from '../../styles/media';
import { mutedText, smallText } from '../../styles/text';
import { size, space } from '../../styles/tokens';
import { FigureValue, figureText, isSentence, sentenceText } from './figure-value';
import { CHARACTER, largeFigures, ROOMY } from './large-figures';

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
// Four stand two by two where they have no room abreast, so that none is left alone either.
const four = css({
  '@container (min-width: 20rem) and (max-width: 45rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
});
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
const largeSentence = css({ fontSize: 'clamp(2rem, 1.25rem + 3cqi, 3.5rem)', lineHeight: 1.05 });
/** rem, of the narrowest column of sentences. */
const SENTENCE = 18;
const largeSentences = css({
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.gap,
  [ROOMY]: { gridTemplateColumns: `repeat(auto-fit, minmax(${SENTENCE}rem, 1fr))` },
});
/** Characters from which a number breaks in a column of sentences, unless it is set smaller. */
const LONG_NUMBER = 15;

/** The size of sentences beside a number too long for their column, which would break within it. */
function besideLongNumber(figures: readonly Figure[]) {
  const numbers = figures.flatMap(({ value: text }) => text.match(/\S*\d\S*/g) ?? []);
  const longest = Math.max(0, ...numbers.map(({ length }) => length));
  if (longest < LONG_NUMBER) return null;
  return css({ fontSize: `${Math.max(1, SENTENCE / (longest * CHARACTER)).toFixed(2)}rem` });
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
    ? areSentences
      ? largeSentences
      : largeFigures(figures)
    : areShort
      ? [three, rows]
      : [isThree && threeSentences, figures.length === 4 && !areSentences && four];
  const look = isLarge
    ? areSentences && [largeSentence, besideLongNumber(figures)]
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
