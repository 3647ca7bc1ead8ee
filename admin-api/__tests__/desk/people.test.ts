/** `npm run people`: the only way to add a person, and to change a role. */
import { describe, expect, test } from '@jest/globals';
import { readCommand } from '../../desk/server/people-arguments';
import { onDatabases } from '../../../__tests__/support/databases';
import {
  Browser,
  deskFor,
  OWN_PASSWORD,
  refusal,
  runPeople,
} from '../../../__tests__/support/desk';

onDatabases('npm run people on $name, beside a running server', (database) => {
  const server = deskFor({}, database);
  const run = (...args: string[]) => runPeople(server, ...args);
  const printed = (text: string) => /with the password (\S+)/.exec(text)?.[1] ?? '';

  test('adds somebody with a password that works once, and is printed once', async () => {
    const added = run('add', 'Grace Hopper', '--role', 'writer');
    expect([added.status, added.stderr]).toEqual([0, '']);
    const browser = new Browser(server);
    expect((await browser.signIn('grace hopper', printed(added.stdout))).status).toBe(200);
    expect(run('list').stdout).toMatch(
      /^editor {2}editor {2}first password\nGrace Hopper {2}writer/,
    );
    const again = run('add', 'GRACE  HOPPER', '--role', 'editor');
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('already')]);
    const body = { current: printed(added.stdout), next: OWN_PASSWORD };
    expect((await browser.post('/password', body)).status).toBe(200);
  });

  test('gives a role, disables, enables, and renews a password, each at once', async () => {
    const browser = new Browser(server);
    await browser.signIn('Grace Hopper', OWN_PASSWORD);
    expect(run('role', 'grace hopper', 'editor').stdout).toBe(
      'Grace Hopper: editor, from now on.\n',
    );
    expect(await refusal(browser.get('/session'))).toEqual([401, 'not-signed-in']);
    await browser.signIn('Grace Hopper', OWN_PASSWORD);
    expect((await browser.get('/audit')).status).toBe(200);
    expect(run('disable', 'Grace Hopper').status).toBe(0);
    expect(await refusal(browser.get('/session'))).toEqual([401, 'not-signed-in']);
    expect(run('list').stdout).toMatch(
      /Grace Hopper {2}editor {2}disabled since \d{4}-\d\d-\d\d\n/,
    );
    expect(run('enable', 'Grace Hopper').status).toBe(0);
    const renewed = run('new-password', 'Grace Hopper');
    expect(await refusal(browser.signIn('Grace Hopper', OWN_PASSWORD))).toEqual([
      401,
      'wrong-login',
    ]);
    expect((await browser.signIn('Grace Hopper', printed(renewed.stdout))).status).toBe(200);
  });
});

describe('npm run people', () => {
  test.each([
    [['add', 'Ada'], /needs a role: writer or editor/],
    [['add', 'Ada', '--role', 'admin'], /must be writer or editor, not "admin"/],
    [['add', '--role', 'editor'], /needs a name/],
    [['add', '<b>', '--role', 'editor'], /cannot be a name/],
    [['add', 'a\u001b[2J', '--role', 'editor'], /cannot be a name/],
    [['role', 'Ada', 'Lovelace', 'editor'], /quotation marks/],
    [['disable'], /needs a name/],
    [['list', 'Ada'], /takes no name/],
    [['remove', 'Ada'], /no command "remove"/],
    [['list', '--all'], /--all/],
  ])('%j is refused', (args, reason) => {
    expect(() => readCommand(args)).toThrow(reason);
  });

  test('says so where there is nobody of the name, and no data', () => {
    const { status, stderr } = runPeople({ env: { ADMIN_API_DATA_DIR: '/nowhere' } }, 'list');
    expect([status, stderr]).toEqual([1, expect.stringContaining('There is no data in /nowhere')]);
  });

  test('explains itself', () => {
    expect(runPeople({ env: {} }).stdout).toContain('npm run people -- add NAME');
    expect(readCommand(['--help'])).toEqual({ name: 'help' });
  });
});
