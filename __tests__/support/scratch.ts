/** A folder that a test may fill; remove it afterwards. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export class Scratch {
  path = fs.mkdtempSync(path.join(os.tmpdir(), 'site-test-'));

  /** Another, empty folder in place of this one. */
  renew(): void {
    this.remove();
    this.path = fs.mkdtempSync(path.join(os.tmpdir(), 'site-test-'));
  }

  file(name: string): string {
    return path.join(this.path, name);
  }

  write(name: string, text: string | Buffer): string {
    const file = this.file(name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    return file;
  }

  writeAll(folder: string, files: Readonly<Record<string, string>>): string {
    for (const [name, text] of Object.entries(files)) this.write(path.join(folder, name), text);
    return this.file(folder);
  }

  read(name: string): string {
    return fs.readFileSync(this.file(name), 'utf8');
  }

  has(name: string): boolean {
    return fs.existsSync(this.file(name));
  }

  remove(): void {
    fs.rmSync(this.path, { recursive: true, force: true });
  }
}
