import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { FEATURED_PATH } from '../../shell/featured';
import { writeEarlyScript } from '../../shell/build/early-script';
import { writeOutput } from '../../lib/build/write-output';
import { featuredOfBuild } from './create-pages';

/** Writes the files that develop needs too: the early script, and the header's featured items. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = () => {
  writeEarlyScript('public');
  writeOutput(path.join('public', FEATURED_PATH), JSON.stringify(featuredOfBuild()));
};
