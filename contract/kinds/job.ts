import * as z from 'zod/mini';
import {
  addressed,
  applyUrl,
  count,
  dated,
  define,
  gate,
  html,
  id,
  lastMoment,
  text,
} from '../fields';
import { gateQuery, pageQuery, type ReadCalls } from '../read-call';
import { addressedTexts, commonTexts, datedTexts, type Texts } from '../texts';
import { employmentTypes, salaryUnits, DEFAULT_PAGE_SIZE } from '../vocabulary';

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
    valid_through: lastMoment,
    ...addressed,
    ...dated,
    ...gate,
  },
);

export const jobCalls = {
  jobs: {
    path: 'job/search',
    item: Job,
    answer: { list: 'jobs' },
    query: [...pageQuery, ...gateQuery],
    defaultPageSize: DEFAULT_PAGE_SIZE,
    summaries: true,
  },
  job: { path: 'job/slug/{slug}', item: Job, answer: 'object', query: [] },
} as const satisfies ReadCalls;

export const jobTexts = (): Texts<typeof Job, typeof jobCalls> => ({
  item: 'An opening: a position that one can apply for.',
  fields: {
    ...commonTexts,
    ...addressedTexts,
    ...datedTexts,
    title: 'The position’s title.',
    short_description: 'The position in a sentence or two.',
    department: 'The team that hires.',
    location: 'Where the work is done, as shown to readers.',
    address: 'Where the work is done, in parts.',
    is_remote: 'Whether all of the work can be done from elsewhere.',
    applicant_region: 'Where applicants for remote work may live.',
    employment_type: 'Kind of employment, in schema.org’s names.',
    experience: 'What experience is asked for.',
    salary: 'The pay offered.',
    apply_url: 'Where to apply: a page or a `mailto:` address.',
    content: 'The whole advertisement, as HTML.',
    valid_through: 'The last moment to apply.',
  },
  calls: { jobs: 'A page of openings, newest first', job: 'One opening' },
});
