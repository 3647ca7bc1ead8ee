import type { HeroFigure } from '../../hero-figure';
import { bandOf, serviceKeyOfPage, type HeroProps } from '../design-page';
import { HeroFrame, HeroHead } from './hero-parts';
import { MeasureChart } from './measure-chart';
import { Proof } from './proof';
import { ShiftFigure } from './shift-figure';

/**
 * Options against each other: by one measure of the page's table, drawn to scale; by what they have to bear; else by the
 * results of the choice.
 */
export function ComparisonHero({ page }: HeroProps) {
  const table = bandOf(page, 'ComparisonBand');
  const { measure, figure } = page.hero;
  return (
    <HeroFrame page={page}>
      <HeroHead page={page}>{measure || figure ? null : <Proof page={page} />}</HeroHead>
      {table && measure ? (
        <MeasureChart table={table} measure={measure} service={serviceKeyOfPage(page)} />
      ) : null}
      {figure ? <ShiftFigure figure={figure as HeroFigure} /> : null}
    </HeroFrame>
  );
}
