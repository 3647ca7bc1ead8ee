/** Building blocks of the GraphQL types of collections and of the company's own pages. */
import type { GatsbyNode } from 'gatsby';

export type SchemaBuilder = Parameters<
  NonNullable<GatsbyNode['createSchemaCustomization']>
>[0]['schema'];

export interface Field {
  /** As GraphQL writes it, such as `[String!]!`. */
  type: string;
  /** Description shown in GraphiQL. */
  description: string;
  extensions?: Record<string, object>;
}

export type Fields = Record<string, Field>;

export interface ObjectType {
  name: string;
  description: string;
  fields: Fields;
}
