/** The host of reports behind a password, with this machine's nginx. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { keepReport } from '../../pipeline/reports/keep';
import { hasOpenSsl, selfSigned } from '../support/certificate';
import { read } from '../support/deploy-files';
import { freePort } from '../../scripts/servers/free-port';
import { hasNginx, Nginx } from '../../scripts/servers/nginx';
import { rawRequest } from '../support/raw-request';
import { historyOf, reportOf } from '../support/report-view';
import { Scratch } from '../support/scratch';

const isRunnable = hasNginx() && hasOpenSsl();
if (!isRunnable) console.log('No nginx or openssl here: the host of reports is not tested.');

let scratch: Scratch;
let nginx: Nginx;
let port: number;

/** The command of docs/operations.md that hashes a password. */
const hashed = (password: string): string =>
  spawnSync('openssl', ['passwd', '-6', '-stdin'], {
    input: password,
    encoding: 'utf8',
  }).stdout.trim();

const ask = (path: string, password?: string) =>
  rawRequest({
    ...{ protocol: 'https:', port, path },
    auth: password === undefined ? null : `marketing:${password}`,
  });

(isRunnable ? describe : describe.skip)('the host of reports', () => {
  beforeAll(async () => {
    scratch = new Scratch();
    const plainPort = await freePort();
    port = await freePort();
    const { certificate, key } = selfSigned(scratch);
    keepReport(scratch.file('qa'), historyOf(reportOf(), 1), '<p>A report</p>', 'qa');
    scratch.write('secret.txt', 'of another folder');
    fs.symlinkSync(scratch.file('secret.txt'), scratch.file('qa/reports/link.html'));
    fs.chmodSync(scratch.path, 0o755);
    const text = read('deploy/nginx/reports.conf')
      .replace(/^ *listen \[::\].*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replaceAll('/srv/www/production', scratch.file('qa'))
      .replace(
        '/etc/nginx/reports.htpasswd',
        scratch.write('htpasswd', `marketing:${hashed('a long one')}\n`),
      )
      .replace(/\/etc\/\S+\/fullchain\.pem/, certificate)
      .replace(/\/etc\/\S+\/privkey\.pem/, key);
    nginx = new Nginx(scratch.write('reports.conf', text));
    await nginx.ready(`http://127.0.0.1:${plainPort}/`);
  });
  afterAll(async () => {
    await nginx?.stop();
    scratch?.remove();
  });

  it('shows nothing without the password', async () => {
    for (const address of ['/', '/runs.json', '/20261121T100000Z-published.html']) {
      for (const password of [undefined, 'a wrong one']) {
        const { status, text } = await ask(address, password);
        expect([address, status]).toEqual([address, 401]);
        expect(text).not.toMatch(/report|pages/i);
      }
    }
  });

  it('shows the index and the reports with the password, and no other folder', async () => {
    const index = await ask('/', 'a long one');
    expect(index.status).toBe(200);
    const [, link = ''] = /href="(\d+T\d+Z-[a-z]+\.html)"/.exec(index.text) ?? [];
    const report = { status: 200, text: '<p>A report</p>' };
    expect(await ask(`/${link}`, 'a long one')).toMatchObject(report);
    expect(fs.readFileSync(scratch.file('qa/reports/link.html'), 'utf8')).toContain('of another');
    expect((await ask('/link.html', 'a long one')).status).toBe(404);
  });

  it('shows no other folder that stands in for the reports', async () => {
    fs.renameSync(scratch.file('qa/reports'), scratch.file('qa/aside'));
    fs.symlinkSync(scratch.path, scratch.file('qa/reports'));
    expect((await ask('/secret.txt', 'a long one')).status).toBe(404);
  });
});
