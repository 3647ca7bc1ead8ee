/** Reading the pages of an output. */
import fs from 'node:fs';
import path from 'node:path';

/** The file of a page in an output. */
export const pageFile = (pagePath: string) =>
  (pagePath.endsWith('.html') ? pagePath : `${pagePath}/index.html`).replace(/^\/+/, '');

/** The head of a page in an output; null where the page has no file. */
export function readHead(outputDir: string, pagePath: string): string | null {
  const file = path.join(outputDir, pageFile(pagePath));
  if (!fs.existsSync(file)) return null;
  const bytes = fs.readFileSync(file);
  const end = bytes.indexOf('</head>');
  return bytes.toString('utf8', 0, end === -1 ? undefined : end);
}

/** The same in memory of its own: V8 keeps a whole page for a part that was cut out of it. */
export const ownCopy = <T>(found: T): T => structuredClone(found);
