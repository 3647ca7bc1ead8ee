/**
 * Gatsby adds types without descriptions to the layer; this describes them, so that GraphiQL explains everything it
 * shows.
 */
import { descriptions } from '@corporate-website/contract/descriptions';
import type { ItemName } from '@corporate-website/contract/items';
import { collections } from '../collections/build-rows';
import { metaOf } from '../own-pages/build/fields';
import { pageKinds } from '../own-pages/build/page-kinds';
import { practiceLead } from '../own-pages/build/practice-leads';
import { RECORD_TYPE } from './loopback-source';

/** The field extension that hands over Gatsby's schema composer; a field must bear it to be called. */
export const DESCRIBING_EXTENSION = 'describedByTheSite';

/** The part of graphql-compose's composers used here. */
interface TypeComposer {
  hasField: (name: string) => boolean;
  extendField: (name: string, config: { description: string }) => unknown;
  setDescription: (description: string) => unknown;
}
interface SchemaComposer {
  has: (name: string) => boolean;
  get: (name: string) => TypeComposer;
}
type Texts = Readonly<Record<string, string>>;

const nodeFields: Texts = {
  id: 'Gatsby’s id, made from the type and `api_id`; the same in every build.',
  parent: 'Gatsby’s own: the node that this one was made from. Empty here.',
  children: 'Gatsby’s own: the nodes made from this one. Empty here.',
  internal: 'Gatsby’s own: the type’s name, the digest and who made the node.',
};

const internalFields: Texts = {
  content: 'Not used by this site.',
  contentDigest: 'Changes when the node has to be made anew.',
  contentFilePath: 'Not used by this site.',
  description: 'Not used by this site.',
  fieldOwners: 'Not used by this site.',
  ignoreType: 'Not used by this site.',
  mediaType: 'Not used by this site.',
  owner: 'The plugin that made the node.',
  type: 'The type’s name.',
};

const connectionFields: Texts = {
  totalCount: 'How many there are, whatever `limit` says.',
  nodes: 'The items.',
  edges: 'The items, each with its neighbours in this order.',
  pageInfo: 'Where this page of the list stands.',
  distinct: 'The different values of a field.',
  max: 'The greatest value of a field.',
  min: 'The least value of a field.',
  sum: 'The sum of a field.',
  group: 'The items grouped by a field.',
  field: 'The field that they are grouped by.',
  fieldValue: 'What the items of this group have in common.',
};

const edgeFields: Texts = {
  node: 'The item.',
  next: 'The item after it in this order.',
  previous: 'The item before it in this order.',
};

const pageInfoFields: Texts = {
  currentPage: 'From 1.',
  hasPreviousPage: 'Whether there are items before these.',
  hasNextPage: 'Whether there are items after these.',
  itemCount: 'How many items are on this page.',
  pageCount: 'How many pages there are.',
  perPage: 'The `limit` asked for.',
  totalCount: 'How many items there are in all.',
};

const RECORD_DESCRIPTION =
  'An item as gatsby-source-custom-api passed it on. Not for pages: query Client, Award, Pdf or TechSeriesEvent.';

let composer: SchemaComposer | undefined;

function describe(typeName: string, fields: Texts, description?: string): void {
  if (!composer?.has(typeName)) return;
  const type = composer.get(typeName);
  if (description) type.setDescription(description);
  for (const [name, text] of Object.entries(fields)) {
    if (type.hasField(name)) type.extendField(name, { description: text });
  }
}

/**
 * For `createFieldExtension`. Gatsby passes its schema composer as the third argument of `extend`, before it
 * copies the fields of the interface `Node` to every type; no documented hook reaches those fields.
 */
export const describingExtension = {
  name: DESCRIBING_EXTENSION,
  extend: (...[, , schemaComposer]: [unknown, unknown, SchemaComposer?]) => {
    if (schemaComposer && schemaComposer !== composer) {
      composer = schemaComposer;
      describe('Node', nodeFields);
      describe('Internal', internalFields, 'What Gatsby keeps of a node.');
    }
    return {};
  },
};

/** The root field of one item: `caseStudy` of `CaseStudy`. */
function singleField(typeName: string): string {
  return `${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}`;
}

/** Describes the root fields and connections that Gatsby made of the types; for `createResolvers`. */
export function describeQueries(): void {
  describe('PageInfo', pageInfoFields, 'Where a page of a list stands.');
  const types = [
    ...collections.map(({ typeName, label, item }) => ({
      typeName,
      label,
      what: descriptions[item.name as ItemName].item,
    })),
    ...pageKinds.map(({ typeName, label, description: what }) => ({ typeName, label, what })),
    { typeName: 'PracticeLead', label: 'Practice leads', what: metaOf(practiceLead).description },
  ];
  for (const { typeName, label, what } of types) {
    const list = label.toLowerCase();
    describe('Query', {
      [singleField(typeName)]: `One item by any of its fields. ${what}`,
      [`all${typeName}`]: `${label}: filtered, sorted, paged, grouped. ${what}`,
    });
    describe(`${typeName}Connection`, connectionFields, `A list of ${list}.`);
    describe(`${typeName}GroupConnection`, connectionFields, `A group of ${list}.`);
    describe(`${typeName}Edge`, edgeFields, `A place in a list of ${list}.`);
  }
  describe('Query', {}, 'What can be asked for: one root field for one item, one for a list.');
  // The type's own description is lost where Gatsby merges it with the plugin's type of that name.
  describe(RECORD_TYPE, {}, RECORD_DESCRIPTION);
  describe('Query', {
    [singleField(RECORD_TYPE)]: RECORD_DESCRIPTION,
    [`all${RECORD_TYPE}`]: RECORD_DESCRIPTION,
  });
}
