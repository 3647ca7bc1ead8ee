/** The processes that it takes to drive WebKitGTK: an X server without a screen, a window manager, the driver. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findWebkit } from '../../../scripts/find-browsers';
import { freePort } from '../../../scripts/servers/free-port';
import { untilFound } from '../../../scripts/servers/until';

/** The toolbar of WebKit's own browser keeps a window from being as narrow as a phone's. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }';

export interface WebkitProcesses {
  /** Of the driver. */
  url: string;
  miniBrowser: string;
  close: () => Promise<void>;
}

/** A home folder of its own: nothing of this machine's user is read or written. */
function homeFolder(): string {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  fs.mkdirSync(path.join(home, 'gtk-3.0'));
  fs.writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), NARROW);
  return home;
}

function environmentIn(home: string): NodeJS.ProcessEnv {
  const folders = { XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home };
  const quiet = { MESA_SHADER_CACHE_DISABLE: 'true' };
  const env: NodeJS.ProcessEnv = { ...process.env, HOME: home, ...folders, ...quiet };
  // Set, even to nothing, it ends the page's process at every view transition.
  delete env['WEBKIT_DISABLE_COMPOSITING_MODE'];
  return env;
}

/** Starts an X server at a number of its own choice, which it writes once it can be used. */
async function startDisplay(env: NodeJS.ProcessEnv): Promise<[ChildProcess, string]> {
  const size = ['-screen', '0', '2000x1400x24', '-nolisten', 'tcp', '-displayfd', '3'];
  const child = spawn('Xvfb', size, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  let text = '';
  child.stdio[3]?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const number = await untilFound('a display', () => /^(\d+)\n/.exec(text)?.[1]);
  return [child, `:${number}`];
}

const ended = (child: ChildProcess): Promise<unknown> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', resolve))
    : Promise.resolve();

/** @throws {Error} where a part of it is missing */
export async function startWebkitProcesses(): Promise<WebkitProcesses> {
  const programs = findWebkit();
  if (!programs) {
    throw new Error('WebKit cannot be driven here: install webkit2gtk-driver, xvfb and openbox.');
  }
  const home = homeFolder();
  const env = environmentIn(home);
  const [display, DISPLAY] = await startDisplay(env);
  const start = (file: string, ...args: string[]) =>
    spawn(file, args, { env: { ...env, DISPLAY }, stdio: 'ignore' });
  const manager = start('openbox', '--sm-disable');
  const port = await freePort();
  const driver = start(programs.driver, `--port=${port}`, '--host=127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  await untilFound('WebKit’s driver', () =>
    fetch(`${url}/status`).then(
      (response) => response.ok || undefined,
      () => undefined,
    ),
  );
  return {
    url,
    miniBrowser: programs.miniBrowser,
    close: async () => {
      for (const child of [driver, manager, display]) {
        child.kill();
        await ended(child);
      }
      // The browser's own processes may still be on their way out.
      fs.rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
