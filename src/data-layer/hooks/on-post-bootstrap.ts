import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { GraphQLSchema } from 'graphql';
import { schemaDocument } from '../schema-document';

/** Beside Gatsby's cache; `npm run schema` takes it into `docs/`. */
export const SCHEMA_DOCUMENT_FILE = path.join('.cache', 'own-schema.graphql');

/** Leaves the layer's types as text. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ store }) => {
  const { schema } = store.getState() as { schema: GraphQLSchema };
  fs.writeFileSync(SCHEMA_DOCUMENT_FILE, schemaDocument(schema));
};
