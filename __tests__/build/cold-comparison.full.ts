/**
 * A warm build compared with a cold one: equal, different, or without a comparison. The tests depend on their order:
 * each run starts from the state before. `npm run test:full`.
 */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { markOf } from '../../pipeline/files';
import { buildFolder } from '../../pipeline/layout';
import { exitCodes } from '../../pipeline/release/report';
import type { FaultServer } from '../support/fault-server';
import { ReleaseSite } from '../support/release-site';
import { copyProject } from '../support/project-copy';
import { BUILD_MS, itemOf, smallSiteServer } from '../support/site-build';
import { told } from '../support/told';

jest.setTimeout(4 * BUILD_MS);

let server: FaultServer;
let site: ReleaseSite;
/** Its code is changed while a site is made of it. */
let project: string;

/** The build folder for comparisons. */
const comparison = () => path.dirname(buildFolder(site.buildState, 'comparison').work);

const wording = (text: string) => {
  Object.assign(itemOf(server.content, 'post', 6), {
    title: text,
    updated_at: new Date().toISOString(),
  });
};

/** Changes a page of the last build undetected: as a defect of warm builds would. */
function spoilKeptPage(): void {
  const name = 'blog/post-1/index.html';
  const { output, mark: file } = buildFolder(site.buildState);
  const page = path.join(output, name);
  const text = fs.readFileSync(page, 'utf8');
  fs.writeFileSync(page, text.replace('Text of post 1.', 'Stale text of post 1.'));
  const mark = JSON.parse(fs.readFileSync(file, 'utf8')) as { files: Record<string, unknown> };
  mark.files[name] = markOf(page);
  fs.writeFileSync(file, JSON.stringify(mark));
}

beforeAll(async () => {
  server = await smallSiteServer();
  project = copyProject();
  site = new ReleaseSite(server, project);
  await site.ends('published');
  told('the first release');
});
afterAll(async () => {
  await server.stop();
  site.remove();
  fs.rmSync(project, { recursive: true, force: true });
});

it('finds a build equal, and keeps nothing of what was only compared', async () => {
  wording('Checked twice');
  const report = await site.ends('published', ['--cold']);
  expect(report.isColdChecked).toBe(true);
  expect(fs.existsSync(comparison())).toBe(false);
  expect(site.page('/blog/post-6')).toContain('Checked twice');
  told('equal');
});

it('finds one that is not, holds it back, and replaces what is live of its kind by the next run', async () => {
  spoilKeptPage();
  wording('Beside a stale page');
  await site.ends('published');
  expect(site.page('/blog/post-1')).toContain('Stale text of post 1.');

  const report = await site.ends('failed', ['--cold']);
  expect(report.error).toMatch(
    /differs from one from nothing in \d+ files: .*blog\/post-1\/index\.html/,
  );
  expect(site.page('/blog/post-1')).toContain('Stale text of post 1.');

  const next = await site.ends('published');
  expect(next.build?.start).toBe('cold');
  expect(site.page('/blog/post-1')).not.toContain('Stale text');
  expect((await site.ends('unchanged')).build?.gatsby).toBeNull();
  told('another');
});

it('publishes where there was nothing to compare with, and says so', async () => {
  fs.writeFileSync(comparison(), 'no folder');
  wording('Not compared');
  const report = await site.ends('published', ['--cold']);
  expect(report.isColdChecked).toBe(false);
  expect(report.findings).toContainEqual(
    expect.objectContaining({ level: 'warning', what: expect.stringMatching(/^could not be/) }),
  );
  expect(site.page('/blog/post-6')).toContain('Not compared');
  told('nothing to compare with');
});

it('fails where the code has changed under it, and does not take the one for the other', async () => {
  const added = path.join(project, 'static/changed-while-built.txt');
  wording('Of code that changed');
  const run = site.start();
  try {
    await run.printed(/success onPreBootstrap/);
    fs.writeFileSync(added, '');
    const { status, output } = await run.ended;
    expect(output).toContain('The code changed while the site was made of it');
    expect(status).toBe(exitCodes.failed);
  } finally {
    fs.rmSync(added, { force: true });
  }
  expect(site.page('/blog/post-6')).toContain('Not compared');
  await site.ends('published');
  expect(site.page('/blog/post-6')).toContain('Of code that changed');
  told('other code');
});
