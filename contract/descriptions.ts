/**
 * Descriptions of each item and field, in a sentence: the OpenAPI document and GraphiQL show them. Separate from the
 * schemas, so that a visitor's browser does not download them.
 */
import type { ItemName } from './items';
import { itemTexts } from './kinds';
import type { Texts } from './texts';

export const descriptions: Readonly<Record<ItemName, Texts>> = itemTexts();

/** The parts of structured fields. */
export const partDescriptions = {
  author: { name: 'The author or team.', role: 'What they do.', image_cdn: 'A portrait’s URL.' },
  results: { value: 'The figure, such as `71%` or `19 → 2`.', label: 'What the figure counts.' },
  address: {
    street: 'Street and number.',
    locality: 'City or town.',
    region: 'State or region.',
    postal_code: 'Postal code.',
    country: 'Country, best as an ISO 3166-1 code.',
  },
  salary: {
    currency: 'ISO 4217 code.',
    min: 'The least offered, in units of the currency.',
    max: 'The most offered, in units of the currency.',
    unit: 'What the figures are paid for: `HOUR`, `DAY`, `WEEK`, `MONTH` or `YEAR`.',
  },
  speakers: { name: 'The speaker or team.', role: 'What they do.' },
} as const;
