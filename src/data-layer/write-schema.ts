/** Writes the layer's types to files beside Gatsby's cache. */
import fs from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import {
  buildClientSchema,
  getIntrospectionQuery,
  printSchema,
  type IntrospectionQuery,
} from 'graphql';
import { schemaDocument } from './schema-document';

/** The site's own types; `npm run schema` copies them to `docs/`. */
export const SCHEMA_DOCUMENT_FILE = path.join('.cache', 'own-schema.graphql');
/** All types, with those that Gatsby adds. */
const WHOLE_SCHEMA_FILE = path.join('.cache', 'whole-schema.graphql');

/** @throws {Error} if the introspection query fails */
export async function writeSchema(graphql: BuildArgs['graphql']): Promise<void> {
  const { data, errors } = await graphql<IntrospectionQuery>(getIntrospectionQuery());
  if (errors || !data) throw new Error(`The types cannot be read: ${String(errors)}`);
  const schema = buildClientSchema(data);
  fs.writeFileSync(SCHEMA_DOCUMENT_FILE, schemaDocument(schema));
  fs.writeFileSync(WHOLE_SCHEMA_FILE, printSchema(schema));
}
