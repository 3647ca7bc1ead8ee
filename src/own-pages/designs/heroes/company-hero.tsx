import { css } from '@emotion/react';
import { columns, span } from '../../../styles/layout';
import { displayText } from '../../../styles/text';
import { bandOf, type DesignPage, type PageWords } from '../design-page';
import { HeroFrame, HeroLead } from './hero-parts';
import { LocalNav } from '../local-nav';
import { MeasureChart } from './measure-chart';

const quiet = css([displayText, { maxWidth: '14em' }]);

type Props = { page: PageWords & Partial<Pick<DesignPage, 'bands'>> };

/** Large, quiet words, and what `hero.measure` names drawn to scale. */
export function CompanyHero({ page }: Props) {
  const { heading, measure } = page.hero;
  const table = bandOf(page, 'ComparisonBand');
  return (
    <div>
      <HeroFrame page={page}>
        <h1 css={quiet}>{heading}</h1>
        <div css={columns}>
          <HeroLead css={span('6 / -1')} page={page} />
        </div>
        {table && measure ? <MeasureChart table={table} measure={measure} /> : null}
      </HeroFrame>
      <LocalNav {...page} />
    </div>
  );
}
