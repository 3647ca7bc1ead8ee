/**
 * Runs a PostgreSQL server until a run of tests ends, however that ends: neither Ctrl-C nor a worker that crashes leaves
 * the server behind. `node postgres-guard.mjs '{"run", "folder", "command", "args", "uid", "gid"}'`.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import process from 'node:process';
import { setInterval } from 'node:timers';

const LOOK_EVERY_MS = 500;

const { run, folder, command, args, ...user } = JSON.parse(process.argv[2] ?? '');
const log = fs.openSync(`${folder}/log`, 'w');
const server = spawn(command, args, { ...user, cwd: folder, stdio: ['ignore', log, log] });

// Immediate: nothing that the server holds is wanted again.
const stop = () => server.kill('SIGQUIT');

setInterval(() => {
  try {
    process.kill(run, 0);
  } catch {
    stop();
  }
}, LOOK_EVERY_MS);
process.on('SIGTERM', stop).on('SIGINT', () => undefined);
server.on('error', (error) => fs.writeSync(log, String(error)));
server.on('close', () => {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.exit();
});
