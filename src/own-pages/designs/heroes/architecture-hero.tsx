import { DiagramBand } from '../../bands/diagram-band';
import { bandOf, type HeroProps } from '../design-page';
import { HeroFrame, HeroHead } from './hero-parts';

/** How the parts of a system fit together: the page's diagram, right below its head. */
export function ArchitectureHero({ page }: HeroProps) {
  const diagram = bandOf(page, 'DiagramBand');
  return (
    <>
      <HeroFrame page={page}>
        <HeroHead page={page} />
      </HeroFrame>
      {diagram ? <DiagramBand band={diagram} /> : null}
    </>
  );
}
