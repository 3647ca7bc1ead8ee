import type { GatsbyNode } from 'gatsby';
import { registerErrors } from '../errors';

/** Registers the project's errors with the reporter. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  registerErrors(reporter);
};
