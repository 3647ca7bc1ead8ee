/**
 * Draws the sample clients' logos and the award marks into `admin-api/content/logos/`.
 *
 *   npx tsx admin-api/content-tools/make-logos.ts            writes the files
 *   npx tsx admin-api/content-tools/make-logos.ts --check    fails where a file differs from its drawing
 *
 * Words are converted to outlines, so that a logo needs no font where it is shown.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { awardMarks, drawAwardMark } from './logos/awards';
import { clientLogos, drawClientLogo } from './logos/clients';
import { assertInksReadable } from './logos/inks';

const LOGOS = new URL('../content/logos/', import.meta.url);

/** Every file by its name, drawn afresh. */
function drawAll(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [name, logo] of Object.entries(clientLogos))
    files.set(`${name}.svg`, drawClientLogo(logo));
  for (const [name, mark] of Object.entries(awardMarks))
    files.set(`${name}.svg`, drawAwardMark(mark));
  return files;
}

function onDisk(name: string): string | undefined {
  try {
    return readFileSync(new URL(name, LOGOS), 'utf8');
  } catch {
    return undefined;
  }
}

assertInksReadable();
const stale = [...drawAll()].filter(([name, svg]) => onDisk(name) !== svg);
if (process.argv.includes('--check')) {
  for (const [name] of stale) console.error(`${name} differs from its drawing: run make-logos.ts`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  mkdirSync(LOGOS, { recursive: true });
  for (const [name, svg] of stale) writeFileSync(new URL(name, LOGOS), svg);
  console.log(`${stale.length} of ${drawAll().size} logos drawn anew`);
}
