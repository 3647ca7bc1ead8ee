import { PlainBands, type BodyProps } from '../plain-bands';
import { bandOf, linksTo, type DesignPage } from '../design-page';
import type { Design } from '../designs';
import { ModesBand } from '../../bands/modes-band';
import { drawnHere, proof } from '../parts';
import { RootHero } from './root-hero';

/** The page with each page below it in its list: one that the copy does not name comes last, with its own line. */
export function withEveryPage(page: DesignPage): DesignPage {
  const list = bandOf(page, 'RelatedBand');
  const named = new Set(list?.links.map(({ href }) => href));
  const unnamed = linksTo(page.sub_pages).filter(({ href }) => !named.has(href));
  if (unnamed.length === 0) return page;
  const whole = {
    __typename: 'RelatedBand',
    heading: list?.heading ?? `Within ${page.title}`,
    links: [...(list?.links ?? []), ...unnamed],
  } as const;
  const bands = list
    ? page.bands.map((band) => (band === list ? whole : band))
    : [whole, ...page.bands];
  return { ...page, bands };
}

function BandsAndPages({ page, woven }: BodyProps) {
  return <PlainBands page={withEveryPage(page)} woven={woven} />;
}

/** A whole service. A separate template draws its pictures, so that no other page loads them. */
export const overview: Design = {
  Hero: RootHero,
  Body: BandsAndPages,
  woven: [drawnHere('ModesBand', ModesBand), proof('Case studies', ['StepsBand'])],
  closing: 'night',
};
