/**
 * A stage of the Dockerfile laid out in a folder, by hand: files are copied and npm is run; what would change the machine
 * itself is left out and told.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../pipeline/layout';
import { isSent } from './build-context';
import { stepsOf, type Stage, type Step } from './dockerfile';

export interface Image {
  /** The folder that represents `/`. */
  root: string;
  workdir: string;
  env: Record<string, string>;
  entrypoint: string[];
  healthcheck: string[];
}

/** Commands of an image's own system, which this machine's programs replace. */
const OF_THE_SYSTEM = /^(?:apt-get|rm) /;

function run(image: Image, command: string): void {
  for (const part of command.split(/\s*&&\s*/)) {
    if (OF_THE_SYSTEM.test(part)) {
      console.log(`  left out: ${part}`);
    } else if (part.startsWith('install -d ')) {
      for (const folder of part.match(/ \/\S+/g) ?? []) {
        fs.mkdirSync(path.join(image.root, folder.trim()), { recursive: true });
      }
    } else if (part.startsWith('npm ci ')) {
      console.log(`  ${part}`);
      const [program = '', ...args] = part.split(/\s+/);
      execFileSync(program, args, { cwd: path.join(image.root, image.workdir), stdio: 'inherit' });
    } else if (!part.startsWith('npm cache ')) {
      throw new Error(`The rehearsal does not know how to run "${part}".`);
    }
  }
}

function copy(image: Image, from: string, step: Extract<Step, { kind: 'copy' }>): void {
  const target = path.join(image.root, path.resolve(image.workdir, step.target));
  const isFolder = step.sources.length > 1 || step.target.endsWith('/');
  for (const source of step.sources) {
    const file = path.join(from, source);
    const to = isFolder ? path.join(target, path.basename(source)) : target;
    fs.mkdirSync(path.dirname(to), { recursive: true });
    if (step.from !== null) {
      execFileSync('cp', ['-al', file, to]);
    } else {
      const isWanted = (name: string) => isSent(path.relative(PROJECT_ROOT, name));
      fs.cpSync(file, to, { recursive: true, filter: isWanted });
    }
  }
}

/**
 * Lays a stage out.
 * @param images of the stages before it, by their names
 */
export function layOut(
  stages: readonly Stage[],
  name: string,
  root: string,
  images: Readonly<Record<string, Image>>,
): Image {
  console.log(`${name}:`);
  const image: Image = { root, workdir: '/', env: {}, entrypoint: [], healthcheck: [] };
  fs.mkdirSync(root, { recursive: true });
  for (const step of stepsOf(stages, name)) {
    if (step.kind === 'workdir') {
      image.workdir = step.path;
      fs.mkdirSync(path.join(root, step.path), { recursive: true });
    } else if (step.kind === 'run') run(image, step.command);
    else if (step.kind === 'env') Object.assign(image.env, step.values);
    else if (step.kind === 'entrypoint' || step.kind === 'healthcheck') {
      image[step.kind] = step.command;
    } else if (step.kind === 'copy') {
      const from = step.from === null ? PROJECT_ROOT : images[step.from]?.root;
      if (from === undefined)
        throw new Error(`${name} copies from ${step.from ?? ''}, which is not laid out.`);
      copy(image, from, step);
    }
  }
  return image;
}
