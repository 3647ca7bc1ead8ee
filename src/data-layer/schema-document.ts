/** The layer's own types as text, for `docs/schema.graphql`. */
import { GraphQLObjectType, printType, type GraphQLSchema } from 'graphql';
import { collections, pluralField } from '../collections/build-rows';
import { pageKinds } from '../own-pages/build/page-kinds';
import { contentTypeNames } from '../own-pages/build/types';
import { sharedTypeNames } from './schema';

/** The root fields that the layer adds, printed as one type. */
function rootFields(schema: GraphQLSchema): string {
  const query = schema.getQueryType();
  if (!query) return '';
  const lists = collections.filter(({ page }) => page).map(({ typeName }) => pluralField(typeName));
  const names = [...lists, 'editorialNotes'];
  const own = new GraphQLObjectType({
    ...query.toConfig(),
    name: 'Query',
    description: 'What the layer adds to Gatsby’s own root fields.',
    fields: Object.fromEntries(
      Object.entries(query.toConfig().fields).filter(([name]) => names.includes(name)),
    ),
  });
  return printType(own);
}

/** The types of all collections, then the shared types, then the root fields; ends with a line break. */
export function schemaDocument(schema: GraphQLSchema): string {
  const names = [
    ...collections.map(({ typeName }) => typeName),
    ...sharedTypeNames(),
    ...pageKinds.map(({ typeName }) => typeName),
    ...contentTypeNames(),
  ];
  const types = names.flatMap((name) => {
    const type = schema.getType(name);
    return type ? [printType(type)] : [];
  });
  return `${[...types, rootFields(schema)].join('\n\n')}\n`;
}
