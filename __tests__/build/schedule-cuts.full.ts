/** Days of a schedule: runs that are killed, run out of time, or are held. `npm run test:full`. */
import { firstDay, nothing, schedule, words } from '../support/schedule';

const longWait = words(8, 'After a long wait');
const heldBack = words(9, 'Held back');
schedule([
  firstDay,
  {
    name: 'a run is killed while it pulls',
    outcome: 'published',
    killedAt: /Pulling from/,
    change: words(7, 'After the first kill'),
  },
  {
    name: 'a run is killed while Gatsby makes nodes',
    outcome: 'published',
    killedAt: /success source and transform nodes/,
    change: words(7, 'After the second kill'),
  },
  {
    name: 'a run is killed while pages are written',
    outcome: 'published',
    killedAt: /success Building static HTML|success run queries/,
    change: words(7, 'After the third kill'),
  },
  {
    name: 'a run takes too long',
    outcome: 'failed',
    // An answer that never comes, so that it does on the fastest machine.
    fault: { posts: { kind: 'silent' } },
    env: { RELEASE_TIME_LIMIT_MINUTES: '0.1', ADMIN_API_TIMEOUT_MS: '300000' },
    change: longWait,
    live: nothing,
  },
  { name: 'the next has time', outcome: 'published', live: longWait },
  {
    name: 'a hold is set, and words change',
    outcome: 'held',
    before: ({ site }) => site.command(['hold', 'a', 'fair']),
    change: heldBack,
    live: nothing,
  },
  {
    name: 'the hold is let go',
    outcome: 'published',
    before: ({ site }) => site.command(['resume']),
    live: heldBack,
  },
]);
