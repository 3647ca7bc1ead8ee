/** Days of a schedule: small faults, and what time alone changes. `npm run test:full`. */
import { failing, firstDay, nothing, schedule, words } from '../support/schedule';
import { sampleJob, samplePost } from '../support/site-build';

schedule([
  firstDay,
  {
    name: 'totals are too low',
    outcome: 'unchanged',
    fault: { posts: { kind: 'total', total: () => 2 } },
  },
  { name: 'truncated JSON', outcome: 'older-content', ...failing({ kind: 'truncated' }) },
  {
    name: 'endless pages',
    outcome: 'older-content',
    ...failing({ kind: 'endless', item: (n) => samplePost(1000 + n) }),
  },
  {
    name: 'one failure, then all is well',
    outcome: 'unchanged',
    fault: { posts: { kind: 'status', status: 503, times: 1 } },
  },
  {
    name: 'a job that closes in minutes appears',
    outcome: 'published',
    before: (bench) => {
      // Time for a run, and for a build from nothing after it.
      bench.closes = Date.now() + 3 * bench.coldTook;
      return Promise.resolve();
    },
    change: (content, { closes }) =>
      content.job.unshift(sampleJob(9, { valid_through: new Date(closes).toISOString() })),
  },
  {
    name: 'it has closed, and nobody has changed anything',
    outcome: 'published',
    before: ({ closes }) =>
      new Promise((resolve) => setTimeout(resolve, closes + 1000 - Date.now())),
    live: nothing,
  },
  {
    name: 'a build is held against one from nothing',
    outcome: 'published',
    args: ['--cold'],
    change: words(10, 'Checked twice'),
  },
]);
