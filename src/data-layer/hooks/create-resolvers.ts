import type { GatsbyNode } from 'gatsby';
import { buildResolvers } from '../resolvers';

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  args.createResolvers(buildResolvers(args));
};
