/** `npm run build`: pulls the content and builds the site into `public/`. `-- --cold` starts from nothing. */
import { build } from '../pipeline/build';

async function main(): Promise<void> {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      controller.abort();
    });
  }
  const report = await build({
    env: process.env,
    print: (text) => process.stdout.write(text),
    cold: process.argv.includes('--cold'),
    signal: controller.signal,
  });
  process.exitCode = report.outcome === 'failed' ? 1 : 0;
}

void main();
