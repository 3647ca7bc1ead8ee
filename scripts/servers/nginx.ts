/** Runs the machine's nginx for tests, with a configuration of the project. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PROGRAM = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const hasNginx = (): boolean => fs.existsSync(PROGRAM);
export const hasBrotli = (): boolean => fs.existsSync(BROTLI);

export class Nginx {
  readonly #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-nginx-'));
  readonly #child: ChildProcess;
  #said = '';

  /** @param include a configuration file with the servers */
  constructor(include: string) {
    const config = path.join(this.#folder, 'nginx.conf');
    fs.writeFileSync(
      config,
      `${process.getuid?.() === 0 ? 'user root;' : ''}
${hasBrotli() ? `load_module ${BROTLI};` : ''}
worker_processes 2;
pid ${this.#folder}/pid;
daemon off;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${this.#folder}/${name};`).join(' ')}
  include ${include};
}
`,
    );
    const check = spawnSync(PROGRAM, ['-t', '-p', this.#folder, '-c', config], {
      encoding: 'utf8',
    });
    if (check.status !== 0) throw new Error(`nginx refuses its configuration:\n${check.stderr}`);
    this.#child = spawn(PROGRAM, ['-p', this.#folder, '-c', config], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child.stderr?.on('data', (part: Buffer) => (this.#said += part.toString()));
  }

  /** Options that point `nginx -t` and `nginx -s` at this one. */
  get options(): string[] {
    return ['-p', this.#folder, '-c', path.join(this.#folder, 'nginx.conf')];
  }

  /** Its error log. */
  get said(): string {
    return this.#said;
  }

  /** Waits until it answers. */
  async ready(url: string): Promise<void> {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      try {
        await fetch(url, { redirect: 'manual' });
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    }
    throw new Error(`nginx does not answer:\n${this.#said}`);
  }

  reload(): void {
    this.#child.kill('SIGHUP');
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    await ended;
    fs.rmSync(this.#folder, { recursive: true, force: true });
  }
}
