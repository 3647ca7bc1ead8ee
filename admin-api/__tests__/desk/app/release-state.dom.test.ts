/** The state of releases in sentences that do not contradict each other. */
import { expect, it } from '@jest/globals';
import { sentencesOf } from '../../../desk/app/screens/release-state';
import type { ReleasesAnswer } from '../../../desk/protocol';

const sentences = (state: Partial<ReleasesAnswer['data']>): string =>
  sentencesOf({
    ...{ queue: [], running: null, waiting: null, last: null },
    ...{ next: null, answered: true, read_at: null, site: null, runs: [] },
    ...state,
  }).join(' ');

it('says that no release was requested only where none waits', () => {
  const at = '2026-03-04T09:30:00Z';
  const asked = { received_at: at, asked_at: at, due_at: at };
  const waiting = { id: 'a', times: 1, command: 'release', ...asked } as const;
  expect(sentences({})).toBe('No release has been requested yet.');
  expect(sentences({ queue: [waiting] })).toMatch(/^A release is waiting; [^.]*\.$/);
});

it('where nothing takes requests, promises a scheduled release only where one is known', () => {
  expect(sentences({ answered: false })).toContain('no schedule is known');
  const next = '2026-03-04T10:00:00Z';
  expect(sentences({ answered: false, next })).toMatch(
    /begins on 4 Mar 2026.* wait for that release/,
  );
});
