/** The files of `deploy/`, read as those who use them read them. */
import fs from 'node:fs';
import path from 'node:path';
import { parseAllDocuments, type Document } from 'yaml';
import { listFiles } from '../../pipeline/files';

export const root = path.join(__dirname, '..', '..');

export const read = (name: string): string => fs.readFileSync(path.join(root, name), 'utf8');

/**
 * Name and value of each line of an environment file.
 * @param withOthers the lines that are turned off by a # too
 * @throws {Error} at a line that systemd, Compose and a shell would not all read alike
 */
export function readEnvironmentFile(name: string, withOthers = false): Record<string, string> {
  const values: Record<string, string> = {};
  for (const line of read(name).split('\n')) {
    const text = withOthers ? line.replace(/^#(?=[A-Z0-9_]+=)/, '') : line;
    if (text === '' || text.startsWith('#')) continue;
    const found = /^([A-Z][A-Z0-9_]*)=(?:([A-Za-z0-9./:@%_+,=-]*)|'([^']*)')$/.exec(text);
    if (!found?.[1])
      throw new Error(`${name}: "${line}" is read differently by different programs.`);
    values[found[1]] = found[2] ?? found[3] ?? '';
  }
  return values;
}

/** The documents of a YAML file. @throws {Error} where it is no YAML, or has a key twice */
export function readYaml(name: string): unknown[] {
  return (parseAllDocuments(read(name), { merge: true }) as Document[]).map((document) => {
    if (document.errors[0]) throw new Error(`${name}: ${document.errors[0].message}`);
    return document.toJS() as unknown;
  });
}

/** Settings as the code names them: every name in capitals that stands as a text in its sources. */
export function settingsOfTheCode(): Set<string> {
  // The SDK of the object store reads the first two.
  const names = new Set(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']);
  for (const folder of ['admin-api', 'pipeline', 'scripts', 'src']) {
    for (const file of listFiles(path.join(root, folder))) {
      if (!/\.tsx?$/.test(file)) continue;
      const source = read(`${folder}/${file}`);
      for (const [, name] of source.matchAll(
        /['"`]((?:[A-Z][A-Z0-9]*_[A-Z0-9_]+)|HOST|PORT)['"`]/g,
      )) {
        if (name) names.add(name);
      }
    }
  }
  return names;
}
