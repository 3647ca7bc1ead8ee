/** `npm run bench -- builds | visits`: what builds, releases and visits cost. Prints tables and records nothing. */
import { parseArgs } from 'node:util';
import { measureBuilds } from './builds';
import { measureVisits } from './visits';

const usage = `npm run bench -- builds [--posts 1000]
    builds and releases of generated posts, against a bare Gatsby site
npm run bench -- visits ADDRESS… [--paths /,/contact] [--runs 5]
    visits to pages of one or more sites that are being served, side by side
`;

function whole(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} takes a whole number, such as 10; it is "${text}".`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      posts: { type: 'string', default: '1000' },
      paths: { type: 'string' },
      runs: { type: 'string', default: '5' },
    },
  });
  const [command, ...addresses] = positionals;
  if (command === 'builds') await measureBuilds(whole('posts', values.posts));
  else if (command === 'visits' && addresses.length > 0) {
    await measureVisits(addresses, values.paths?.split(','), whole('runs', values.runs));
  } else {
    process.stdout.write(usage);
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
