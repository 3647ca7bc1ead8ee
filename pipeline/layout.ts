/** Paths of a build: all under one ignored folder, `.site/` by default. */
import fs from 'node:fs';
import path from 'node:path';

/** The project's root. Not by `import.meta`, which fails in the CommonJS that Playwright's loader makes. */
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
 * Lets a directory outside the project find the project's packages: Node looks for `node_modules` in each folder above.
 * The link is beside the directory, which may contain only the site's own files.
 */
export function linkPackages(directory: string): void {
  const packages = path.join(PROJECT_ROOT, 'node_modules');
  if (!path.relative(PROJECT_ROOT, directory).startsWith('..')) return;
  const link = path.join(directory, '..', 'node_modules');
  fs.mkdirSync(path.dirname(link), { recursive: true });
  // The project may have moved.
  fs.rmSync(link, { force: true });
  fs.symlinkSync(packages, link);
}

/** The latest build's report, as JSON. */
export function latestReportFile(stateDir: string): string {
  return path.join(stateDir, 'build-report.json');
}

/** A folder that sites are built in, and what belongs to it. */
export interface BuildFolder {
  /** Where Gatsby runs; always at this path, since its cache holds absolute paths. */
  work: string;
  /** Gatsby's output. */
  output: string;
  /** Exists if the last build here ended well: removed when a build begins, written when it ends well. */
  mark: string;
  /** The lock that a build here holds. */
  lock: string;
  /** Names the process that the build has started, while it runs. */
  child: string;
  /** Gatsby's temporary folder; beside the work directory, which may contain only the site's own files. */
  temporary: string;
}

/**
 * The build folder of a state directory.
 * @param name of another build folder: at the same depth, because webpack's module ids contain relative paths
 */
export function buildFolder(stateDir: string, name = 'build'): BuildFolder {
  const folder = path.join(stateDir, name);
  const work = path.join(folder, 'work');
  return {
    work,
    output: path.join(work, 'public'),
    mark: path.join(folder, 'mark.json'),
    lock: path.join(folder, 'lock.json'),
    child: path.join(folder, 'child.json'),
    temporary: path.join(folder, 'tmp'),
  };
}
