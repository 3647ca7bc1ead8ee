/** GraphQL types, made from the contract by a loop over the collections, with a description of each field. */
import type * as z from 'zod/mini';
import {
  count,
  html,
  id,
  lastMoment,
  moment,
  year,
  type Shape,
} from '@corporate-website/contract/items';
import { descriptions, partDescriptions } from '@corporate-website/contract/descriptions';
import type { ItemName } from '@corporate-website/contract/items';
import { htmlField } from '../collections/item-facts';
import { collections, type Collection } from '../collections/build-rows';
import { noteType, notesField } from './editorial-notes';
import { RECORD_TYPE } from './loopback-source';
import { SORTED_MOMENTS } from './nodes';
import type { Field, Fields, ObjectType, SchemaBuilder } from './object-types';
import { definitionOf, innerOf, isOptional } from '../lib/build/zod-definitions';

/** Types of structured fields, by the field that holds them. */
const partTypes = {
  author: { name: 'Author', description: 'Who wrote an article.' },
  results: { name: 'CaseStudyResult', description: 'A figure that shows what came of the work.' },
  address: { name: 'PostalAddress', description: 'A place, in parts.' },
  salary: { name: 'Salary', description: 'The pay offered.' },
  speakers: { name: 'Speaker', description: 'Who speaks at an event.' },
} as const;
type PartField = keyof typeof partTypes;

const isPart = (field: string): field is PartField => field in partTypes;

const scalars = new Map<z.ZodMiniType, string>([
  [moment, 'Date'],
  [lastMoment, 'Date'],
  [year, 'Int'],
  [count, 'Float'],
]);

function graphqlType(field: string, schema: z.ZodMiniType): string {
  const base = innerOf(schema);
  const { type, element } = definitionOf(base);
  if (type === 'array' && element) return `[${graphqlType(field, element)}!]!`;
  if (type === 'object' && isPart(field)) return partTypes[field].name;
  if (type === 'boolean') return 'Boolean';
  return scalars.get(base) ?? 'String';
}

function field(name: string, schema: z.ZodMiniType, description: string, required: boolean): Field {
  const type = graphqlType(name, schema);
  return {
    type: required && !type.endsWith('!') ? `${type}!` : type,
    description,
    ...(type === 'Date' ? { extensions: { dateformat: {} } } : {}),
  };
}

const textsOf = ({ item }: Collection): Readonly<Record<string, string>> =>
  descriptions[item.name as ItemName].fields;

/** The fields of the contract, without raw rich text, which is queried as safe HTML, and without the gates. */
function contractFields(row: Collection): Fields {
  const texts = textsOf(row);
  const fields: Fields = {};
  const add = (shape: Shape, required: boolean) => {
    for (const [name, schema] of Object.entries(shape)) {
      if (schema === html || name === 'is_main' || name === 'status') continue;
      const description = texts[name] ?? '';
      if (schema === id) fields['api_id'] = { type: 'String!', description };
      else fields[name] = field(name, schema, description, required);
    }
  };
  add(row.item.required, true);
  add(row.item.optional, false);
  return fields;
}

const position: Fields = {
  position: { type: 'Int!', description: 'Place in the admin API’s order, from 0.' },
};

const common: Fields = {
  content_digest: {
    type: 'String!',
    description: 'Changes whenever anything that the item shows changes; written into its page.',
  },
  editorial_notes: notesField,
};

/** Gatsby sorts dates as text, that is, by local time; these fields sort by the moment. */
function momentFields({ item }: Collection): Fields {
  const names = SORTED_MOMENTS.filter((name) => name in item.optional);
  return Object.fromEntries(
    names.map((name) => [
      `${name}_utc`,
      {
        type: 'Date',
        description: `The moment of \`${name}\` in UTC, to sort by: whatever its zone, the earlier comes first.`,
      },
    ]),
  );
}

/** Further fields of each item with its own page. */
function pageFields(row: Collection): Fields {
  if (!row.page) return {};
  const items = `[${row.typeName}!]!`;
  return {
    path: { type: 'String!', description: 'The path of its page, such as `/blog/slug`.' },
    year: { type: 'Int', description: 'The year of `published_at`, in its own zone.' },
    excerpt: {
      type: 'String!',
      description: '`short_description`, else the beginning of the text.',
    },
    reading_minutes: {
      type: 'Int!',
      description:
        'Minutes to read all of its text at 220 words a minute, at least 1; 0 without text.',
    },
    headings: {
      type: '[Heading!]!',
      description: 'The headings of its main text, for a table of contents.',
    },
    head_title: {
      type: 'String!',
      description:
        'The title of its page’s head, unique on the site: a date or category follows where another has the same.',
    },
    head_description: {
      type: 'String!',
      description: 'The description of its page’s head, unique on the site.',
    },
    previous: { type: row.typeName, description: 'The next older one.' },
    next: { type: row.typeName, description: 'The next newer one.' },
    related: { type: items, description: 'Up to three that share its type, category or tags.' },
  };
}

/**
 * Fields derived from those of the contract: the optimised picture, the category's list, the service, safe HTML, a
 * file.
 */
