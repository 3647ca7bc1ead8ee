import { css } from '@emotion/react';
import { headRow, span } from '../../../styles/layout';
import { h1Text, leadText } from '../../../styles/text';
import { space } from '../../../styles/tokens';
import type { HeroFigure } from '../../hero-figure';
import { bandOf, serviceKeyOfPage, type HeroProps } from '../design-page';
import { HeroActions, HeroFrame } from './hero-parts';
import { MeasureChart } from './measure-chart';
import { Proof } from './proof';
import { ShiftFigure } from './shift-figure';

const words = css({ display: 'grid', gap: space.l, alignContent: 'end' });

/**
 * Options against each other: by one measure of the page's table, drawn to scale; by what they have to bear; else by the
 * results of the choice.
 */
export function ComparisonHero({ page }: HeroProps) {
  const table = bandOf(page, 'ComparisonBand');
  const { heading, lead, measure, figure } = page.hero;
  return (
    <HeroFrame page={page}>
      <div css={headRow}>
        <h1 css={[h1Text, span('1 / span 7')]}>{heading}</h1>
        <div css={[words, span('8 / -1')]}>
          <p css={leadText}>{lead}</p>
          <HeroActions page={page} />
          {measure || figure ? null : <Proof page={page} />}
        </div>
      </div>
      {table && measure ? (
        <MeasureChart table={table} measure={measure} service={serviceKeyOfPage(page)} />
      ) : null}
      {figure ? <ShiftFigure figure={figure as HeroFigure} /> : null}
    </HeroFrame>
  );
}
