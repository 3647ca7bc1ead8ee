/**
 * `npm run pull`: exit status 0 if there is a snapshot to build from, else 1.
 * With `--ipc-json`, the last line on stdout is JSON, for the build that started it.
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
