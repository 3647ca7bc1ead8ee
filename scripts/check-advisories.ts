/**
 * `npm run check:advisories`: has `npm audit` ask the registry about every package of the lock file. Ends with 0 where
 * no advisory is known, 1 where one is, and 2 where it could not ask.
 */
import { spawnSync } from 'node:child_process';
import { PROJECT_ROOT } from '../pipeline/layout';

interface Advisory {
  title: string;
  url: string;
  severity: string;
}

interface Audit {
  message?: string;
  /** By the package's name; a text in `via` names the package whose advisory it is. */
  vulnerabilities?: Record<string, { via: (string | Advisory)[] }>;
}

/** @param folder of the lock file */
function audit(folder: string, ...args: readonly string[]): Audit {
  const { stdout, stderr } = spawnSync('npm', ['audit', '--json', '--package-lock-only', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  try {
    return JSON.parse(stdout) as Audit;
  } catch {
    return { message: stderr.trim() || 'npm audit answered nothing' };
  }
}

function main(folder = PROJECT_ROOT): number {
  const { vulnerabilities: all, message = 'no reason was given' } = audit(folder);
  const { vulnerabilities: shipped = {} } = all ? audit(folder, '--omit=dev') : {};
  if (!all) {
    console.error(
      `Nothing is known of the packages' advisories: ${message}. Where the network is closed, run this elsewhere.`,
    );
    return 2;
  }
  const found = Object.entries(all).flatMap(([name, { via }]) => {
    const own = via.filter((each) => typeof each === 'object');
    return own.length > 0 ? { name, own, dev: !(name in shipped) } : [];
  });
  for (const { name, own, dev } of found.sort((a, b) => Number(a.dev) - Number(b.dev))) {
    console.log(`${name}${dev ? ' (development alone)' : ''}`);
    for (const { severity, title, url } of own) console.log(`  ${severity}: ${title}\n  ${url}`);
  }
  console.log(`${found.length} packages have a known advisory.`);
  return found.length > 0 ? 1 : 0;
}

process.exitCode = main(process.argv[2]);
