/**
 * Prints what a search index answers to queries, as JSON: `node search-index.mjs <folder of the index> <ranking>
 * <queries>`; the query null gives all of it. By Pagefind's own script
 * (https://pagefind.app/docs/js-api-filtering/), which runs outside browsers if it can fetch.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const [, , folder = '.', ranking = '{}', queries = '[]'] = process.argv;

globalThis.fetch = (address) =>
  Promise.resolve(new Response(fs.readFileSync(new URL(String(address)))));

const script = fs.readFileSync(path.join(folder, 'pagefind.js')).toString('base64');
const pagefind = await import(`data:text/javascript;base64,${script}`);
await pagefind.options({
  basePath: `${pathToFileURL(folder).href}/`,
  baseUrl: '/',
  ranking: JSON.parse(ranking),
});
const answers = [];
for (const query of JSON.parse(queries)) {
  const { results } = await pagefind.search(query);
  const found = await Promise.all(results.map((result) => result.data()));
  answers.push(found.map(({ url, meta, filters, content }) => ({ url, meta, filters, content })));
}
process.stdout.write(JSON.stringify(answers));
