/** Files of the project sent to Docker: all that `.dockerignore` does not name. */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../pipeline/layout';

/** A line of `.dockerignore` as a pattern over names with forward slashes. Exceptions (`!`) are not used here. */
function patternOf(line: string): RegExp {
  const escaped = line.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  const source = escaped.replaceAll('**/', '\u0000').replaceAll('*', '[^/]*');
  return new RegExp(`^${source.replaceAll('\u0000', '(?:.*/)?')}(?:/|$)`);
}

const patterns = fs
  .readFileSync(path.join(PROJECT_ROOT, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map(patternOf);

/** Whether a file of the project, or a folder, may be copied into an image. */
export const isSent = (name: string): boolean => !patterns.some((pattern) => pattern.test(name));
