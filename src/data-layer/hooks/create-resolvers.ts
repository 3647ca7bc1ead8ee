import type { GatsbyNode } from 'gatsby';
import { contentResolvers } from '../../own-pages/build/resolvers';
import { buildResolvers } from '../resolvers';

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  args.createResolvers({ ...buildResolvers(args), ...contentResolvers });
};
