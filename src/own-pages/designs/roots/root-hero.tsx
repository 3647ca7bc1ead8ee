import type { ComponentType } from 'react';
import type { HeroFigure } from '../../hero-figure';
import type { DesignPage, HeroProps } from '../design-page';
import { PlainHero } from '../heroes/hero-parts';
import { FittedHero } from './fitted-hero';
import { FloatHero } from './float-hero';
import { LedgersHero } from './ledgers-hero';
import { LoomHero } from './loom-hero';
import { MergingHero } from './merging-hero';
import { SelvedgesHero } from './selvedges-hero';
import { TimelineHero } from './timeline-hero';
import { WayOutHero } from './way-out-hero';

export interface RootHeroProps {
  page: DesignPage;
  figure: HeroFigure;
}

const heroes: Readonly<Partial<Record<string, ComponentType<RootHeroProps>>>> = {
  ledgers: LedgersHero,
  merging: MergingHero,
  fitted: FittedHero,
  'way-out': WayOutHero,
  float: FloatHero,
  selvedges: SelvedgesHero,
  timeline: TimelineHero,
  loom: LoomHero,
};

/** A service as a whole, with its own picture and composition. */
export function RootHero({ page }: HeroProps) {
  const { figure } = page.hero;
  const Hero = figure && heroes[figure.kind];
  if (!Hero) return <PlainHero page={page} />;
  return <Hero page={page} figure={figure as HeroFigure} />;
}
