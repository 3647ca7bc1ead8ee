/** Makes the search index of the site built in a directory. A separate process: Pagefind is an ES module. */
import { count } from '../../src/lib/numbers';
import { writeSearchIndex } from './write';

async function main(): Promise<void> {
  const [, , directory = '.'] = process.argv;
  const { count: found, read } = await writeSearchIndex(directory, (reason) => {
    process.stderr.write(`Search index: ${reason}\n`);
  });
  const things = count(found, 'page or part', 'pages and parts');
  process.stdout.write(
    read === null
      ? `Search index: as it was, ${things}.\n`
      : `Search index: ${things} can be found; ${count(read, 'was read anew', 'were read anew')}.\n`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
