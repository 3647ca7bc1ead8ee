/** Scripts of `deploy/` that root starts as another user: that user's programs must not reach root's terminal. */
import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../support/deploy-files';
import { scratchForEach } from '../support/scratch-for-each';
import { startShellScript } from '../support/shell-script';

const has = (program: string) => spawnSync('which', [program]).status === 0;
const isRunnable =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  ['perl', 'runuser', 'script'].every(has);
if (!isRunnable) console.log('No root, perl, runuser or script here: terminals are not tested.');

const scratch = scratchForEach();

/** Types a command into every terminal in reach, and records which and as whom. */
const injection = () => `
  open(my $notes, '>>', '${scratch.file('.site/notes')}');
  sub typeInto { my $to = shift; for my $c (split //, "\\nowned\\n") { ioctl($to, 0x5412, $c) } }
  print $notes "user $<\\n";
  if (open my $tty, '+<', '/dev/tty') { print $notes "controls a terminal\\n"; typeInto($tty) }
  for my $stream (*STDIN, *STDOUT, *STDERR) { print $notes "has a terminal\\n" if -t $stream; typeInto($stream) }
`;

/** A project in which another user's `node` or `head` is a Perl program. @returns the environment for its scripts */
function projectOf(program: string) {
  fs.chmodSync(scratch.path, 0o755);
  fs.cpSync(path.join(root, 'deploy'), scratch.file('deploy'), { recursive: true });
  for (const name of ['node', 'head']) {
    const file = scratch.write(`bin-of-${name}/${name}`, `#!/usr/bin/perl\n$| = 1;\n${program}`);
    fs.chmodSync(file, 0o755);
  }
  fs.mkdirSync(scratch.file('.site'));
  fs.chmodSync(scratch.file('.site'), 0o777);
  // Only for the other user: root's node stays.
  const settings = scratch.write('some.env', `PATH=${scratch.file('bin-of-node')}:/usr/bin:/bin\n`);
  return {
    SITE_SETTINGS: settings,
    ADMIN_API_SETTINGS: settings,
    SITE_USER: 'nobody',
    ADMIN_API_USER: 'nobody',
  };
}

/** Runs a line as if root typed it. @returns what the terminal shows */
function onTerminal(line: string, env: Record<string, string>) {
  const args = ['--quiet', '--return', '--command', line, '/dev/null'];
  const { stdout, status } = spawnSync('script', args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { lines: stdout.split(/\r?\n/).filter(Boolean), status };
}

const group = isRunnable ? describe : describe.skip;

group('root’s terminal', () => {
  const NOBODY = 'user 65534\n';

  it.each(['site-release', 'site-enquiries', 'site-people'])(
    'is out of reach of programs that %s starts',
    (name) => {
      for (const redirections of ['', ' >/dev/null 2>&1 </dev/null', ' | cat']) {
        scratch.renew();
        const env = projectOf(injection());
        const { lines } = onTerminal(`${scratch.file(`deploy/${name}`)}${redirections}`, env);
        expect([lines, scratch.read('.site/notes')]).toEqual([[], NOBODY]);
      }
    },
  );

  it('is out of reach of programs that configure-site starts', () => {
    const env = projectOf(injection());
    const program = `import { spawnSync } from 'node:child_process';
      spawnSync(${JSON.stringify(scratch.file('bin-of-node/node'))}, { stdio: 'inherit' });
      process.exit(0);`;
    scratch.write('node_modules/tsx/index.js', program);
    scratch.write('node_modules/tsx/package.json', '{ "type": "module", "exports": "./index.js" }');
    const settings = scratch.write('no.env', '');
    const script = scratch.file('deploy/nginx/configure-site');
    const { lines } = onTerminal(`${script} /folder`, { ...env, SITE_SETTINGS: settings });
    expect([lines, scratch.read('.site/notes')]).toEqual([[], NOBODY]);
  });

  it('is out of reach of programs that adopt-release starts', () => {
    projectOf(`${injection()} print "no line of a map\\n";`);
    const PATH = `${scratch.file('bin-of-head')}:/usr/sbin:/usr/bin:/sbin:/bin`;
    const script = scratch.file('deploy/nginx/adopt-release');
    const line = `${script} ${scratch.file('deploy')} ${scratch.file('maps')}`;
    const { lines } = onTerminal(line, { PATH });
    expect(lines).toEqual([expect.stringMatching(/^adopt-release: line 1 /)]);
    expect(scratch.read('.site/notes')).toBe(NOBODY);
  });
});

group.each(['site-release', 'site-enquiries', 'site-people'])('%s', (name) => {
  const script = () => scratch.file(`deploy/${name}`);

  it('exits as the command does on a terminal', () => {
    const env = projectOf('print "some\\n"; print STDERR "errors\\n"; exit 7;');
    const { lines, status } = onTerminal(script(), env);
    expect([lines.sort(), status]).toEqual([['errors', 'some'], 7]);
    scratch.renew();
    expect(onTerminal(script(), projectOf('kill KILL => $$; sleep;')).status).toBe(137);
  });

  it('passes on arguments, input, output and errors unchanged without a terminal', () => {
    const program = 'print "@ARGV|", <STDIN>; print STDERR "an error\\n"; exit 7;';
    const env = { ...process.env, ...projectOf(program) };
    const input = 'some\r\ninput\n';
    expect(spawnSync(script(), ['a  b', '$c'], { env, encoding: 'utf8', input })).toMatchObject({
      stdout: expect.stringMatching(/a {2}b \$c\|some\r\ninput\n$/) as unknown,
      stderr: 'an error\n',
      status: 7,
    });
  });

  it('does not wait for a process that the command left behind', () => {
    const program = 'my $pid = fork; if (!$pid) { sleep 600; exit } print "left $pid"; exit 5;';
    const { lines, status } = onTerminal(script(), projectOf(program));
    const pid = Number(/left (\d+)/.exec(lines.join())?.[1]);
    // Throws if it has ended.
    process.kill(pid, 'SIGKILL');
    expect(status).toBe(5);
  });

  it.each([
    ['Ctrl-C', 'INT', 3],
    ['a request to end', 'TERM', expect.any(Number)],
  ] as const)('passes on %s', async (_what, signal, status) => {
    const program = `$SIG{${signal}} = sub { print "told to end\\n"; exit 3 }; print "ready\\n"; sleep;`;
    const child = startShellScript(script(), [], projectOf(program));
    try {
      await child.printed(/ready/);
      if (signal === 'INT') child.interrupt();
      else child.signal('SIGTERM');
      const ended = await child.ended;
      expect(ended.output).toContain('told to end');
      expect(ended.status).toEqual(status);
    } finally {
      child.kill();
    }
  });
});
