/**
 * One temporary folder for all tests of a run: jest's global set-up and tear-down of the project `node`. A test
 * that fails, or whose server does not stop, leaves its folders behind; with this one they go too.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { temporaryRoot } from './memory-folder';
import { stopShared, type TestRun } from './postgres';

let folder: string | undefined;
let before: string | undefined;

/** Makes `os.tmpdir()` a new folder, for this process and those that it starts. */
export default function setUp(): void {
  const system = os.tmpdir();
  before = process.env['TMPDIR'];
  // Short, since databases put sockets there, whose paths may be no longer than about a hundred bytes.
  folder = fs.mkdtempSync(path.join(temporaryRoot(), 'test-'));
  // PostgreSQL runs as another user, who has to find its own folder inside.
  fs.chmodSync(folder, 0o755);
  // Sharing tsx's compiled files saves each script that a test starts a second or two.
  const compiled = `tsx-${process.geteuid?.() ?? os.userInfo().username}`;
  if (fs.existsSync(path.join(system, compiled))) {
    fs.symlinkSync(path.join(system, compiled), path.join(folder, compiled), 'junction');
  }
  process.env['TMPDIR'] = folder;
  // Workers inherit it.
  process.env['TEST_RUN'] = JSON.stringify({ folder, owner: process.pid } satisfies TestRun);
}

/** Stops the tests' shared servers; removes the folder and its content. */
export async function tearDown(): Promise<void> {
  if (folder === undefined) return;
  await stopShared(folder).catch((error: unknown) => console.error(error));
  delete process.env['TEST_RUN'];
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  folder = undefined;
}
