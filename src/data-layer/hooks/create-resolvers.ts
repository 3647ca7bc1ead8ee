import type { GatsbyNode } from 'gatsby';
import { describeQueries } from '../gatsby-descriptions';
import { contentResolvers } from '../../own-pages/build/resolvers';
import { buildResolvers } from '../resolvers';

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  describeQueries();
  args.createResolvers({ ...buildResolvers(args), ...contentResolvers });
};
