/** GraphQL types of the company's own pages, made from their schemas. */
import type { Node } from 'gatsby';
import type * as z from 'zod';
import type { Field, Fields, ObjectType, SchemaBuilder } from '../../data-layer/object-types';
import { definitionOf, innerOf, isOptional } from '../../lib/build/zod-definitions';
import { bandKinds, bandKindNames, bandTypeName, type BandKind } from './bands';
import { drawing } from './diagram-fields';
import { metaOf } from './fields';
import { designedCopy, pageKinds, type PageKind } from './page-kinds';
import { practiceLead } from './practice-leads';

/** The name that a field has in the layer. */
export const fieldName = (name: string, schema: z.ZodType): string =>
  metaOf(innerOf(schema)).markdown ? `${name}_html` : name;

const scalars: Readonly<Record<string, string>> = { number: 'Float', boolean: 'Boolean' };

function graphqlType(schema: z.ZodType): string {
  const inner = innerOf(schema);
  const { type, element } = definitionOf(inner);
  const { typeName } = metaOf(inner);
  if (type === 'array' && element) return `[${graphqlType(element)}!]`;
  return typeName ?? scalars[type] ?? 'String';
}

function fieldOf(schema: z.ZodType): Field {
  const type = graphqlType(schema);
  const { description, markdown } = metaOf(innerOf(schema));
  return {
    type: isOptional(schema) ? type : `${type}!`,
    description: markdown ? `${description} Safe HTML.` : description,
  };
}

/** The fields of an object, and the types of the objects inside it. */
function fieldsOf(shape: Readonly<Record<string, z.ZodType>>, found: Map<string, ObjectType>) {
  const fields: Fields = {};
  for (const [name, schema] of Object.entries(shape)) {
    fields[fieldName(name, schema)] = fieldOf(schema);
    collect(schema, found);
  }
  return fields;
}

function collect(schema: z.ZodType, found: Map<string, ObjectType>): void {
  const inner = innerOf(schema);
  const { type, element, shape } = definitionOf(inner);
  if (type === 'array' && element) collect(element, found);
  const { typeName, description } = metaOf(inner);
  if (type !== 'object' || !typeName || !shape || found.has(typeName)) return;
  const fields = fieldsOf(shape, found);
  found.set(typeName, { name: typeName, description, fields });
}

/** Fields of bands besides their copy. */
const drawings: Partial<Record<BandKind, Record<string, z.ZodType>>> = {
  diagram: { drawing },
};
const madeFields: Partial<Record<BandKind, Fields>> = {
  leads: { leads: { type: '[PracticeLead!]!', description: 'All practice leads, in order.' } },
};

const kindField: Field = { type: 'String!', description: 'The kind of band.' };

function bandTypes(found: Map<string, ObjectType>): ObjectType[] {
  return bandKindNames.map((kind) => {
    const { description, shape } = bandKinds[kind];
    const fields = { kind: kindField, ...fieldsOf({ ...shape, ...drawings[kind] }, found) };
    return { name: bandTypeName(kind), description, fields: { ...fields, ...madeFields[kind] } };
  });
}

const crumb: ObjectType = {
  name: 'PageLink',
  description: 'A page by its name in the navigation.',
  fields: {
    name: { type: 'String!', description: 'Its name.' },
    path: { type: 'String!', description: 'Its path.' },
  },
};

/** Fields of every page besides its copy. */
const computed: Fields = {
  trail: {
    type: '[PageLink!]!',
    description: 'The way down to it, which ends with the page itself.',
  },
  group: {
    type: '[PageLink!]!',
    description: 'The small group of pages that it belongs to, the page above the others first.',
  },
  path: { type: 'String!', description: 'Its path, such as `/services/cloud`.' },
  position: { type: 'Int!', description: 'Its place in the navigation, from 0.' },
  content_digest: { type: 'String!', description: 'Changes whenever its copy changes.' },
};

