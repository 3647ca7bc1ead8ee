import { HeroFrame, HeroHead } from './hero-parts';
import type { HeroFigure } from '../../hero-figure';
import { bandOf, type HeroProps } from '../design-page';
import { CountedFigure } from './counted-figure';
import { DraftHero } from './draft-hero';

/** Findings of a check, counted: one crossing for each of a whole. A page that draws a chart begins with the chart. */
export function ChecklistHero({ page }: HeroProps) {
  const drafts = bandOf(page, 'DraftsBand');
  if (drafts) return <DraftHero page={page} drafts={drafts} />;
  const { figure } = page.hero;
  return (
    <HeroFrame page={page}>
      <HeroHead page={page} />
      {figure ? <CountedFigure figure={figure as HeroFigure} /> : null}
    </HeroFrame>
  );
}
