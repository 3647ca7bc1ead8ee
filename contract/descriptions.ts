/**
 * What each item and field is, in a sentence: shown by the OpenAPI document and by GraphiQL.
 * Apart from the schemas, so that a visitor's browser does not download it.
 */
import type { items, ItemName } from './items';

type FieldsOf<N extends ItemName> =
  keyof (typeof items)[N]['required'] | keyof (typeof items)[N]['optional'];
type Fields<N extends ItemName> = Record<Extract<FieldsOf<N>, string>, string>;
export interface Description<F> {
  item: string;
  fields: F;
}

const common = {
  id: 'The id that the admin API gave the item; never reused.',
  is_main: 'Whether the item is meant for the main site; missing counts as true.',
  status: '`publish`, `draft` or `archived`; missing counts as `publish`.',
};
const addressed = {
  slug: 'The last part of the page’s address; unique within its collection.',
  previous_slugs: 'Slugs that the item had before; each redirects to its page for good.',
  meta_title: 'A title for search engines and browser tabs, where it differs from `title`.',
  meta_description: 'A description for search engines, where it differs from `short_description`.',
};
const dated = {
  published_at: 'When the item was or is to be published; one that lies ahead waits.',
  updated_at: 'When anything of the item changed last.',
};
const illustrated = {
  image_cdn: 'The picture’s absolute URL: JPEG, PNG, WebP, AVIF, GIF or SVG.',
  image_alt: 'What the picture shows; without it the picture counts as decoration.',
};

export const descriptions: { [N in ItemName]: Description<Fields<N>> } = {
  Client: {
    item: 'A company that we work for, shown by its logo.',
    fields: {
      ...common,
      name: 'The company’s name; the text alternative of its logo.',
      image_cdn: 'The logo’s absolute URL.',
      url: 'The company’s own site.',
    },
  },
  CaseStudy: {
    item: 'A piece of work for a client: what was wrong, what was done, what came of it.',
    fields: {
      ...common,
      ...addressed,
      ...dated,
      ...illustrated,
      title: 'The outcome, in a line.',
      short_description: 'The story in a sentence or two, for lists.',
      category: 'A label to filter lists by; `General` filters nothing.',
      type: 'The service that the work belongs to.',
      client_name: 'Who it was done for.',
      industry: 'The client’s industry.',
      technologies: 'What it was built with.',
      results: 'Figures that show what came of it.',
      challenge: 'What was wrong, as HTML.',
      solution: 'What was done, as HTML.',
      content: 'The whole story, as HTML.',
    },
  },
  Post: {
    item: 'An article of the blog.',
    fields: {
      ...common,
      ...addressed,
      ...dated,
      ...illustrated,
      title: 'The headline.',
      short_description: 'What the article says, in a sentence or two.',
      category: 'A label to filter lists by; `General` filters nothing.',
      tags: 'Finer labels.',
      author: 'Who wrote it: a team or a role, with an optional portrait.',
      content: 'The article, as HTML.',
    },
  },
  Award: {
    item: 'A prize or recognition that the company received.',
    fields: {
      ...common,
      title: 'What the award is called.',
      issuer: 'Who gave it.',
      year: 'The calendar year it was given for.',
      short_description: 'What it was given for.',
      image_cdn: 'The award’s mark: the picture’s absolute URL.',
      url: 'Where the issuer says so.',
    },
  },
  Testimonial: {
    item: 'What a client said of our work.',
    fields: {
      ...common,
      quote: 'The client’s words.',
      name: 'Who said it.',
      role: 'That person’s role.',
      company: 'That person’s company.',
      type: 'The service that it speaks of.',
      image_cdn: 'A portrait: the picture’s absolute URL.',
    },
  },
  PressRelease: {
    item: 'A news item or a press release.',
    fields: {
      ...common,
      ...addressed,
      ...dated,
      ...illustrated,
      title: 'The headline.',
      short_description: 'The news in a sentence or two.',
      category: '`news` or `press-release`.',
      content: 'The text, as HTML.',
    },
  },
  Job: {
    item: 'An opening: a position that one can apply for.',
    fields: {
      ...common,
      ...addressed,
      ...dated,
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
  },
  Pdf: {
    item: 'A document to download.',
    fields: {
      id: common.id,
      title: 'The document’s title.',
      file_url: 'The file’s absolute URL.',
      short_description: 'What is in it.',
      category: 'A label to group documents by.',
      image_cdn: 'A picture of its cover: the absolute URL.',
      size_bytes: 'The file’s size in bytes.',
    },
  },
  TechSeriesEvent: {
    item: 'An event of the global tech series: a talk or workshop, past or to come.',
    fields: {
      ...common,
      ...illustrated,
      title: 'What the event is called.',
      short_description: 'What it is about.',
      starts_at: 'When it begins.',
      ends_at: 'When it ends.',
      mode: '`online`, `offline` or `mixed`.',
      location: 'Where it is held, as shown to readers.',
      speakers: 'Who speaks: teams and roles.',
      video_url: 'The recording.',
      url: 'Where to register or read more.',
    },
  },
};

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
