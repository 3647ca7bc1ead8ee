/** The entry of the release's image, without an image: it gets the settings of containers. */
import { beforeEach, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { exitCodes, type ReleaseReport } from '../../pipeline/release/report';
import { startChild } from '../support/child';
import { root } from '../support/deploy-files';
import { serve } from '../support/local-server';
import { scratchForEach } from '../support/scratch-for-each';
import { runShellScript, startShellScript } from '../support/shell-script';
import { until } from '../../scripts/servers/until';

const ENTRY = 'deploy/docker/release';

const scratch = scratchForEach();
let env: Record<string, string>;
beforeEach(() => {
  env = {
    SITE_URL: 'http://127.0.0.1:9000',
    SITE_STATE_DIR: scratch.file('state'),
    RELEASE_DIR: scratch.file('www'),
  };
});

/** Another container in which a run is under way, as far as this one can tell. */
async function holdLock(): Promise<() => Promise<unknown>> {
  const lock = scratch.write('state/containers.lock', '');
  const child = startChild('flock', [lock, 'sh', '-c', 'echo held; exec sleep 60']);
  await child.printed(/held/);
  return child.end;
}

it('passes commands on, and their status back', async () => {
  const { status, output } = await runShellScript(ENTRY, ['status'], env);
  expect(output).toContain('No release is live.');
  expect(status).toBe(2);
});

it('gives way to a run in another container; only a person is told so by the status', async () => {
  const letGo = await holdLock();
  try {
    expect((await runShellScript(ENTRY, [], env)).status).toBe(exitCodes.busy);
    const scheduled = await runShellScript(ENTRY, ['scheduled'], env);
    expect(scheduled.output).toContain('ended with 13, which is no failure');
    expect(scheduled.status).toBe(0);
    // A rollback waits for no build.
    expect((await runShellScript(ENTRY, ['status'], env)).status).toBe(2);
  } finally {
    await letGo();
  }
});

it('fails a scheduler’s job where the run fails', async () => {
  const { status, output } = await runShellScript(ENTRY, ['scheduled'], { ...env, SITE_URL: '' });
  expect(output).toContain('SITE_URL is not set');
  expect(status).toBe(exitCodes.failed);
});

it('ends a run that is told to stop, with a report', async () => {
  const asked: string[] = [];
  const { origin, stop } = await serve((request) => asked.push(request.url ?? ''));
  try {
    const run = startShellScript(ENTRY, [], { ...env, ADMIN_API_URL: `${origin}/api` });
    await until(() => asked.length > 0, 90_000);
    run.signal('SIGTERM');
    const { status, output } = await run.ended;
    expect([status, output]).toEqual([
      exitCodes.failed,
      expect.stringContaining('could not be pulled'),
    ]);
    const report = JSON.parse(
      fs.readFileSync(scratch.file('www/qa/last-report.json'), 'utf8'),
    ) as ReleaseReport;
    expect(report).toMatchObject({ outcome: 'failed', isPublished: false });
    // The next run is not kept out.
    expect(fs.existsSync(scratch.file('www/qa/lock.json'))).toBe(false);
  } finally {
    await stop();
  }
});

it('is what the image starts, in the place that it looks for the project at', () => {
  const dockerfile = fs.readFileSync(path.join(root, 'deploy/docker/Dockerfile'), 'utf8');
  expect(dockerfile).toContain(`COPY ${ENTRY} ${ENTRY}\n`);
  expect(dockerfile).toContain(`ENTRYPOINT ["/app/${ENTRY}"]`);
});
