/** Makes the search index of the site built in a directory. A process of its own, so that it can be ended at any time. */
import { count } from '../../src/lib/numbers';
import { writeSearchIndex } from './write';

// Where Pagefind's program dies, its promise stays pending, and Node ends for want of work.
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
