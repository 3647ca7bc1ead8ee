import { describe, expect, it } from '@jest/globals';
import { LOOK_UP_SCRIPT } from '../../../src/live/look-up/look-up-script';

/** Runs it at an address; returns the root's state that it sets at once, the time it removes that, and the final address. */
function runAt(pathname: string) {
  const dataset: Record<string, string> = {};
  const timers: { run: () => void; after: number }[] = [];
  const replaced: unknown[] = [];
  const run = new Function('location', 'document', 'setTimeout', 'history', LOOK_UP_SCRIPT) as (
    ...given: unknown[]
  ) => void;
  run(
    { pathname, search: '?q=1', hash: '#x' },
    { documentElement: { dataset } },
    (timer: () => void, after: number) => timers.push({ run: timer, after }),
    { state: 's', replaceState: (...given: unknown[]) => replaced.push(given) },
  );
  return { dataset, timers, replaced };
}

describe('the script in the head of the 404 page', () => {
  it.each(['/blog/x', '/press-release/x/', '/corporate-overview/careers/x', '/blog/na%C3%AFve'])(
    'marks %s, and takes the mark away where the application never comes',
    (path) => {
      const { dataset, timers, replaced } = runAt(path);
      expect(dataset).toEqual({ lookUp: '' });
      expect(timers[0]?.after).toBe(10_000);
      timers[0]?.run();
      expect(dataset).toEqual({});
      expect(replaced).toEqual([]);
    },
  );

  it.each(['/', '/blog', '/contakt', '/corporate-overview/careers/page/2', '/x/blog/y'])(
    'leaves %s alone',
    (path) => {
      const { dataset, timers, replaced } = runAt(path);
      expect({ dataset, timers, replaced }).toEqual({ dataset: {}, timers: [], replaced: [] });
    },
  );

  it.each([
    ['/blog/a%2Fb', '/blog/a-b'],
    ['/100%', '/100-'],
    ['/%E0%A4%A', '/-E0-A4-A'],
  ])('makes of %s, which Gatsby cannot read, %s', (path, other) => {
    expect(runAt(path).replaced).toEqual([['s', '', `${other}?q=1#x`]]);
  });
});
