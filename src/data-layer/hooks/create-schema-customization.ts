import type { GatsbyNode } from 'gatsby';
import { describingExtension } from '../gatsby-descriptions';
import { buildContentTypes } from '../../own-pages/build/types';
import { buildTypes } from '../schema';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({
  actions,
  schema,
}) => {
  actions.createFieldExtension(describingExtension);
  actions.createTypes([...buildTypes(schema), ...buildContentTypes(schema)]);
};
