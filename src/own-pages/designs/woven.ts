/** The order of a page: its bands as the copy has them, and between them the data layer's additions. */
import type { ReactNode } from 'react';
import type { PageBandData } from '../bands/page-bands';
import type { BandType, DesignPage } from './design-page';

/** A part that no copy holds: case studies, a client's words, pages near this one. */
export interface WovenPart {
  readonly key: string;
  /** It stands behind the first band of the first of these kinds that the page has; else behind all bands. */
  readonly after: readonly BandType[];
  /** Null if the page has none of it. `free`: no neighbour stands on raised ground. */
  readonly draw: (page: DesignPage, free: boolean) => ReactNode;
}

export type WovenStep =
  { readonly band: PageBandData; readonly index: number } | { readonly part: WovenPart };

/** Kinds of band that stand on raised ground by themselves. */
export const raisedBands: ReadonlySet<BandType> = new Set<BandType>([
  'ResultsBand',
  'ExampleBand',
  'DraftsBand',
  'DiagramBand',
  'CalculatorBand',
]);

const isRaised = (step: WovenStep | undefined): boolean =>
  step !== undefined && 'band' in step && raisedBands.has(step.band.__typename);

/** True where neither neighbour of a step is on raised ground, so that it may be. */
export function isFree(steps: readonly WovenStep[], index: number): boolean {
  return !isRaised(steps[index - 1]) && !isRaised(steps[index + 1]);
}

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
  const partsAt = (index: number): WovenStep[] =>
    placed.filter(({ place }) => place === index).map(({ part }) => ({ part }));
  return [...partsAt(-1), ...bands.flatMap((band, index) => [{ band, index }, ...partsAt(index)])];
}
