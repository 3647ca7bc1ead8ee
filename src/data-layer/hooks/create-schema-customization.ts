import type { GatsbyNode } from 'gatsby';
import { buildContentTypes } from '../../own-pages/build/types';
import { buildTypes } from '../schema';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({
  actions,
  schema,
}) => {
  actions.createTypes([...buildTypes(schema), ...buildContentTypes(schema)]);
};
