/**
 * `npm run pull`: exit status 0 where there is a snapshot to build from, 1 where there is none.
 * With `--ipc-json`, the last line of the standard output is one of JSON, for the build that started it.
 */
import { runPull } from './command';

async function main(): Promise<void> {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      stopping.abort(new Error(`stopped by ${name}`));
    });
  }
  process.exitCode = await runPull({
    environment: process.env,
    forMachine: process.argv.includes('--ipc-json'),
    signal: stopping.signal,
    print: (line) => process.stdout.write(`${line}\n`),
    say: (line) => process.stderr.write(`${line}\n`),
  });
}

void main();
