/** Makes pictures beside Gatsby, in a process of low priority: it has the core that bundling scripts leaves idle. */
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { LITTLE_ROOM } from '../../src/lib/build/run-script';
import { PROJECT_ROOT } from '../layout';
import type { MakerAnswer } from './maker-process';

const SCRIPT = path.join(PROJECT_ROOT, 'pipeline/picture-store/maker-process.ts');

export class PictureMaker {
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #hasEnded = false;
  /** By the job's id. */
  readonly #waiting = new Map<string, (isMade: boolean) => void>();

  /** @param env of Gatsby's processes */
  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /**
   * Does a job of gatsby-plugin-sharp, by that plugin's own worker. The process starts with the first.
   * @returns false where it could not, for whatever reason: Gatsby does it then, and says what is wrong
   */
  make(job: { readonly id: string }): Promise<boolean> {
    const child = this.#hasEnded ? undefined : (this.#child ??= this.#start());
    if (!child?.connected) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.#waiting.set(job.id, resolve);
      child.send(job, (error) => {
        if (error) this.#settle(job.id, false);
      });
    });
  }

  /** Ends the process; jobs under way are given up. */
  end(): void {
    this.#hasEnded = true;
    this.#child?.kill('SIGKILL');
  }

  #start(): ChildProcess {
    const child = fork(SCRIPT, {
      cwd: PROJECT_ROOT,
      env: this.#env,
      execArgv: [LITTLE_ROOM, '--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', (answer: MakerAnswer) => this.#settle(answer.id, answer.isMade));
    const giveUp = () => {
      this.#hasEnded = true;
      for (const id of this.#waiting.keys()) this.#settle(id, false);
    };
    child.once('error', giveUp);
    child.once('exit', giveUp);
    return child;
  }

  #settle(id: string, isMade: boolean): void {
    this.#waiting.get(id)?.(isMade);
    this.#waiting.delete(id);
  }
}
