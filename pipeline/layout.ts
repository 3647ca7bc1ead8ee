/** Paths of a build: all under one ignored folder, `.site/` by default. */
import fs from 'node:fs';
import path from 'node:path';

/** The project's root. Not by `import.meta`, which Playwright's loader leaves in CommonJS. */
export const PROJECT_ROOT = path.resolve(__dirname, '..');

/** `SITE_STATE_DIR`, else `.site` in the project. */
export function stateDirectory(): string {
  return path.resolve(PROJECT_ROOT, process.env['SITE_STATE_DIR'] ?? '.site');
}

/** `SITE_PUBLIC_DIR`, else `public` in the project: the served site. */
export function publicDirectory(): string {
  return path.resolve(PROJECT_ROOT, process.env['SITE_PUBLIC_DIR'] ?? 'public');
}

/**
 * Lets a directory outside the project find the project's packages, as one inside does by being there: Node looks for
 * `node_modules` in each folder above. The link is beside the directory, where only the project's own files may be.
 */
export function linkPackages(directory: string): void {
  const packages = path.join(PROJECT_ROOT, 'node_modules');
  if (!path.relative(PROJECT_ROOT, directory).startsWith('..')) return;
  const link = path.join(directory, '..', 'node_modules');
  fs.mkdirSync(path.dirname(link), { recursive: true });
  // Of an earlier place of the project.
  fs.rmSync(link, { force: true });
  fs.symlinkSync(packages, link);
}

/** The latest build's report, as JSON. */
export function latestReportFile(stateDir: string): string {
  return path.join(stateDir, 'build-report.json');
}

export interface Slot {
  /** Gatsby's work directory; always at this path, since its cache holds absolute paths. */
  work: string;
  /** The last good pair of cache and output, with its inputs. */
  good: string;
  goodStamp: string;
  /** The stamp of the pair that the work directory's output was of. */
  stampBefore: string;
  lock: string;
  /** Names the process that the build has started, while it runs. */
  child: string;
  /** There while a build is under way, and after one that was killed. */
  begun: string;
  /** Gatsby's temporary folder; beside the work directory, where only the site's own files may be. */
  temporary: string;
}

/** Work directories side by side: a build takes the first that no other build holds. */
export function slotOf(stateDir: string, number: number): Slot {
  const directory = path.join(stateDir, 'slots', String(number));
  const good = path.join(directory, 'good');
  return {
    work: path.join(directory, 'work'),
    good,
    goodStamp: path.join(good, 'stamp.json'),
    stampBefore: path.join(directory, 'stamp-before.json'),
    lock: path.join(directory, 'lock.json'),
    child: path.join(directory, 'child.json'),
    begun: path.join(directory, 'begun'),
    temporary: path.join(directory, 'tmp'),
  };
}
