/** The layer's types as files beside Gatsby's cache. */
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

/** The layer's own types; `npm run schema` takes them into `docs/`. */
export const SCHEMA_DOCUMENT_FILE = path.join('.cache', 'own-schema.graphql');
/** The same with all that Gatsby adds, for which queries are written. */
const WHOLE_SCHEMA_FILE = path.join('.cache', 'whole-schema.graphql');

/** @throws {Error} where the layer does not tell its types */
export async function writeSchema(graphql: BuildArgs['graphql']): Promise<void> {
  const { data, errors } = await graphql<IntrospectionQuery>(getIntrospectionQuery());
  if (errors || !data) throw new Error(`The types cannot be read: ${String(errors)}`);
  const schema = buildClientSchema(data);
  fs.writeFileSync(SCHEMA_DOCUMENT_FILE, schemaDocument(schema));
  fs.writeFileSync(WHOLE_SCHEMA_FILE, printSchema(schema));
}
