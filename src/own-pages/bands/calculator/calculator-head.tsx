import { css } from '@emotion/react';
import { columns, span } from '../../../styles/layout';
import { leadText } from '../../../styles/text';
import { space } from '../../../styles/tokens';
import { BandTitle } from '../band-title';

const head = css([columns, { rowGap: space.m, marginBottom: space.xl }]);

/** The heading of a calculator, and what it is about. */
export function CalculatorHead({
  heading,
  intro,
}: Pick<Queries.CalculatorBandFragment, 'heading' | 'intro'>) {
  return (
    <div css={head}>
      <BandTitle css={span('1 / span 7')}>{heading}</BandTitle>
      {intro ? <p css={[leadText, span('1 / span 8')]}>{intro}</p> : null}
    </div>
  );
}
