/**
 * Keeps a command that root runs as another user away from root's terminal: in its own session, with a pipe for each
 * standard stream that is a terminal. With the terminal, its processes could type commands into root's shell (TIOCSTI)
 * and read what root types. `runuser --pty` prevents that too, but merges output and errors and changes line ends, even
 * in an export to a file.
 *
 *   node own-session.mjs COMMAND [ARGUMENT]…     passes signals on, and exits with the command's status
 */
import { spawn } from 'node:child_process';
import os from 'node:os';
import process from 'node:process';
import { isatty } from 'node:tty';

/** Milliseconds without output after the command's exit that count as its end: processes left behind may hold the pipes. */
const SILENCE_MS = 1000;

const [command = '', ...args] = process.argv.slice(2);
const output = (/** @type {number} */ fd) => (isatty(fd) ? 'pipe' : 'inherit');
const child = spawn(command, args, {
  detached: true,
  stdio: [isatty(0) ? 'ignore' : 'inherit', output(1), output(2)],
});
child.stdout?.pipe(process.stdout);
child.stderr?.pipe(process.stderr);

// A terminal sends these to its foreground group, which the command has left.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGQUIT', 'SIGHUP'])) {
  process.on(signal, () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, signal);
    } else {
      process.exit();
    }
  });
}
// To the child only: runuser passes this one on, and the command would get it twice.
process.on('SIGTERM', () => child.kill('SIGTERM'));

child.once('error', (error) => {
  console.error(`${command} cannot be run: ${error.message}`);
  process.exitCode = 127;
});
child.once('exit', (status, signal) => {
  process.exitCode = signal ? 128 + os.constants.signals[signal] : (status ?? 1);
  const silence = setTimeout(() => process.exit(), SILENCE_MS).unref();
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', () => silence.refresh());
});
