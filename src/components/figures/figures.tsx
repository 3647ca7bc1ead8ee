import { css } from '@emotion/react';
import { from } from '../../styles/media';
import { captionText, h2Text, mutedText, tabular } from '../../styles/text';
import { space } from '../../styles/tokens';

export interface Figure {
  readonly value: string;
  readonly label: string;
}

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  // Two abreast on a phone of 360 px, which the wider gap misses by a hair.
  gap: space.l,
  [from.medium]: { columnGap: space.xl },
  margin: 0,
});
const item = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space.xs,
});
const value = css([h2Text, { textWrap: 'nowrap', overflowWrap: 'normal' }]);
// A long value (a sentence in place of a figure) is set smaller and may break.
const longValue = css({ fontSize: '1.375rem', textWrap: 'balance', overflowWrap: 'anywhere' });

/** What came of the work, in figures. */
export function Figures({
  figures,
  className,
}: {
  figures: readonly Figure[];
  className?: string;
}) {
  if (figures.length === 0) return null;
  return (
    <dl css={list} className={className}>
      {figures.map((each) => (
        <div key={each.value + each.label} css={item}>
          <dt css={[captionText, mutedText]} dir="auto">
            {each.label}
          </dt>
          <dd css={[value, tabular, each.value.length > 10 && longValue]} dir="auto">
            {each.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
