import type { HeroFigure } from '../../hero-figure';
import { bandOf, type DesignPage, type PageWords } from '../design-page';
import { CountedFigure } from './counted-figure';
import { HeroFrame, HeroHead } from './hero-parts';
import { LocalNav } from '../local-nav';
import { MeasureChart } from './measure-chart';

type Props = { page: PageWords & Partial<Pick<DesignPage, 'bands'>> };

/** The head of a page about the company: a count of its own, or what `hero.measure` names drawn to scale. */
export function CompanyHero({ page }: Props) {
  const { figure, measure } = page.hero;
  const table = bandOf(page, 'ComparisonBand');
  return (
    <div>
      <HeroFrame page={page}>
        <HeroHead page={page} />
        {table && measure ? <MeasureChart table={table} measure={measure} /> : null}
        {figure ? <CountedFigure figure={figure as HeroFigure} /> : null}
      </HeroFrame>
      <LocalNav {...page} />
    </div>
  );
}
