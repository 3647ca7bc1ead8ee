/**
 * Building blocks of the admin API's items: schemas of fields, and fields that many kinds share. Written with zod/mini,
 * since the visitor's browser imports it too.
 */
import * as z from 'zod/mini';
import { salaryUnits, serviceKeys, statuses } from './vocabulary';

/** Trimmed text that is not empty. */
export const text = z.string().check(z.trim(), z.minLength(1));

/** Text that is HTML; kept to the letter, and never trusted. */
export const html = z.string().check(z.minLength(1));

/** An id as the API has it; numbers become strings, so that `7` and `"7"` are one item. */
export const id = z.pipe(
  z.union([text, z.number()]),
  z.transform((value) => String(value)),
);

const hasProtocol = (protocols: readonly string[]) => (value: string) => {
  try {
    return protocols.includes(new URL(value).protocol);
  } catch {
    return false;
  }
};

/** An absolute http(s) URL. */
export const webUrl = text.check(
  z.refine(
    hasProtocol(['http:', 'https:']),
    'must be a full web address, beginning with http:// or https://',
  ),
);

/** URL to apply at: a page, or an e-mail address as a `mailto:` URL. */
export const applyUrl = text.check(
  z.refine(
    hasProtocol(['http:', 'https:', 'mailto:']),
    'must be a full web address, or mailto: followed by an email address',
  ),
);

const ISO_DATE =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?)?(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/** `2026-02-30` is read by `Date` as 2 March; here it is no date. */
function isRealDay(value: string): boolean {
  const [year, month, day] = value.slice(0, 10).split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}

/**
 * A moment as `YYYY-MM-DDThh:mm:ss` with `Z` or `+hh:mm`, in its own zone; without a zone it is of UTC.
 * @param time of a day that comes without one
 */
function inOneNotation(value: string, time = '00:00:00'): string {
  const [, day = '', clock, seconds = '00', zone = 'Z'] = ISO_DATE.exec(value) ?? [];
  const [, sign = '', hours = '', minutes = '00'] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  const isUtc = sign === '' || `${hours}${minutes}` === '0000';
  // The midnight that ends a day belongs to it.
  const written = clock === '24:00' ? '23:59:59' : clock && `${clock}:${seconds}`;
  return `${day}T${written ?? time}${isUtc ? 'Z' : `${sign}${hours}:${minutes}`}`;
}

const isoDate = text.check(
  z.refine(
    (value) =>
      ISO_DATE.test(value) && isRealDay(value) && !Number.isNaN(Date.parse(inOneNotation(value))),
    'must be an ISO 8601 date with a time zone',
  ),
);

/** A moment in the zone that its author wrote, whose day is the day shown: `2026-11-18T09:00:00+05:30`. */
export const moment = z.pipe(
  isoDate,
  z.transform((value: string) => inOneNotation(value)),
);

/** The last moment of something: a day without a time lasts to its end. */
export const lastMoment = z.pipe(
  isoDate,
  z.transform((value: string) => inOneNotation(value, '23:59:59')),
);

/** A calendar year; servers send it as a number or as four digits. */
export const year = z.pipe(
  z.union([z.int().check(z.gte(1900), z.lte(2200)), text.check(z.regex(/^(?:19|20|21)\d\d$/))]),
  z.transform((value) => Number(value)),
);

export const count = z.number().check(z.gte(0));

/** Figures such as `71%` are text; a bare number is taken too. */
export const figure = z.pipe(
  z.union([text, z.number()]),
  z.transform((value) => String(value)),
);

/** A place, in parts. */
export const place = z.object({
  street: z.optional(text),
  locality: z.optional(text),
  region: z.optional(text),
  postal_code: z.optional(text),
  country: z.optional(text),
});

/** Pay from `min` to `max`; shown with the lower one first. */
export const pay = z.object({
  currency: text,
  min: z.optional(count),
  max: z.optional(count),
  unit: z.optional(z.enum(salaryUnits)),
});

/** The service that an item is about. */
export const service = z.enum(serviceKeys);

export type Shape = Record<string, z.ZodMiniType>;

/** A kind of item: without a `required` field the item is not published, an `optional` one may fail alone. */
export interface ItemDefinition<R extends Shape = Shape, O extends Shape = Shape> {
  readonly name: string;
  readonly required: R;
  readonly optional: O;
  /** The optional fields that are dates. */
  readonly dates?: readonly string[];
}

/** The result of parsing an item of a definition. */
export type ItemOf<D extends ItemDefinition> = {
  [K in keyof D['required']]: z.output<D['required'][K]>;
} & { [K in keyof D['optional']]?: z.output<D['optional'][K]> };

/** How a field is declared. */
export const schemaOf = (
  { required, optional }: ItemDefinition,
  field: string,
): z.ZodMiniType | undefined => required[field] ?? optional[field];

const isDate = (schema: z.ZodMiniType | undefined): boolean =>
  schema === moment || schema === lastMoment;

/** @param name of the kind, as the admin API's documents have it */
export function define<R extends Shape, O extends Shape>(
  name: string,
  required: R,
  optional: O,
): ItemDefinition<R, O> {
  const dates = Object.keys(optional).filter((field) => isDate(optional[field]));
  return { name, required, optional, dates };
}

/** Fields that decide whether an item is shown. */
export const gate = { is_main: z.boolean(), status: z.enum(statuses) };
export const picture = { image_cdn: webUrl, image_alt: text };
/** Optional fields of an item with its own page. */
export const addressed = {
  meta_title: text,
  meta_description: text,
  previous_slugs: z.array(text),
};
export const dated = { published_at: moment, updated_at: moment };

/** The fields of an item that hold HTML. */
export function htmlFieldsOf({ optional }: ItemDefinition): string[] {
  return Object.keys(optional).filter((name) => optional[name] === html);
}
