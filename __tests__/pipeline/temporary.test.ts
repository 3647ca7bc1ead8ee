import { beforeEach, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import { runProcess } from '../../pipeline/processes';
import { clearTemporary, withTemporary } from '../../pipeline/temporary';
import { scratchForEach } from '../support/scratch-for-each';

const scratch = scratchForEach();
let system: string;
let own: string;
beforeEach(() => {
  [system, own] = [scratch.file('system'), scratch.file('build/tmp')];
  fs.mkdirSync(system);
});

/** Starts and ends a pool of Gatsby's workers, as each build does; a file, since workers get the options of `node -e` too. */
const POOL = `
  const { WorkerPool } = require(${JSON.stringify(require.resolve('gatsby-worker'))});
  const pool = new WorkerPool(require.resolve('./worker.js'), { numWorkers: 1 });
  pool.single.work().then(() => Promise.all(pool.end()));
`;

function runPool(env: NodeJS.ProcessEnv) {
  scratch.write('worker.js', 'exports.work = () => 1;');
  const pool = scratch.write('pool.js', POOL);
  return runProcess(process.execPath, [pool], { cwd: scratch.path, env });
}

describe('the temporary folder of a build', () => {
  it('holds what Gatsby leaves behind, until it is cleared', async () => {
    clearTemporary(own);
    const env = withTemporary({ ...process.env, TMPDIR: system }, own);
    expect(await runPool(env)).toMatchObject({ status: 0, output: '' });
    expect(fs.readdirSync(system)).toEqual([]);
    // Else this test would have nothing to look at, and the folder no reason.
    expect(fs.readdirSync(own)).toEqual([expect.stringMatching(/^gatsby-worker/)]);
    clearTemporary(own);
    expect(fs.readdirSync(own)).toEqual([]);
  });

  it('runs scripts where its path is too long for a socket', async () => {
    const long = scratch.file('x'.repeat(120));
    clearTemporary(long);
    const script = scratch.write('script.ts', 'const n: number = 1;\nconsole.log(n);');
    const env = withTemporary(process.env, long);
    const result = await runProcess(process.execPath, ['--import', 'tsx', script], {
      cwd: process.cwd(),
      env,
    });
    expect(result).toMatchObject({ status: 0, output: '1\n' });
  });
});
