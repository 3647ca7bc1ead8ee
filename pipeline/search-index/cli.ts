/** Makes the search index of the site in a work directory. A separate process, so that it can be ended at any time. */
import { count } from '../../src/lib/numbers';
import { writeSearchIndex } from './write';

// If Pagefind's program dies, its promise stays pending, and Node exits because nothing is left to do.
let failure: string | null = 'Pagefind ended before the index was made.';
process.once('exit', () => {
  if (failure === null) return;
  process.stderr.write(`Search index: ${failure}\n`);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const [, , directory = '.'] = process.argv;
  const found = await writeSearchIndex(directory);
  process.stdout.write(
    `Search index: ${count(found, 'page or part', 'pages and parts')} can be found.\n`,
  );
}

main().then(
  () => {
    failure = null;
  },
  (error: unknown) => {
    failure = error instanceof Error ? error.message : String(error);
  },
);
