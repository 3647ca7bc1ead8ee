/**
 * Ends a process whose own database fails for good, while the event loop goes on: its supervisor restarts it, and
 * opening the database anew brings back all that was confirmed.
 */
import { ping, type Database } from './connect';

const EVERY_MS = 10_000;
/** A minute: longer than any change of a working database. */
const MOST_FAILURES = 6;

function endProcess(): void {
  console.error('The database has failed for a minute; the admin API ends itself.');
  process.exit(1);
}

/**
 * Asks the database for an answer again and again.
 * @param end called where it has failed in a row too often
 * @returns ends the asking
 */
export function endIfWedged(
  database: Pick<Database, 'execute'>,
  { everyMs = EVERY_MS, end = endProcess } = {},
): () => void {
  let failures = 0;
  const ask = async () => {
    try {
      await ping(database, everyMs);
      failures = 0;
    } catch {
      failures += 1;
      if (failures === MOST_FAILURES) end();
    }
  };
  const timer = setInterval(() => void ask(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
