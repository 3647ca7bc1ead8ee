/**
 * The registry of all collections, in the order of reports. Separate, so that pages load only collections with pages.
 */
import { definitionsWithPages } from '.';
import { award } from './award/definition';
import { client } from './client/definition';
import { pdf } from './pdf/definition';
import { techSeries } from './tech-series/definition';
import { testimonial } from './testimonial/definition';

export const definitions = [
  client,
  ...definitionsWithPages,
  techSeries,
  pdf,
  award,
  testimonial,
] as const;

export type Definition = (typeof definitions)[number];
export type CollectionKey = Definition['key'];
