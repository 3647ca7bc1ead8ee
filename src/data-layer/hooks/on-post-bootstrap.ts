import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { printSchema, type GraphQLSchema } from 'graphql';
import { FEATURED_PATH } from '../../shell/featured';
import { writeEarlyScript } from '../../shell/build/early-script';
import { writePageList } from '../../live/build/page-list';
import { writeOutput } from '../../lib/build/write-output';
import { schemaDocument } from '../schema-document';
import { featuredOfBuild } from './create-pages';

/** Beside Gatsby's cache; `npm run schema` takes it into `docs/`. */
export const SCHEMA_DOCUMENT_FILE = path.join('.cache', 'own-schema.graphql');
/** The same with all that Gatsby adds, for which queries are written. */
const WHOLE_SCHEMA_FILE = path.join('.cache', 'whole-schema.graphql');

/**
 * Writes the layer's types as text, and into the output the early script, the list of all pages and the header's
 * featured items. In develop nothing comes after this; and a build later removes nothing from the output but deleted
 * pages.
 */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ store }) => {
  const { schema, pages } = store.getState() as {
    schema: GraphQLSchema;
    pages: ReadonlyMap<string, unknown>;
  };
  fs.writeFileSync(SCHEMA_DOCUMENT_FILE, schemaDocument(schema));
  fs.writeFileSync(WHOLE_SCHEMA_FILE, printSchema(schema));
  writeEarlyScript('public');
  writePageList('public', pages.keys());
  writeOutput(path.join('public', FEATURED_PATH), JSON.stringify(featuredOfBuild()));
};
