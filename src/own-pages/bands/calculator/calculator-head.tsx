import { css } from '@emotion/react';
import { NoHyphenBreak } from '../../../components/no-hyphen-break';
import { columns, span } from '../../../styles/layout';
import { h2Text, leadText } from '../../../styles/text';
import { space } from '../../../styles/tokens';
import { anchorOf } from '../../anchor';

const head = css([columns, { rowGap: space.m, marginBottom: space.xl }]);

/** The heading of a calculator, and what it is about. */
export function CalculatorHead({
  heading,
  intro,
}: Pick<Queries.CalculatorBandFragment, 'heading' | 'intro'>) {
  return (
    <div css={head}>
      <h2 css={[h2Text, span('1 / span 7')]} id={anchorOf(heading)}>
        <NoHyphenBreak>{heading}</NoHyphenBreak>
      </h2>
      {intro ? <p css={[leadText, span('1 / span 8')]}>{intro}</p> : null}
    </div>
  );
}
