/**
 * A temporary folder for Gatsby alone. Each build of Gatsby leaves folders in the system's (those of its workers, and its
 * state where it is killed while saving it) and never removes them.
 */
import fs from 'node:fs';
import path from 'node:path';

/** Makes the folder, and deletes a build's remains; files that cannot be removed stay for the next time. */
export function clearTemporary(directory: string): void {
  fs.mkdirSync(directory, { recursive: true });
  for (const name of fs.readdirSync(directory)) {
    try {
      fs.rmSync(path.join(directory, name), { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // A process that is ending still writes there. That must not fail a build.
    }
  }
}

/**
 * An environment in which `os.tmpdir()` is this folder. A socket's path may have at most 107 bytes, and the folder's may
 * be longer: neither Gatsby nor its children put a socket there.
 */
export function withTemporary(env: NodeJS.ProcessEnv, directory: string): NodeJS.ProcessEnv {
  return { ...env, TMPDIR: directory, TMP: directory, TEMP: directory };
}
