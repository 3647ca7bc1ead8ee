/** Writes `contract/openapi.json`: `npx tsx scripts/make-openapi.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '@corporate-website/contract/openapi';

const file = path.join(import.meta.dirname, '..', 'contract', 'openapi.json');
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
console.log(`Written: ${path.relative('', file)}`);
