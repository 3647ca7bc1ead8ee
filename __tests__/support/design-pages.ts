/** The pages of the real copy as their designs are given them, with case studies and testimonials of a sample's. */
import path from 'node:path';
import { bandTypeName, type BandKind } from '../../src/own-pages/build/bands';
import { withPlace } from '../../src/own-pages/build/places';
import { readLeadsOf } from '../../src/own-pages/build/practice-leads';
import { readContent, type ContentPage } from '../../src/own-pages/build/read-all';
import { serviceOf } from '../../src/site/services';
import type { PageBandData } from '../../src/own-pages/bands/drawing-types';
import type { DesignPage, KinPage } from '../../src/own-pages/designs/design-page';

/** The practice leads of the real copy. */
export const leads = readLeadsOf(path.resolve('src/content')).leads;

const { pages } = readContent(path.resolve('src/content'), 'https://loomwright.example.com');

/** GraphQL's values of keys that the copy leaves out. */
const absent = {
  intro: null,
  note: null,
  output: null,
  label: null,
  file: null,
  href: null,
  download: null,
  text: null,
  result: null,
  state: null,
  actions: null,
  usual: null,
  marks: null,
  short: null,
  target: null,
  weaves: null,
};

function withAbsent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAbsent);
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).map(([key, each]) => [key, withAbsent(each)]);
  return { ...absent, ...Object.fromEntries(own) };
}

/** Rows by the name that the query has for their cells. */
const levelsOf = (band: object) =>
  (band as { rows: { cells: number[] }[] }).rows.map(({ cells, ...row }) => ({
    ...row,
    marks: cells,
  }));

function bandsOf(fields: ContentPage['fields']): PageBandData[] {
  return (fields['bands'] as { kind: BandKind }[]).map((band) => ({
    __typename: bandTypeName(band.kind),
    ...(withAbsent(band) as object),
    ...(band.kind === 'matrix' ? { rows: levelsOf(band) } : {}),
    ...(band.kind === 'leads' ? { leads } : {}),
  })) as PageBandData[];
}

const kinOf = ({ path: address, fields }: ContentPage): KinPage => ({
  trail: [{ name: fields['title'] as string }],
  path: address,
  teaser: (fields['teaser'] ?? 'What it is about.') as string,
});

const above = (address: string) => address.slice(0, address.lastIndexOf('/'));

const study = (number: number) => ({
  slug: `study-${number}`,
  path: `/case-study/study-${number}`,
  title: `Study ${number}`,
  excerpt: 'What was done.',
  category: null,
  client_name: 'Sample client',
  industry: null,
  published_at: null,
  service: null,
  results: [{ value: `${number} days`, label: 'to settle' }],
  image: null,
});

const testimonial = (number: number) => ({
  api_id: `testimonial-${number}`,
  quote: `They came back ${number} times.`,
  name: null,
  role: 'Head of claims',
  company: 'Sample insurer',
  case_study: null,
});

function designPage(page: ContentPage): DesignPage {
  const fields = withPlace(page.path, page.fields);
  const own = pages.filter(({ kind }) => kind === page.kind);
  const parent = own.find(({ path: address }) => address === above(page.path));
  const service = serviceOf(fields['service'] as string | undefined) ?? null;
  const lead = leads.find((each) => each.service === service?.key);
  const hero = fields['hero'] as { heading: string; lead: string };
  return {
    path: page.path,
    title: fields['title'] as string,
    trail: fields.trail,
    group: fields.group,
    design: fields['design'] as string,
    hero: { action: null, ...hero },
    bands: bandsOf(fields),
    contact: (fields['contact'] ?? null) as DesignPage['contact'],
    service: service && { ...service, ...(lead ? { lead } : {}) },
    sub_pages: own.filter(({ path: address }) => above(address) === page.path).map(kinOf),
    siblings: parent
      ? own.filter((each) => each !== page && above(each.path) === parent.path).map(kinOf)
      : [],
    case_studies: service ? [1, 2, 3].map(study) : [],
    testimonials: service ? [1, 2].map(testimonial) : [],
  };
}

/** Every page of the copy that has a design and bands. */
export const designPages: readonly DesignPage[] = pages
  .filter(({ fields }) => 'bands' in fields)
  .map(designPage);
