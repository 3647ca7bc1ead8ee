/**
 * `npm run check:items`: editorial notes of the items of the last pull. They are told and refuse nothing.
 * `--foreign` asks for links to other sites too, `--all` shows every note, `--json` prints them for a program.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../../site/settings';
import { collectNotes } from './collect';
import { notesText } from './notes-text';
import { readLevels } from './rules';

/** Days before a link to another site is asked for again. */
const FOREIGN_DAYS = 7;
/** Notes of one rule that a terminal is given. */
const MOST = 8;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      foreign: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const settings = readSettings(process.env);
  const collected = await collectNotes({
    stateDir: path.resolve(process.env['SITE_STATE_DIR'] || '.site'),
    publicDir: path.resolve(process.env['SITE_PUBLIC_DIR'] || 'public'),
    siteUrl: settings.siteUrl,
    adminApiUrl: settings.adminApiUrl,
    allowedHosts: settings.mediaAllowedHosts,
    levels: readLevels(process.env['EDITORIAL_LEVELS']),
    foreignDays: values.foreign ? FOREIGN_DAYS : 0,
    now: Date.now(),
  });
  console.log(
    values.json
      ? JSON.stringify(collected, null, 1)
      : notesText(collected, values.all ? Infinity : MOST),
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
