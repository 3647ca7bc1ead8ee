/** `npm run bench [-- content | release] [options]`: what builds and releases cost. */
import { parseArgs } from 'node:util';
import { measureContentBuilds } from './content-builds';
import { measureReleases } from './release-runs';
import { record, terminalText } from './results';

const usage = `npm run bench -- [content] [options]   builds, held against a bare Gatsby site
npm run bench -- release [options]     runs of the release; takes --posts and --no-record
  --posts 1000,10000  numbers of posts (this is the default)
  --summaries         lists hold summaries, so that each post costs a call of its own; else whole posts
  --whole             lists hold whole posts (the default)
  --cold-only         cold builds alone
  --keep              leave caches, output and logs in .site/bench/
  --no-record         do not write docs/performance.md
`;

function numbersOf(text: string): number[] {
  const numbers = text.split(',').map(Number);
  if (numbers.some((value) => !Number.isInteger(value) || value < 1)) {
    throw new Error(`--posts takes whole numbers, such as 1000,10000; it is "${text}".`);
  }
  return numbers;
}

async function content(args: string[], signal: AbortSignal): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      posts: { type: 'string', default: '1000,10000' },
      summaries: { type: 'boolean', default: false },
      whole: { type: 'boolean', default: false },
      'cold-only': { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      'no-record': { type: 'boolean', default: false },
    },
  });
  const print = (text: string) => process.stdout.write(text);
  for (const posts of numbersOf(values.posts)) {
    const run = await measureContentBuilds({
      posts,
      lists: values.summaries ? 'summaries' : 'whole',
      keep: values.keep,
      coldOnly: values['cold-only'],
      print,
      signal,
    });
    print(terminalText(run));
    if (!values['no-record']) {
      record(run, `npm run bench -- --posts ${posts}${values.summaries ? ' --summaries' : ''}`);
    }
  }
}

async function releases(args: string[], signal: AbortSignal): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      posts: { type: 'string', default: '1000,10000' },
      'no-record': { type: 'boolean', default: false },
    },
  });
  const print = (text: string) => process.stdout.write(text);
  for (const posts of numbersOf(values.posts)) {
    print(`Releases of ${posts} posts …\n`);
    const { text, record: write } = await measureReleases({ posts, print, signal });
    print(text);
    if (!values['no-record']) write(`npm run bench -- release --posts ${posts}`);
  }
}

const subcommands: Record<string, (args: string[], signal: AbortSignal) => Promise<void>> = {
  content,
  release: releases,
};

async function main(): Promise<void> {
  const [first, ...rest] = process.argv.slice(2);
  const named = first !== undefined && !first.startsWith('-');
  const run = subcommands[named ? first : 'content'];
  if (!run || process.argv.includes('--help')) {
    process.stdout.write(usage);
    process.exitCode = run ? 0 : 1;
    return;
  }
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      controller.abort();
    });
  }
  try {
    await run(named ? rest : process.argv.slice(2), controller.signal);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

void main();
