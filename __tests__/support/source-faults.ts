/** Faults of a source, and the fate of the site made of it before. */
import type { BuildOutcome } from '../../pipeline/report';
import { samplePost } from './fault-content';
import type { Json, ServedFile } from './fault-server';
import type { Fault } from './faults';

const KEPT = 'older-content';

/** Settings under which faults that are waited for take little time. */
export const QUICK = { ADMIN_API_TIMEOUT_MS: '1500', ADMIN_API_MAX_PAGES: '20' };

/** Faults of the list of posts, with the outcome of a build of an up-to-date site. */
export const sourceFaults: readonly (readonly [
  name: string,
  fault: Fault,
  outcome: Extract<BuildOutcome, 'older-content' | 'failed' | 'unchanged'>,
])[] = [
  ['connections that are cut', { kind: 'cut' }, KEPT],
  ['no answer at all', { kind: 'silent' }, KEPT],
  ['a body that stalls', { kind: 'stalls' }, KEPT],
  ['a body that is cut short', { kind: 'cut-short' }, KEPT],
  ['500 with a web page', { kind: 'status', status: 500, html: true }, KEPT],
  ['404', { kind: 'status', status: 404 }, KEPT],
  ['429 without end', { kind: 'status', status: 429 }, KEPT],
  ['401', { kind: 'status', status: 401 }, 'failed'],
  ['403', { kind: 'status', status: 403, html: true }, 'failed'],
  ['200 with a web page', { kind: 'html' }, KEPT],
  ['truncated JSON', { kind: 'truncated' }, KEPT],
  ['an error with status 200', { kind: 'body', body: { message: 'Something went wrong' } }, KEPT],
  ['null', { kind: 'body', body: null }, KEPT],
  ['a number', { kind: 'body', body: 7 }, KEPT],
  ['endless pages', { kind: 'endless', item: (n) => samplePost(1000 + n) }, KEPT],
  ['every item on every page', { kind: 'ignores-page' }, 'unchanged'],
  ['small pages', { kind: 'capped', pageSize: 4 }, 'unchanged'],
  ['a total that is too low', { kind: 'total', total: () => 2 }, 'unchanged'],
  ['a total that is no number', { kind: 'total', total: () => 'many' }, 'unchanged'],
  [
    'an empty list',
    { kind: 'changed', change: (body) => ({ ...body, posts: [], total: 0 }) },
    'failed',
  ],
  [
    'half of a list',
    {
      kind: 'changed',
      change: (body) => ({ ...body, posts: (body['posts'] as Json[]).slice(0, 5), total: 5 }),
    },
    'failed',
  ],
  [
    'items that are none',
    { kind: 'changed', change: (body) => ({ ...body, posts: [null, 7, 'post', []], total: 4 }) },
    'failed',
  ],
  ['one failure', { kind: 'status', status: 503, times: 1 }, 'unchanged'],
];

/** Faulty answers of a picture's address that was fetched before. */
export const pictureFaults: readonly (readonly [name: string, file: ServedFile])[] = [
  ['is not found', { body: '', status: 404 }],
  ['is a web page', { body: '<h1>No</h1>', type: 'text/html' }],
  ['is empty', { body: '' }],
  ['is noise', { body: Buffer.from('not a picture at all') }],
  ['never comes', { body: 'x', fault: { kind: 'silent' } }],
];
