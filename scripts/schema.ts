/** `npm run schema`: copies the types of the last build to `docs/schema.graphql`, so that reviews show changes. */
import fs from 'node:fs';
import path from 'node:path';
import { buildFolder, PROJECT_ROOT, stateDirectory } from '../pipeline/layout';

const made = path.join(buildFolder(stateDirectory()).work, '.cache', 'own-schema.graphql');
const kept = path.join(PROJECT_ROOT, 'docs', 'schema.graphql');

if (!fs.existsSync(made)) {
  console.error('There is no build to take the types from. Run "npm run build" first.');
  process.exit(1);
}
fs.mkdirSync(path.dirname(kept), { recursive: true });
fs.copyFileSync(made, kept);
console.log(`Wrote ${path.relative(process.cwd(), kept)}.`);
