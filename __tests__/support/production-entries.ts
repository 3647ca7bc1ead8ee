/** The files from which a release starts: its command, the command lines it calls, and all that Gatsby finds by itself. */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../pipeline/files';
import { root } from './deploy-files';

const sourcesIn = (folder: string): string[] =>
  listFiles(path.join(root, folder))
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);

/** Names of files, from the project's root. */
export const productionEntries = (): string[] => [
  'scripts/release.ts',
  ...fs.readdirSync(root).filter((name) => /^gatsby-\w+\.tsx?$/.test(name)),
  ...sourcesIn('src'),
  ...sourcesIn('pipeline').filter((name) => name.endsWith('/cli.ts')),
];
