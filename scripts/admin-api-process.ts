/** The embedded admin API as a child process. */
import { spawn, type ChildProcess } from 'node:child_process';
import { PROJECT_ROOT } from '../pipeline/layout';

/** Loading the sample content into a new database takes seconds, and minutes on a slow, busy machine. */
const START_MS = 180_000;

export interface AdminApiProcess {
  process: ChildProcess;
  /** The base address of its calls. */
  url: string;
  /** The lines that it prints about the desk: the address, and the first login if this start created one. */
  desk: readonly string[];
}

/**
 * Starts the embedded admin API and waits for its address.
 * @throws {Error} where it does not start; its own message says why
 */
export function startAdminApi(env: NodeJS.ProcessEnv = {}): Promise<AdminApiProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'admin-api/main.ts'], {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { LOG_LEVEL: 'warn', ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The admin API did not start within ${START_MS / 1000} s.`));
    }, START_MS);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const url = /Admin API ready at (\S+)/.exec(output)?.[1];
      if (!url) return;
      clearTimeout(timer);
      child.stdout.removeAllListeners('data').resume();
      const desk = output.split('\n').filter((line) => /^(?:Desk at|First login:) /.test(line));
      // Printed at once: only this start shows the first password, and what follows may fail.
      for (const line of desk) console.log(line);
      resolve({ process: child, url, desk });
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(
        new Error(`The admin API ended with status ${code ?? 'killed'}; its message is above.`),
      );
    });
  });
}