function derivedFields(row: Collection): Fields {
  const texts = textsOf(row);
  const fields: Fields = {};
  if (row.pictures.some(({ field }) => field === 'image_cdn')) {
    fields['image'] = { type: 'Picture', description: 'The picture, optimised.' };
  }
  if (row.listPages?.categories) {
    const description = 'The path of its category’s list.';
    fields['category_path'] = { type: 'String', description };
  }
  if (row.hasService) {
    fields['service'] = { type: 'Service', description: texts['type'] ?? '' };
  }
  for (const name of row.richText) {
    const description = (texts[name] ?? '').replace(
      /, as HTML\.$/,
      ': safe HTML with optimised pictures.',
    );
    fields[htmlField(name)] = { type: 'String', description };
  }
  if (row.fileField) {
    fields['url'] = {
      type: 'String!',
      description: `Where to download it: on this site, or \`${row.fileField}\` where it could not be fetched.`,
    };
  }
  return fields;
}

/** A collection's fields, overridden and extended by those of its `build.ts`. */
function withOwnFields({ typeName, fields: own }: Collection, fields: Fields): Fields {
  const all = { ...fields };
  for (const [name, { type, description }] of Object.entries(own)) {
    const merged = {
      ...all[name],
      ...(type ? { type } : {}),
      ...(description ? { description } : {}),
    };
    if (!merged.type || !merged.description) {
      throw new Error(
        `${typeName}.${name} needs a type and a description (build.ts of the collection).`,
      );
    }
    all[name] = { ...merged, type: merged.type, description: merged.description };
  }
  return all;
}

const sharedTypes: readonly ObjectType[] = [
  noteType,
  {
    name: 'Heading',
    description: 'A heading of a text.',
    fields: {
      id: { type: 'String!', description: 'The heading’s `id`, to link to.' },
      text: { type: 'String!', description: 'Its text.' },
      level: { type: 'Int!', description: 'From 2 to 6, as in `h2` to `h6`.' },
    },
  },
  {
    name: 'Service',
    description: 'One of the eight services.',
    fields: {
      key: { type: 'String!', description: 'As the admin API’s `type` names it.' },
      name: { type: 'String!', description: 'As readers know it.' },
      path: { type: 'String!', description: 'The path of its page.' },
      lead: { type: 'PracticeLead!', description: 'Who leads its practice.' },
    },
  },
  {
    name: 'Picture',
    description: 'A picture of the snapshot, served from this site.',
    fields: {
      alt: { type: 'String!', description: 'What it shows; empty where it is decoration.' },
      width: { type: 'Int!', description: 'The original’s width in pixels.' },
      height: { type: 'Int!', description: 'The original’s height in pixels.' },
      dominant_color: { type: 'String!', description: 'As `#rrggbb`, to stand in while it loads.' },
      format: { type: 'String!', description: '`jpeg`, `png`, `webp`, `avif`, `gif` or `svg`.' },
      is_vector: { type: 'Boolean!', description: 'An SVG, which is passed through.' },
      is_animated: { type: 'Boolean!', description: 'An animation, which is passed through.' },
    },
  },
];

function partFields(field: PartField, shape: Record<string, z.ZodMiniType>): Fields {
  const texts = partDescriptions[field] as Record<string, string>;
  const fields: Fields = {};
  for (const [name, schema] of Object.entries(shape)) {
    fields[name] = {
      type: `${graphqlType(name, schema)}${isOptional(schema) ? '' : '!'}`,
      description: texts[name] ?? '',
    };
  }
  if (field === 'author')
    fields['image'] = { type: 'Picture', description: 'A portrait, optimised.' };
  return fields;
}

/** The structured fields of all collections, each once. */
function partDefinitions(): ObjectType[] {
  const found = new Map<PartField, Fields>();
  for (const row of collections) {
    for (const [name, schema] of Object.entries(row.item.optional)) {
      const base = innerOf(schema);
      const { shape } = definitionOf(definitionOf(base).element ?? base);
      if (isPart(name) && shape) found.set(name, partFields(name, shape));
    }
  }
  return [...found].map(([name, fields]) => ({ ...partTypes[name], fields }));
}

/** All fields of a collection's type, in GraphiQL's order. */
export function collectionFields(row: Collection): Fields {
  return {
    ...withOwnFields(row, {
      ...contractFields(row),
      ...(row.page ? pageFields(row) : position),
      ...derivedFields(row),
    }),
    ...momentFields(row),
    ...common,
  };
}

/** Every object type of the layer, ready for `createTypes`. */
export function buildTypes(schema: SchemaBuilder) {
  const plain = [...sharedTypes, ...partDefinitions()].map(({ name, description, fields }) =>
    schema.buildObjectType({ name, description, fields }),
  );
  const nodes = collections.map((row) =>
    schema.buildObjectType({
      name: row.typeName,
      description: descriptions[row.item.name as ItemName].item,
      interfaces: ['Node'],
      extensions: { infer: false },
      fields: collectionFields(row),
    }),
  );
  const records = schema.buildObjectType({
    name: RECORD_TYPE,
    interfaces: ['Node'],
    extensions: { infer: false },
    fields: {
      run: { type: 'String!', description: 'Marks the build that the record was made in.' },
      collection: { type: 'String!', description: 'The collection’s key in the table.' },
      item_id: { type: 'String!', description: 'The id that the admin API gave the item.' },
      item: { type: 'String!', description: 'The item of the snapshot, as JSON.' },
    },
  });
  return [...plain, ...nodes, records];
}

/** The names of types that belong to no collection. */
export function sharedTypeNames(): string[] {
  return [...sharedTypes, ...partDefinitions()].map(({ name }) => name);
}
