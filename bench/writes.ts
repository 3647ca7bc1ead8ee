/** Cost of having PGlite write an enquiry to the disk before it is answered. */
import fs from 'node:fs';
import path from 'node:path';
import { connect } from '../admin-api/database/connect';
import { storeWrite } from '../admin-api/database/writes';
import { PROJECT_ROOT } from '../pipeline/layout';
import { terminalTable } from './performance-file';

/** Writes of one measurement, one after the other. */
const WRITES = 200;

/** Has files opened as ever, or in such a way that flushing them does nothing. */
const openers = {
  flushed: fs.promises.open,
  'not flushed': (async (...args: Parameters<typeof fs.promises.open>) =>
    Object.assign(await openAny(...args), {
      sync: async () => undefined,
    })) as typeof fs.promises.open,
};
const openAny = fs.promises.open;

/** Prints milliseconds of a write, flushed and not, in turns within one run. */
export async function measureWrites(print: (text: string) => void): Promise<void> {
  const dataDir = fs.mkdtempSync(path.join(PROJECT_ROOT, '.site/bench-writes-'));
  const { database, close } = await connect({ dataDir });
  const body = { name: 'A', business_email: 'a@example.com', message: 'x'.repeat(800) };
  const rows: string[][] = [];
  try {
    for (const how of ['flushed', 'not flushed', 'flushed', 'not flushed'] as const) {
      fs.promises.open = openers[how];
      const times: number[] = [];
      for (let n = 0; n < WRITES; n += 1) {
        const started = performance.now();
        await storeWrite(database, 'contact', body, new Date());
        times.push(performance.now() - started);
      }
      times.sort((a, b) => a - b);
      const at = (share: number) => (times[Math.floor(WRITES * share)] ?? 0).toFixed(1);
      rows.push([how, at(0.5), at(0.95), at(0.999)]);
    }
  } finally {
    fs.promises.open = openers.flushed;
    await close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  print(terminalTable(['A write of PGlite', 'ms, half', '95 of 100', 'longest'], rows, 1));
}
