/** The paths of snapshots in the state directory. */
import path from 'node:path';

export interface Layout {
  objects: string;
  generations: string;
  current: string;
  /** Names the generation that the public release was made of. */
  released: string;
  objectPath: (hash: string) => string;
  manifestPath: (generation: string) => string;
}

/** Content of `current.json`. */
export interface Current {
  generation: string;
  /** When a pull last found that nothing had changed since; ISO 8601. */
  checkedAt: string;
}

const HASH = /^[0-9a-f]{64}$/;
const GENERATION = /^[0-9A-Za-z-]{1,80}$/;

/**
 * The paths below a state directory.
 * @throws {TypeError} for an invalid hash or generation, so that no forged name leads elsewhere
 */
export function snapshotLayout(stateDir: string): Layout {
  const root = path.resolve(stateDir, 'content');
  const objects = path.join(root, 'objects');
  const generations = path.join(root, 'generations');
  return {
    objects,
    generations,
    current: path.join(root, 'current.json'),
    released: path.join(root, 'released.json'),
    objectPath: (hash) => {
      if (!HASH.test(hash)) throw new TypeError(`"${hash}" is not the name of an object.`);
      return path.join(objects, hash.slice(0, 2), hash);
    },
    manifestPath: (generation) => {
      if (!GENERATION.test(generation)) {
        throw new TypeError(`"${generation}" is not the name of a generation.`);
      }
      return path.join(generations, generation, 'manifest.json');
    },
  };
}
