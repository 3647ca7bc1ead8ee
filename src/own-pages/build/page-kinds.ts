/**
 * The table of the company's own pages: one row a kind. Reading, types, nodes and pages are loops over it.
 */
import * as z from 'zod';
import { serviceKeys } from '@corporate-website/contract/vocabulary';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../../seo/head-limits';
import { figureKinds } from '../hero-figure';
import { band, screenView } from './bands';
import { address, list, markdown, oneOf, part, parts, text } from './fields';
import { hubCopy } from './hub-fields';

/** Page layouts; `src/own-pages/designs` has a component for each. */
export const designs = [
  'overview',
  'comparison',
  'process',
  'architecture',
  'checklist',
  'worked-example',
  'calculator',
  'questionnaire',
  'product',
  'company',
  'essay',
  'policy',
] as const;

/** A shorter description says too little of its page. */
const SHORTEST_DESCRIPTION = 70;

const common = {
  title: text('The page’s name in menus and breadcrumbs.'),
  meta_title: text(`The title of its head, at most ${TITLE_LENGTH} characters, unique.`).max(
    TITLE_LENGTH,
    `is longer than ${TITLE_LENGTH} characters`,
  ),
  meta_description: text(
    `The description of its head, ${SHORTEST_DESCRIPTION} to ${DESCRIPTION_LENGTH} characters, unique.`,
  )
    .min(SHORTEST_DESCRIPTION, `is shorter than ${SHORTEST_DESCRIPTION} characters`)
    .max(DESCRIPTION_LENGTH, `is longer than ${DESCRIPTION_LENGTH} characters`),
};

const action = part('PageAction', 'What the page asks for.', {
  label: text('The words of the link.'),
  href: z.optional(address('Where it leads; to the contact page about this page otherwise.')),
});

const figure = part(
  'HeroFigure',
  'What the picture at the beginning of a page draws: a small table.',
  {
    kind: oneOf(figureKinds, 'Which picture.'),
    columns: list(text('What a column holds.'), 'The columns.'),
    rows: parts('HeroFigureRow', 'A thread of the picture.', 'The threads, in order.', {
      name: text('What it is called.'),
      cells: list(text('What holds for a column.'), 'One for each column, in their order.'),
    }),
    mark: z.optional(text('The cell that the picture is about, such as `missing`.')),
    result: z.optional(
      text('The value of the result that it draws, which does not stand among the results again.'),
    ),
    caption: text('What to see in it, and where the numbers are from.'),
  },
);

const hero = part('PageHero', 'The beginning of a page.', {
  heading: text('The page’s `h1`.'),
  lead: text('What the page is about, in 25 to 50 words.'),
  action: z.optional(action),
  figure: z.optional(figure),
  view: z.optional(screenView).meta({ description: 'What of a product is shown.' }),
  measure: z.optional(
    text('The column or row of the page’s first comparison that is drawn to scale.'),
  ),
});

const contact = part('PageContact', 'The closing words of a page.', {
  heading: text('The heading.'),
  text: text('What to send, and what happens then.'),
  label: z.optional(
    text('The words of its link, where the beginning of the page has none to a message.'),
  ),
  asks: z.optional(
    list(text('A point of the message.'), 'What the message should say, for the contact page.'),
  ),
  file: z.optional(text('What is best sent as a file, such as `The class and its test`.')),
  carries: z.optional(
    text('How the message begins that is sent from the page’s tool: `{score} of {of}`.'),
  ),
});

/** The copy of a page that has a design. */
export const designedCopy = {
  ...common,
  design: oneOf(designs, 'Which layout carries the page.'),
  hero,
  bands: list(band, 'The page’s body.'),
  contact: z.optional(contact),
};

const service = oneOf(serviceKeys, 'The key of the service that the page belongs to.');

const teaser = z.optional(
  text('What stands under its name where it is listed; the first sentence of its lead otherwise.'),
);

const shown = {
  testimonials: z.optional(list(text('The id of a testimonial.'), 'Testimonials that it shows.')),
  case_studies: z.optional(list(text('The slug of a case study.'), 'Case studies it shows first.')),
};

const glance = part('ProductGlance', 'A product where products stand side by side.', {
  does: text('What it does, in one sentence.'),
  takes: text('What goes in.'),
  gives: text('What comes out.'),
  suits: text('For whom it is.'),
  price: text('How it is charged.'),
  trial: text('How to try it.'),
});

export interface PageKind {
  key: 'hub' | 'service' | 'product' | 'corporate' | 'legal';
  /** As a person calls them, in errors and GraphiQL. */
  label: string;
  typeName: string;
  description: string;
  /** A folder of `src/content`. */
  folder: string;
  format: 'yaml' | 'markdown';
  /** The page's path, of the file's path in the folder without its ending. */
  path: (name: string) => string;
  template: string;
  /** Templates by design: their drawings load with no other page. */
  templates?: Readonly<Record<string, string>>;
  schema: z.ZodObject;
}

export const pageKinds: readonly PageKind[] = [
  {
    key: 'hub',
    label: 'Hubs',
    typeName: 'HubPage',
    description: 'The page above a section of the site: what is there, for whom, where to start.',
    folder: 'hubs',
    format: 'yaml',
    path: (name) => `/${name}`,
    template: 'hub-practices.tsx',
    templates: {
      'line-up': 'hub-line-up.tsx',
      newest: 'hub-newest.tsx',
      profile: 'hub-profile.tsx',
    },
    schema: z.strictObject({ ...common, ...hubCopy }),
  },
  {
    key: 'service',
    label: 'Service pages',
    typeName: 'ServicePage',
    description: 'A page about a service, or about a part of one.',
    folder: 'services',
    format: 'yaml',
    path: (name) => `/services/${name}`,
    template: 'service-page.tsx',
    templates: {
      overview: 'service-overview.tsx',
      calculator: 'service-tool.tsx',
      questionnaire: 'service-tool.tsx',
    },
    schema: z.strictObject({ ...designedCopy, service, teaser, ...shown }),
  },
  {
    key: 'product',
    label: 'Product pages',
    typeName: 'ProductPage',
    description: 'A page about a product.',
    folder: 'products',
    format: 'yaml',
    path: (name) => `/products/${name}`,
    template: 'product-page.tsx',
    schema: z.strictObject({ ...designedCopy, at_a_glance: z.optional(glance) }),
  },
  {
    key: 'corporate',
    label: 'Corporate pages',
    typeName: 'CorporatePage',
    description: 'A page about the company.',
    folder: 'corporate',
    format: 'yaml',
    path: (name) => `/corporate-overview/${name}`,
    template: 'corporate-page.tsx',
    schema: z.strictObject(designedCopy),
  },
  {
    key: 'legal',
    label: 'Legal pages',
    typeName: 'LegalPage',
    description: 'A legal text.',
    folder: 'legal',
    format: 'markdown',
    path: (name) => `/${name}`,
    template: 'legal-page.tsx',
    schema: z.strictObject({
      ...common,
      lead: text('What the text is about.'),
      updated: text('The day of its last change, such as `2026-11-16`.').regex(
        /^\d{4}-\d{2}-\d{2}$/,
        'has to be a day such as 2026-11-16',
      ),
      body: markdown('The text.'),
    }),
  },
];
