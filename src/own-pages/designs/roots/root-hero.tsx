import type { ComponentType } from 'react';
import type { FigureKind, HeroFigure } from '../../hero-figure';
import type { DesignPage, HeroProps } from '../design-page';
import { CompanyHero } from '../heroes/company-hero';
import { FloatHero } from './float-hero';
import { LedgersHero } from './ledgers-hero';
import { LoomHero } from './loom-hero';
import { MergingHero } from './merging-hero';
import { PunchedHero } from './punched-hero';
import { SelvedgesHero } from './selvedges-hero';
import { TimelineHero } from './timeline-hero';
import { WayOutHero } from './way-out-hero';

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
  loom: LoomHero,
};

/** A service as a whole, with its own picture and composition. */
export function RootHero({ page }: HeroProps) {
  const { figure } = page.hero;
  if (!figure) return <CompanyHero page={page} />;
  const Hero = heroes[figure.kind as FigureKind];
  return <Hero page={page} figure={figure as HeroFigure} />;
}