const relations: Partial<Record<PageKind['key'], Fields>> = {
  service: {
    teaser: { type: 'String!', description: 'What stands under its name where it is listed.' },
    service: { type: 'Service!', description: 'The service that it belongs to.' },
    parent_page: { type: 'ServicePage', description: 'The page above it; none for an overview.' },
    sub_pages: { type: '[ServicePage!]!', description: 'The pages below it, in order.' },
    siblings: { type: '[ServicePage!]!', description: 'The pages beside it, in order.' },
    case_studies: {
      type: '[CaseStudy!]!',
      description: 'Up to three: those that its copy names, then the nearest of its service.',
    },
    testimonials: {
      type: '[Testimonial!]!',
      description: 'Those that its copy names, else the nearest of its service.',
    },
  },
  legal: {
    updated: { type: 'Date!', description: 'The day of its last change.' },
    body: { type: '[LegalPart!]!', description: 'The text, in parts.' },
    headings: { type: '[Heading!]!', description: 'Its headings, for a table of contents.' },
  },
};

const legalPart: ObjectType = {
  name: 'LegalPart',
  description: 'A part of a legal text: words, or a table that is made from the code’s own data.',
  fields: {
    html: { type: 'String', description: 'Words: safe HTML.' },
    table: { type: 'String', description: 'The table to stand here, such as `stored-keys`.' },
  },
};

/** The fields of a kind of page, in the order in which GraphiQL shows them. */
function pageFields(kind: PageKind, found: Map<string, ObjectType>): Fields {
  const shape = kind.schema.shape as Record<string, z.ZodType>;
  const { body_html: _body, ...copy } = fieldsOf(shape, found);
  return { ...copy, ...computed, ...relations[kind.key] };
}

/** The type of the practice leads. */
function leadType(found: Map<string, ObjectType>): ObjectType {
  const position: Field = { type: 'Int!', description: 'Its place among the leads, from 0.' };
  const { typeName: name = '', description } = metaOf(practiceLead);
  const fields = fieldsOf(practiceLead.shape, found);
  return { name, description, fields: { ...fields, position } };
}

const DESIGNED = 'DesignedPage';

/** Every type of the company's own pages, ready for `createTypes`. */
export function buildContentTypes(schema: SchemaBuilder) {
  const found = new Map<string, ObjectType>();
  const bands = bandTypes(found);
  const nodes = pageKinds.map((kind) =>
    schema.buildObjectType({
      name: kind.typeName,
      description: kind.description,
      interfaces: 'bands' in kind.schema.shape ? ['Node', DESIGNED] : ['Node'],
      extensions: { infer: false },
      fields: Object.fromEntries(
        Object.entries(pageFields(kind, found)).map(([name, field]) => [
          name,
          {
            ...field,
            ...(field.type.startsWith('Date') ? { extensions: { dateformat: {} } } : {}),
          },
        ]),
      ),
    }),
  );
  const designed = schema.buildInterfaceType({
    name: DESIGNED,
    description: 'A page whose copy names a design.',
    fields: { ...fieldsOf(designedCopy, found), ...computed },
    resolveType: ({ internal }: Node) => internal.type,
  });
  const lead = schema.buildObjectType({
    ...leadType(found),
    interfaces: ['Node'],
    extensions: { infer: false },
  });
  const objects = [...found.values(), ...bands, legalPart, crumb].map((type) =>
    schema.buildObjectType(type),
  );
  const union = schema.buildUnionType({
    name: 'PageBand',
    description: 'A part of a page’s body; its kind decides how it looks.',
    types: bandKindNames.map(bandTypeName),
    resolveType: ({ kind }: { kind: BandKind }) => bandTypeName(kind),
  });
  return [...objects, union, designed, ...nodes, lead];
}

/** Names of the types that are no page's. */
export function contentTypeNames(): string[] {
  const found = new Map<string, ObjectType>();
  const bands = bandTypes(found);
  for (const kind of pageKinds) pageFields(kind, found);
  leadType(found);
  return [
    ...['PageBand', DESIGNED, 'LegalPart', 'PageLink', 'PracticeLead'],
    ...[...found.keys(), ...bands.map(({ name }) => name)].sort(),
  ];
}
