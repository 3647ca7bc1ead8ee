import { css } from '@emotion/react';
import { FigureValue, figureText } from '../../../components/figures/figure-value';
import { captionText, mutedText, smallText } from '../../../styles/text';
import { thread, threadWidth } from '../../../styles/thread';
import { space } from '../../../styles/tokens';
import { bandOf, type HeroProps } from '../design-page';

const box = css({
  display: 'grid',
  alignContent: 'center',
  gap: space.hair,
  margin: 0,
  paddingInlineStart: space.m,
  borderInlineStart: `${threadWidth}px solid ${thread}`,
});
const value = css([figureText, { order: -1 }]);

/** The first of the page's results, small: the proof of the words beside it. */
export function Proof({ page, className }: HeroProps & { className?: string }) {
  const result = bandOf(page, 'ResultsBand')?.items[0];
  if (!result) return null;
  return (
    <dl css={box} className={className}>
      <dt css={smallText}>{result.label}</dt>
      <dd css={value}>
        <FigureValue value={result.value} />
      </dd>
      <dd css={[captionText, mutedText]}>{result.basis}</dd>
    </dl>
  );
}
