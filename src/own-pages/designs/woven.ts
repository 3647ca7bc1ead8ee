/** The order of a page: its bands as the copy has them, and between them the data layer's additions. */
import type { ReactNode } from 'react';
import type { PageBandData } from '../bands/drawing-types';
import type { BandType, DesignPage } from './design-page';

/** A part that no copy holds: case studies, a client's words, pages near this one. */
export interface WovenPart {
  readonly key: string;
  /** It stands behind the first band of the first of these kinds that the page has; else behind all bands. */
  readonly after: readonly BandType[];
  /** A kind of band that is drawn by this part, and not by itself. */
  readonly replaces?: BandType;
  /** Null where the page has nothing of it. */
  readonly draw: (page: DesignPage) => ReactNode;
}

export type WovenStep =
  | { readonly band: PageBandData; readonly index: number }
  | { readonly part: WovenPart };

/** The index of the band behind which a part stands. */
function placeOf({ after }: WovenPart, bands: readonly PageBandData[]): number {
  const found = after
    .map((type) => bands.findIndex((band) => band.__typename === type))
    .find((index) => index >= 0);
  return found ?? bands.length - 1;
}

/** Bands and parts in the order in which a page shows them; parts of one place keep the order of the list. */
export function weave(bands: readonly PageBandData[], parts: readonly WovenPart[]): WovenStep[] {
  const placed = parts.map((part) => ({ part, place: placeOf(part, bands) }));
  const replaced = new Set(parts.map((part) => part.replaces));
  const partsAt = (index: number): WovenStep[] =>
    placed.filter(({ place }) => place === index).map(({ part }) => ({ part }));
  return [
    ...partsAt(-1),
    ...bands.flatMap((band, index) => [
      ...(replaced.has(band.__typename) ? [] : [{ band, index }]),
      ...partsAt(index),
    ]),
  ];
}
