import { css } from '@emotion/react';
import { from } from '../../styles/media';
import { captionText, h2Text, mutedText, tabular } from '../../styles/text';
import { size, space } from '../../styles/tokens';

export interface Figure {
  readonly value: string;
  readonly label: string;
}

// What is beside it decides how wide it is, not the window alone.
const box = css({ containerType: 'inline-size' });
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  // Two abreast on a phone of 360 px, which the wider gap misses by a hair.
  gap: space.l,
  [from.medium]: { columnGap: space.xl },
  margin: 0,
});
// Three stand abreast where they can: the third is not left alone on a line.
const three = css({
  '@container (min-width: 22rem)': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: space.l,
  },
});
const narrowValue = css({
  '@container (min-width: 22rem) and (max-width: 32rem)': { fontSize: size.h3 },
});
const item = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space.xs,
});
const value = css([h2Text, { textWrap: 'nowrap', overflowWrap: 'normal' }]);
// A long value (a sentence in place of a figure) is set smaller and may break; those beside it are of its size.
const longValue = css({ fontSize: '1.375rem', textWrap: 'balance', overflowWrap: 'anywhere' });

/** Characters. */
const LONG = 10;

/** What came of the work, in figures. */
export function Figures({
  figures,
  className,
}: {
  figures: readonly Figure[];
  className?: string;
}) {
  if (figures.length === 0) return null;
  const isThree = figures.length === 3;
  const isLong = figures.some(({ value: { length } }) => length > LONG);
  return (
    <div css={box} className={className}>
      <dl css={[list, isThree && three]}>
        {figures.map((each) => (
          <div key={each.value + each.label} css={item}>
            <dt css={[captionText, mutedText]} dir="auto">
              {each.label}
            </dt>
            <dd css={[value, tabular, isThree && narrowValue, isLong && longValue]} dir="auto">
              {each.value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
