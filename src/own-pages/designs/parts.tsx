/** Parts that may stand between a page's bands. A design picks from them and sets their places. */
import type { ComponentType } from 'react';
import { bandOf, linksTo, type BandOf, type BandType, type DesignPage } from './design-page';
import { ProofBand } from './proof-band';
import { RelatedBand } from '../bands/related-band';
import type { WovenPart } from './woven';

type Result = BandOf<'ResultsBand'>['items'][number];

/** Pictures of a whole service with room for a result beside them. */
const WITH_RESULT: readonly string[] = ['selvedges'];

/** Whether the page's beginning has shown the first of its results. */
const showsFirstResult = ({ design, hero }: DesignPage): boolean =>
  design === 'worked-example' ||
  (design === 'comparison' && !hero.measure && !hero.figure) ||
  (design === 'overview' && WITH_RESULT.includes(hero.figure?.kind ?? ''));

/** Whether the page's beginning has said it or drawn it. */
const isShown = (page: DesignPage, { value }: Result, at: number): boolean =>
  (at === 0 && showsFirstResult(page)) || value === page.hero.figure?.result;

/**
 * Results in place of the page's own: with the case studies and testimonials that they come from.
 * @param heading of a page without results of its own
 * @param after where it stands then
 */
export function proof(heading: string, after: readonly BandType[]): WovenPart {
  return {
    key: 'proof',
    after: ['ResultsBand', ...after],
    replaces: 'ResultsBand',
    draw(page) {
      const band = bandOf(page, 'ResultsBand');
      const results = band?.items.filter((each, at) => !isShown(page, each, at)) ?? [];
      const { case_studies, testimonials, service } = page;
      if (results.length + case_studies.length + testimonials.length === 0) return null;
      return (
        <ProofBand
          heading={band?.heading ?? heading}
          {...{ results, case_studies, testimonials, service }}
        />
      );
    },
  };
}

/** A kind of band that pages of one design alone may have, once, so that no other page loads its drawing. */
export function drawnHere<T extends BandType>(
  type: T,
  Drawing: ComponentType<{ band: BandOf<T> }>,
): WovenPart {
  return {
    key: type,
    after: [type],
    replaces: type,
    draw(page) {
      const band = bandOf(page, type);
      return band ? <Drawing band={band} /> : null;
    },
  };
}

/** A kind of band that the page's beginning has drawn. */
export const drawnAbove = (type: BandType): WovenPart => ({
  key: type,
  after: [type],
  replaces: type,
  draw: () => null,
});

/** Where there are more pages than these to read on, the service's others are listed by name alone. */
const FEW = 4;

/** Where to read on, in place of the page's related pages: with the service's other pages, last of all. */
export const readOn: WovenPart = {
  key: 'read-on',
  after: [],
  replaces: 'RelatedBand',
  draw(page) {
    const band = bandOf(page, 'RelatedBand');
    const named = band?.links ?? [];
    // One that is named with a reason is not named again.
    const siblings = linksTo(page.siblings).filter((each) =>
      named.every(({ href }) => href !== each.href),
    );
    const links = [...named, ...siblings];
    if (links.length === 0) return null;
    const heading = band?.heading ?? `More in ${page.service?.name ?? page.title}`;
    return links.length > FEW ? (
      <RelatedBand band={{ heading, links: named }} byName={siblings} />
    ) : (
      <RelatedBand band={{ heading, links }} />
    );
  },
};
