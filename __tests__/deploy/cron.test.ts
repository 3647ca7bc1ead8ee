import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { read, root } from '../support/deploy-files';

const FIELDS = [
  { name: 'minute', least: 0, most: 59 },
  { name: 'hour', least: 0, most: 23 },
  { name: 'day', least: 1, most: 31 },
  { name: 'month', least: 1, most: 12 },
  { name: 'weekday', least: 0, most: 7 },
] as const;

const files = ['deploy/cron/site-release', 'deploy/cron/admin-api-backup'];
const lines = files
  .flatMap((file) => read(file).split('\n'))
  .filter((line) => line !== '' && !line.startsWith('#'));
const jobs = lines
  .filter((line) => !/^\w+=/.test(line))
  .map((line) => {
    const words = line.split(/\s+/);
    return { when: words.slice(0, 5), user: words[5], command: words.slice(6).join(' ') };
  });

describe('the files for cron', () => {
  it('end with a line break, without which cron ignores the last line', () => {
    for (const file of files) expect(read(file)).toMatch(/\n$/);
    expect(jobs).toHaveLength(4);
  });

  it('speak to the system log by tags that docs/operations.md names', () => {
    const operations = read('docs/operations.md');
    const tags = jobs.map(({ command }) => / \| logger -t (\S+)$/.exec(command)?.[1] ?? 'none');
    expect(tags).toEqual(['site-release', 'site-status', 'site-nginx', 'site-backup']);
    const shown = /`(journalctl -t [^`]+)`/.exec(operations)?.[1] ?? '';
    for (const tag of tags) expect(`${shown} `).toContain(` -t ${tag} `);
  });

  it.each(jobs)('has times that cron takes: $when', ({ when }) => {
    for (const [at, { least, most }] of FIELDS.entries()) {
      const [, number, step] = /^(?:\*|(\d+))(?:\/(\d+))?$/.exec(when[at] ?? '') ?? ['', '-1'];
      if (number !== undefined) {
        expect(Number(number)).toBeGreaterThanOrEqual(least);
        expect(Number(number)).toBeLessThanOrEqual(most);
      }
      if (step !== undefined) expect(Number(step)).toBeGreaterThan(0);
    }
  });

  it.each(jobs)(
    'has commands that a shell takes, with no % (a line break to cron): $user',
    ({ command }) => {
      expect(command).not.toContain('%');
      const { status, stderr } = spawnSync('sh', ['-n', '-c', command], { encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
      const file =
        /\/opt\/site\/(\S+)/.exec(command)?.[1] ??
        `deploy/${/site-(?:release|enquiries)/.exec(command)?.[0] ?? ''}`;
      expect(fs.existsSync(path.join(root, file))).toBe(true);
    },
  );

  it('runs releases as their own user', () => {
    const users = jobs
      .filter(({ command }) => command.includes('site-release'))
      .map(({ user }) => user);
    expect(new Set(users.slice(0, 2))).toEqual(new Set(['site']));
    const backup = jobs.find(({ command }) => command.includes('site-enquiries'));
    expect(backup?.user).toBe('admin-api');
  });
});
