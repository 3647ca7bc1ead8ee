import type { GatsbyNode } from 'gatsby';
import { buildTypes } from '../schema';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({
  actions,
  schema,
}) => {
  actions.createTypes(buildTypes(schema));
};
