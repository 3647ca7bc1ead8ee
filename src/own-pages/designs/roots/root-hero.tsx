import type { ComponentType } from 'react';
import type { FigureKind, HeroFigure } from '../../hero-figure';
import type { DesignPage, HeroProps } from '../design-page';
import { CompanyHero } from '../drawn-parts';
import {
  CellsHero,
  FloatHero,
  LedgersHero,
  MergingHero,
  PunchedHero,
  SelvedgesHero,
  TimelineHero,
  WayOutHero,
} from './parts';

export interface RootHeroProps {
  page: DesignPage;
  figure: HeroFigure;
}

const heroes: Readonly<Record<FigureKind, ComponentType<RootHeroProps>>> = {
  ledgers: LedgersHero,
  merging: MergingHero,
  punched: PunchedHero,
  'way-out': WayOutHero,
  float: FloatHero,
  selvedges: SelvedgesHero,
  timeline: TimelineHero,
  cells: CellsHero,
};

/** Components that draw the picture named by the page's data. */
export const heroParts = ({ hero: { figure } }: DesignPage): readonly object[] => [
  figure ? heroes[figure.kind as FigureKind] : CompanyHero,
];

/** A service as a whole, with its own picture and composition. */
export function RootHero({ page }: HeroProps) {
  const { figure } = page.hero;
  if (!figure) return <CompanyHero page={page} />;
  const Hero = heroes[figure.kind as FigureKind];
  return <Hero page={page} figure={figure as HeroFigure} />;
}
