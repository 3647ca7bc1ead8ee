import { afterEach, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { bundleEarlyScript, writeEarlyScript } from '../../../src/shell/build/early-script';
import { Scratch } from '../../support/scratch';

const root = path.resolve(__dirname, '../../..');
const folders: Scratch[] = [];

/** A folder of the test's own. */
function scratch(): string {
  const folder = new Scratch();
  folders.push(folder);
  return folder.path;
}

afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove();
});

/** The sources, and the packages that they import. */
function copySources(to: string): void {
  for (const folder of ['src', 'contract']) {
    fs.cpSync(path.join(root, folder), path.join(to, folder), { recursive: true });
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(to, 'node_modules'));
}

it('is the same, and has the same name, wherever the sources lie', () => {
  const elsewhere = path.join(scratch(), 'deep', 'down');
  copySources(elsewhere);
  const here = bundleEarlyScript(root);
  expect(bundleEarlyScript(elsewhere)).toEqual(here);
  expect(here.address).toMatch(/^\/early-[0-9a-f]{20}\.js$/);
});

it('has another name when a source changes', () => {
  const elsewhere = scratch();
  copySources(elsewhere);
  fs.appendFileSync(path.join(elsewhere, 'src/shell/early/main.ts'), 'document.title += "!";\n');
  expect(bundleEarlyScript(elsewhere).address).not.toBe(bundleEarlyScript(root).address);
});

it('brings no address of the machine along', () => {
  const { text } = bundleEarlyScript(root);
  expect(text).not.toContain(root);
  expect(text).not.toContain('sourceMappingURL');
});

it('names the file of a mistake', () => {
  const elsewhere = scratch();
  fs.mkdirSync(path.join(elsewhere, 'src/shell/early'), { recursive: true });
  fs.writeFileSync(path.join(elsewhere, 'src/shell/early/main.ts'), 'const = 1;');
  expect(() => bundleEarlyScript(elsewhere)).toThrow('src/shell/early/main.ts:1');
});

it('is put into the output under its name', () => {
  const directory = path.join(scratch(), 'public');
  writeEarlyScript(directory);
  const [name = ''] = fs.readdirSync(directory);
  expect(`/${name}`).toBe(bundleEarlyScript(root).address);
});
