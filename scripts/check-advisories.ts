/**
 * `npm run check:advisories`: asks OSV (https://osv.dev), which has GitHub's advisories and others, about every package
 * of the lock file. It tells which package in which version, and names and versions are all that is sent.
 * Ends with 0 where none is known, 1 where one is, and 2 where it could not ask.
 */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../pipeline/layout';

const exits = { none: 0, found: 1, notAsked: 2 } as const;

/** The API's own limit. */
const BATCH = 1000;
const PATIENCE_MS = 30_000;
/** Details are asked one by one. */
const AT_ONCE = 8;

interface LockEntry {
  name?: string;
  version?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
}

export interface LockedPackage {
  name: string;
  version: string;
  /** Whether it is installed for development alone. */
  dev: boolean;
}

interface Finding extends LockedPackage {
  ids: string[];
}

/** Thrown where the API's answer cannot be had or read; the message says why. */
class NotAskedError extends Error {}

/** The packages of a lock file (version 2 or 3), each version once. */
export function lockedPackages(lock: { packages?: Record<string, LockEntry> }): LockedPackage[] {
  const found = new Map<string, LockedPackage>();
  for (const [place, entry] of Object.entries(lock.packages ?? {})) {
    const at = place.lastIndexOf('node_modules/');
    if (at < 0 || entry.link || !entry.version) continue;
    const name = entry.name ?? place.slice(at + 'node_modules/'.length);
    const { version, dev = false } = entry;
    const key = `${name}@${version}`;
    found.set(key, { name, version, dev: dev && (found.get(key)?.dev ?? true) });
  }
  return [...found.values()];
}

async function ask<T>(url: string, body?: unknown): Promise<T> {
  const { host } = new URL(url);
  try {
    const response = await fetch(url, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new NotAskedError(`${host} answered with status ${response.status}`);
    return (await response.json()) as T;
  } catch (error) {
    if (error instanceof NotAskedError) throw error;
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    const reason = name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? message);
    throw new NotAskedError(`${host} could not be asked (${reason})`);
  }
}

interface Query {
  package: { name: string; ecosystem: 'npm' };
  version: string;
  page_token?: string;
}

interface BatchAnswer {
  results?: ({ vulns?: { id: string }[]; next_page_token?: string } | null)[];
}

/** The advisories of each package, by its place. */
async function idsOf(api: string, packages: readonly LockedPackage[]): Promise<string[][]> {
  const found: string[][] = packages.map(() => []);
  let open = packages.map(({ name, version }, index) => ({
    index,
    query: { package: { name, ecosystem: 'npm' }, version } satisfies Query as Query,
  }));
  while (open.length > 0) {
    const asked = open.splice(0, BATCH);
    const queries = asked.map(({ query }) => query);
    const { results } = await ask<BatchAnswer>(`${api}/v1/querybatch`, { queries });
    if (results?.length !== asked.length) {
      throw new NotAskedError(`${new URL(api).host} answered something else than was asked`);
    }
    asked.forEach(({ index, query }, place) => {
      const { vulns = [], next_page_token: page_token } = results[place] ?? {};
      found[index]?.push(...vulns.map(({ id }) => id));
      if (page_token) open = [...open, { index, query: { ...query, page_token } }];
    });
  }
  return found;
}

interface Advisory {
  summary?: string;
  withdrawn?: string;
  database_specific?: { severity?: string };
}

/** Summary of each advisory in one line; withdrawn ones are left out. */
async function linesOf(api: string, ids: readonly string[]): Promise<Map<string, string>> {
  const lines = new Map<string, string>();
  const open = [...new Set(ids)].sort();
  const work = async () => {
    for (let id = open.shift(); id !== undefined; id = open.shift()) {
      const url = `${api}/v1/vulns/${encodeURIComponent(id)}`;
      const { summary = '', withdrawn, database_specific: more } = await ask<Advisory>(url);
      if (withdrawn) continue;
      const severity = more?.severity ? `${more.severity.toLowerCase()}: ` : '';
      lines.set(id, `${id}  ${severity}${summary}`.trim());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return lines;
}

/** Shipped packages come first. */
const byUse = (a: Finding, b: Finding) =>
  Number(a.dev) - Number(b.dev) || (a.name < b.name ? -1 : 1);

/**
 * Queries, and prints the findings.
 * @param api the API's address, without a trailing slash
 * @returns the exit status
 */
async function checkAdvisories(lockFile: string, api: string): Promise<number> {
  const lock = JSON.parse(fs.readFileSync(lockFile, 'utf8')) as Parameters<
    typeof lockedPackages
  >[0];
  const packages = lockedPackages(lock);
  const ids = await idsOf(api, packages);
  const lines = await linesOf(api, ids.flat());
  const findings = packages
    .map((each, index): Finding => ({
      ...each,
      ids: (ids[index] ?? []).filter((id) => lines.has(id)),
    }))
    .filter((finding) => finding.ids.length > 0)
    .sort(byUse);
  for (const { name, version, dev, ids: own } of findings) {
    console.log(`${name} ${version}${dev ? ' (development alone)' : ''}`);
    for (const id of own)
      console.log(`  ${lines.get(id) ?? id}\n  https://osv.dev/vulnerability/${id}`);
  }
  console.log(`${findings.length} of ${packages.length} packages have a known advisory.`);
  return findings.length > 0 ? exits.found : exits.none;
}

async function main(): Promise<void> {
  const api = (process.env['OSV_API_URL'] || 'https://api.osv.dev').replace(/\/+$/, '');
  const [lockFile = path.join(PROJECT_ROOT, 'package-lock.json')] = process.argv.slice(2);
  try {
    process.exitCode = await checkAdvisories(lockFile, api);
  } catch (error) {
    if (!(error instanceof NotAskedError)) throw error;
    console.error(
      `Nothing is known of the packages' advisories: ${error.message}. Where the network is closed, run this elsewhere.`,
    );
    process.exitCode = exits.notAsked;
  }
}

void main();
