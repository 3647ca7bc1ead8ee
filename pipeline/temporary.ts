/**
 * A temporary folder of Gatsby's own. It makes folders in the system's with every build (`gatsby-worker…`, and
 * `reduxcache…` where it is killed while saving its state) and removes none of them.
 */
import fs from 'node:fs';
import path from 'node:path';

/** tsx's compile cache, which makes a build's scripts start sooner; tsx itself removes stale entries. */
const KEPT = /^tsx-/;

/** Makes the folder, and deletes a build's remains; files that cannot be removed stay for the next time. */
export function clearTemporary(directory: string): void {
  fs.mkdirSync(directory, { recursive: true });
  for (const name of fs.readdirSync(directory)) {
    if (KEPT.test(name)) continue;
    try {
      fs.rmSync(path.join(directory, name), { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // A process on its way out still writes there. No build is to fail for it.
    }
  }
}

/**
 * An environment in which `os.tmpdir()` is this folder. Programs put sockets there too, whose paths may be no longer
 * than 107 bytes; neither Gatsby nor its children need one.
 */
export function withTemporary(env: NodeJS.ProcessEnv, directory: string): NodeJS.ProcessEnv {
  return { ...env, TMPDIR: directory, TMP: directory, TEMP: directory };
}
