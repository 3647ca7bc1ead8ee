import { anchorOf } from '../anchor';
import type { PageBandData } from '../bands/drawing-types';

export interface BandAnchor {
  /** The id of the band's heading. */
  readonly id: string;
  /** The heading. */
  readonly text: string;
}

/** The bands that can be linked to: those with a heading. */
export function anchorsOf(bands: readonly PageBandData[]): BandAnchor[] {
  return bands.flatMap((band) =>
    'heading' in band ? [{ id: anchorOf(band.heading), text: band.heading }] : [],
  );
}

/** The address of a band on its own page. */
export function hrefOf(band: { readonly heading: string }): string {
  return `#${anchorOf(band.heading)}`;
}
