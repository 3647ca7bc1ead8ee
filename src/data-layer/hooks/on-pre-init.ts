import type { GatsbyNode } from 'gatsby';
import { registerErrors } from '../errors';

/** Teaches the reporter the project's own errors. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  registerErrors(reporter);
};
