/**
 * Prints what the search index of a built site holds, as JSON: `node search-fragments.mjs <folder of the site>`. By
 * Pagefind's own script (https://pagefind.app/docs/js-api-filtering/), which runs outside browsers if it can fetch.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const [, , site = '.'] = process.argv;
const folder = path.join(site, 'pagefind');

globalThis.fetch = (address) =>
  Promise.resolve(new Response(fs.readFileSync(new URL(String(address)))));

const script = fs.readFileSync(path.join(folder, 'pagefind.js')).toString('base64');
const pagefind = await import(`data:text/javascript;base64,${script}`);
await pagefind.options({ basePath: `${pathToFileURL(folder).href}/`, baseUrl: '/' });
const { results } = await pagefind.search(null);
const fragments = await Promise.all(results.map((result) => result.data()));
const facts = fragments.map(({ url, meta, filters, content }) => ({ url, meta, filters, content }));
process.stdout.write(JSON.stringify(facts));
