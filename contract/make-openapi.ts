/** `npm run openapi -w contract`: writes `openapi.json`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from './openapi';

const file = path.join(import.meta.dirname, 'openapi.json');
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
