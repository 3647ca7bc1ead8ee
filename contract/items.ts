/**
 * The items of the admin API: one definition a kind, naming what must be there and what may be.
 * Written with zod/mini, since the visitor's browser imports it too.
 */
import * as z from 'zod/mini';
import {
  employmentTypes,
  eventModes,
  pressReleaseCategories,
  salaryUnits,
  serviceKeys,
  statuses,
} from './vocabulary';

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
  z.refine(hasProtocol(['http:', 'https:']), 'must be an absolute http or https URL'),
);

/** Where to apply: a page, or an e-mail address as a `mailto:` URL. */
export const applyUrl = text.check(
  z.refine(
    hasProtocol(['http:', 'https:', 'mailto:']),
    'must be an absolute http, https or mailto URL',
  ),
);

const ISO_DATE = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?(?:Z|[+-]\d\d:?\d\d)?$/i;
const ZONE = /(?:Z|[+-]\d\d:?\d\d)$/;

/** `2026-02-30` is read by `Date` as 2 March; here it is no date. */
function isRealDay(value: string): boolean {
  const [year, month, day] = value.slice(0, 10).split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}

/** A moment as `Date.parse` takes it: without a zone it is of UTC. @param time of a day that comes without one */
function withZone(value: string, time = '00:00:00'): string {
  const upper = value.toUpperCase().replace(' ', 'T');
  const zone = ZONE.exec(upper)?.[0];
  if (!upper.includes('T')) return `${upper.slice(0, 10)}T${time}${zone ?? 'Z'}`;
  return zone ? upper : `${upper}Z`;
}

const isoDate = text.check(
  z.refine(
    (value) =>
      ISO_DATE.test(value) && isRealDay(value) && !Number.isNaN(Date.parse(withZone(value))),
    'must be an ISO 8601 date with a time zone',
  ),
);

/** A moment in ISO 8601, normalised to UTC: `2026-11-18T09:00:00.000Z`. */
export const moment = z.pipe(
  isoDate,
  z.transform((value: string) => new Date(withZone(value)).toISOString()),
);

/**
 * A moment whose day matters where it is: its own offset is kept, as in `2027-01-31T23:59:59-05:00`, which is
 * 1 February in UTC but the end of January for who applies there. A day without a time lasts to its end.
 */
export const localMoment = z.pipe(
  isoDate,
  z.transform((value: string) => withZone(value, '23:59:59')),
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

/** The service that an item is about. */
export const service = z.enum(serviceKeys);

export type Shape = Record<string, z.ZodMiniType>;

/** A kind of item: without a `required` field the item is not published, an `optional` one may fail alone. */
export interface ItemDefinition<R extends Shape = Shape, O extends Shape = Shape> {
  readonly name: string;
  readonly required: R;
  readonly optional: O;
}

/** What parsing an item of a definition gives. */
export type ItemOf<D extends ItemDefinition> = {
  [K in keyof D['required']]: z.output<D['required'][K]>;
} & { [K in keyof D['optional']]?: z.output<D['optional'][K]> };

function define<R extends Shape, O extends Shape>(
  name: string,
  required: R,
  optional: O,
): ItemDefinition<R, O> {
  return { name, required, optional };
}

const gate = { is_main: z.boolean(), status: z.enum(statuses) };
const picture = { image_cdn: webUrl, image_alt: text };
const addressed = {
  meta_title: text,
  meta_description: text,
  previous_slugs: z.array(text),
};
const dated = { published_at: moment, updated_at: moment };

export const author = z.object({
  name: z.optional(text),
  role: z.optional(text),
  image_cdn: z.optional(webUrl),
});
export const result = z.object({ value: figure, label: text });
export const address = z.object({
  street: z.optional(text),
  locality: z.optional(text),
  region: z.optional(text),
  postal_code: z.optional(text),
  country: z.optional(text),
});
export const salary = z.object({
  currency: text,
  min: z.optional(count),
  max: z.optional(count),
  unit: z.optional(z.enum(salaryUnits)),
});
export const speaker = z.object({ name: text, role: z.optional(text) });

export const Client = define(
  'Client',
  { id, name: text },
  { image_cdn: webUrl, url: webUrl, ...gate },
);

export const CaseStudy = define(
  'CaseStudy',
  { id, slug: text, title: text },
  {
    short_description: text,
    ...picture,
    category: text,
    type: service,
    client_name: text,
    industry: text,
    technologies: z.array(text),
    results: z.array(result),
    challenge: html,
    solution: html,
    content: html,
    ...addressed,
    ...dated,
    ...gate,
  },
);

export const Post = define(
  'Post',
  { id, slug: text, title: text },
  {
    short_description: text,
    ...picture,
    category: text,
    tags: z.array(text),
    author,
    content: html,
    ...addressed,
    ...dated,
    ...gate,
  },
);

export const Award = define(
  'Award',
  { id, title: text },
  { issuer: text, year, short_description: text, image_cdn: webUrl, url: webUrl, ...gate },
);

export const Testimonial = define(
  'Testimonial',
  { id, quote: text },
  {
    name: text,
    role: text,
    company: text,
    type: service,
    image_cdn: webUrl,
    ...gate,
  },
);

export const PressRelease = define(
  'PressRelease',
  { id, slug: text, title: text },
  {
    short_description: text,
    ...picture,
    category: z.enum(pressReleaseCategories),
    content: html,
    ...addressed,
    ...dated,
    ...gate,
  },
);

export const Job = define(
  'Job',
  { id, slug: text, title: text },
  {
    short_description: text,
    department: text,
    location: text,
    address,
    is_remote: z.boolean(),
    applicant_region: text,
    employment_type: z.enum(employmentTypes),
    experience: text,
    salary,
    apply_url: applyUrl,
    content: html,
    valid_through: localMoment,
    ...addressed,
    ...dated,
    ...gate,
  },
);

export const Pdf = define(
  'Pdf',
  { id, title: text, file_url: webUrl },
  { short_description: text, category: text, image_cdn: webUrl, size_bytes: count },
);

export const TechSeriesEvent = define(
  'TechSeriesEvent',
  { id, title: text },
  {
    short_description: text,
    ...picture,
    starts_at: moment,
    ends_at: moment,
    mode: z.enum(eventModes),
    location: text,
    speakers: z.array(speaker),
    video_url: webUrl,
    url: webUrl,
    ...gate,
  },
);

export const User = define('User', { id, user_name: text }, {});

/** Every kind of item that the site publishes, by its name in the contract. */
export const items = {
  Client,
  CaseStudy,
  Post,
  Award,
  Testimonial,
  PressRelease,
  Job,
  Pdf,
  TechSeriesEvent,
} as const;
export type ItemName = keyof typeof items;

/** The fields of an item that hold HTML. */
export function htmlFieldsOf({ optional }: ItemDefinition): string[] {
  return Object.keys(optional).filter((name) => optional[name] === html);
}

/** The fields that a summary leaves out, and whose presence (even as null) marks a whole item. */
export const richTextFields: readonly string[] = [
  ...new Set(Object.values(items).flatMap(htmlFieldsOf)),
];
