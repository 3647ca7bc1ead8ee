import * as z from 'zod/mini';
import {
  addressed,
  applyUrl,
  dated,
  define,
  gate,
  html,
  id,
  lastMoment,
  pay,
  place,
  text,
} from '../fields';
import { gateQuery, pageQuery, type ReadCalls } from '../read-call';
import { addressedTexts, commonTexts, datedTexts, type Texts } from '../texts';
import { employmentTypes, DEFAULT_PAGE_SIZE } from '../vocabulary';

export const Job = define(
  'Job',
  { id, slug: text, title: text },
  {
    short_description: text,
    department: text,
    location: text,
    address: place,
    is_remote: z.boolean(),
    applicant_region: text,
    employment_type: z.enum(employmentTypes),
    experience: text,
    salary: pay,
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
  form: {
    title: { label: 'Position' },
    short_description: { help: 'The position in a sentence or two.' },
    department: { label: 'Team' },
    location: { help: 'As readers see it, such as Lisbon, or Remote in Europe.' },
    address: { label: 'Place of work', help: 'For search engines, which list jobs by location.' },
    'address.street': { label: 'Street and number' },
    'address.locality': { label: 'City or town' },
    'address.region': { label: 'State or region' },
    'address.postal_code': { label: 'Postal code' },
    'address.country': { label: 'Country', help: 'Two letters, such as IN or DE.' },
    is_remote: { label: 'Fully remote' },
    applicant_region: {
      label: 'Where applicants may live',
      help: 'For remote roles: a country or region, such as India or the European Union.',
    },
    employment_type: {
      label: 'Employment type',
      choices: {
        CONTRACTOR: 'Contract',
        INTERN: 'Internship',
        VOLUNTEER: 'Voluntary',
        PER_DIEM: 'By the day',
      },
    },
    experience: { label: 'Experience required' },
    salary: { label: 'Pay', help: 'Search engines show this too.' },
    'salary.currency': { label: 'Currency', help: 'Three letters, such as EUR.' },
    'salary.min': { label: 'From' },
    'salary.max': { label: 'Up to' },
    'salary.unit': { label: 'Per' },
    apply_url: {
      label: 'Where to apply',
      help: 'A web page, or mailto: followed by an email address. If empty, applications go to the careers address.',
    },
    content: { label: 'Advertisement' },
    valid_through: { label: 'Apply until', help: 'After this the position is no longer listed.' },
  },
  calls: { jobs: 'A page of openings, newest first', job: 'One opening' },
});
