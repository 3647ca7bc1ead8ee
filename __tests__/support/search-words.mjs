/**
 * Prints what an index answers to queries, as JSON: `node search-words.mjs <folder of the index> <ranking> <query> …`. By
 * Pagefind's own script, which runs outside browsers if it can fetch.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const [, , folder = '.', ranking = '{}', ...queries] = process.argv;

globalThis.fetch = (address) =>
  Promise.resolve(new Response(fs.readFileSync(new URL(String(address)))));

const script = fs.readFileSync(path.join(folder, 'pagefind.js')).toString('base64');
const pagefind = await import(`data:text/javascript;base64,${script}`);
await pagefind.options({
  basePath: `${pathToFileURL(folder).href}/`,
  baseUrl: '/',
  ranking: JSON.parse(ranking),
});
const answers = {};
for (const query of queries) {
  const { results } = await pagefind.search(query);
  const found = await Promise.all(results.map((result) => result.data()));
  answers[query] = found.map(({ url }) => url);
}
process.stdout.write(JSON.stringify(answers));
