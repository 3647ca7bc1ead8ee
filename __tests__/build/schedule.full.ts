/**
 * Forty runs of a schedule, good days and bad ones in turn. After each, what is live is what a build from nothing
 * makes of the content that should be live, file by file: `npm run test:full`.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ReleaseOutcome } from '../../pipeline/release/report';
import { htmlFile } from '../../pipeline/verify';
import type { Content, FaultServer, Json } from '../support/fault-server';
import type { Fault } from '../support/faults';
import { ReleaseSite } from '../support/release-site';
import {
  BUILD_MS,
  itemOf,
  pictureFile,
  sampleJob,
  samplePost,
  smallSiteServer,
} from '../support/site-build';
import { differences } from '../support/site-files';

let server: FaultServer;
let site: ReleaseSite;
/** What should be live. */
let expected: Content;

beforeAll(async () => {
  server = await smallSiteServer();
  site = new ReleaseSite(server);
});
afterAll(async () => {
  await server.stop();
  site.remove();
});

const copy = (content: Content): Content => structuredClone(content);
const post = (content: Content, id: number) => itemOf(content, 'post', id);
const without = (list: readonly unknown[], id: unknown) =>
  list.filter((entry) => (entry as Json)['id'] !== id);

/** A build from nothing, and of what it was. */
let cold: { of: string; files: ReadonlyMap<string, string> } | undefined;
/** What it took, in milliseconds. */
let coldTook = 0;
/** When a job closes of itself. */
let closes = 0;

/** All that a build of what should be live depends on. */
const ofExpected = (): string =>
  JSON.stringify([expected, [...server.files], closes > 0 && Date.now() > closes]);

/** What a build from nothing, elsewhere, makes of what should be live: made anew only where that has changed. */
async function coldFiles(): Promise<ReadonlyMap<string, string>> {
  const of = ofExpected();
  if (cold?.of === of) return cold.files;
  const { content, faults } = server;
  const other = new ReleaseSite(server);
  const started = performance.now();
  try {
    Object.assign(server, { content: copy(expected), faults: {} });
    await other.ends('published');
    coldTook = performance.now() - started;
    cold = { of, files: new Map(Object.entries(other.release().files)) };
    return cold.files;
  } finally {
    Object.assign(server, { content, faults });
    other.remove();
  }
}

/** Holds what is live against a build from nothing of what should be. */
async function expectLive(): Promise<void> {
  const fresh = await coldFiles();
  const live = site.release();
  // A former address is remembered by who has been there, and by nobody else.
  const moved = new Set(live.redirects.map(({ from }) => htmlFile(from)));
  const own = new Map(Object.entries(live.files).filter(([name]) => !moved.has(name)));
  expect(differences(fresh, own)).toEqual([]);
  // What its list says is what lies there.
  expect(differences(new Map(Object.entries(live.files)), site.ownHashes())).toEqual([]);
}

interface Day {
  name: string;
  outcome: ReleaseOutcome;
  /** What marketing does, or what goes wrong with the content. */
  change?: (content: Content) => void;
  /** What of it should be live; all of it, unless told otherwise, and nothing where the day is bad. */
  live?: (content: Content) => void;
  fault?: { posts?: Fault; all?: Fault };
  isDown?: boolean;
  args?: readonly string[];
  env?: Record<string, string>;
  /** Killed when this is printed, before the run that the outcome is of. */
  killedAt?: RegExp;
  before?: () => Promise<unknown>;
}

const nothing = () => undefined;
/** The same change, whenever it is made: what should be live gets it later than the API where a day is bad. */
const words = (id: number, text: string) => {
  const change = { title: text, updated_at: new Date().toISOString() };
  return (content: Content) => {
    Object.assign(post(content, id), change);
  };
};
const longWait = words(8, 'After a long wait');
const heldBack = words(9, 'Held back');
const SLOW = { ADMIN_API_TIMEOUT_MS: '1500', ADMIN_API_MAX_PAGES: '20' };
const failing = (fault: Fault): Pick<Day, 'fault' | 'env'> => ({
  fault: { posts: fault },
  env: SLOW,
});
let dropped: unknown[] = [];

const days: Day[] = [
  { name: 'the first release', outcome: 'published', change: nothing },
  { name: 'nothing happens', outcome: 'unchanged' },
  {
    name: 'a post appears',
    outcome: 'published',
    change: ({ post: posts }) => posts.unshift(samplePost(30)),
  },
  { name: 'words change', outcome: 'published', change: words(6, 'Other words') },
  {
    name: 'the list of posts fails',
    outcome: 'older-content',
    ...failing({ kind: 'status', status: 500, html: true }),
  },
  { name: 'it is back, with nothing new', outcome: 'unchanged' },
  {
    name: 'it fails while news and a post appear',
    outcome: 'older-content',
    ...failing({ kind: 'cut' }),
    change: ({ post: posts, pressRelease: news }) => {
      posts.unshift(samplePost(31));
      Object.assign(news[0] as Json, { title: 'News of the day' });
    },
    live: ({ pressRelease: news }) => {
      Object.assign(news[0] as Json, { title: 'News of the day' });
    },
  },
  {
    name: 'it is back, and the post is seen',
    outcome: 'published',
    live: ({ post: posts }) => posts.unshift(samplePost(31)),
  },
  { name: 'the admin API is down', outcome: 'older-content', isDown: true },
  { name: 'it is up', outcome: 'unchanged' },
  { name: '401', outcome: 'failed', ...failing({ kind: 'status', status: 401 }) },
  { name: '403', outcome: 'failed', ...failing({ kind: 'status', status: 403, html: true }) },
  {
    name: 'an empty list',
    outcome: 'failed',
    ...failing({ kind: 'changed', change: (body) => ({ ...body, posts: [], total: 0 }) }),
  },
  {
    name: 'half of the posts are gone',
    outcome: 'failed',
    change: (content) => {
      dropped = content.post.slice(6);
      content.post = content.post.slice(0, 6);
    },
    live: nothing,
  },
  {
    name: 'that is said to be right',
    outcome: 'published',
    env: { ACCEPT_SHRINK: 'post', RELEASE_MAX_CHANGE_PERCENT: '60' },
    live: (content) => {
      content.post = content.post.slice(0, 6);
    },
  },
  {
    name: 'they are back',
    outcome: 'published',
    args: ['--accept-change'],
    change: (content) => content.post.push(...structuredClone(dropped)),
  },
  {
    name: 'a post gets another slug',
    outcome: 'published',
    change: (content) => Object.assign(post(content, 5), { slug: 'post-five' }),
  },
  {
    name: 'two items want one slug',
    outcome: 'unchanged',
    change: ({ post: posts }) => posts.push(samplePost(40, { slug: 'post-1' })),
    live: nothing,
  },
  {
    name: 'a slug leads out of the site',
    outcome: 'unchanged',
    change: ({ post: posts }) => posts.push(samplePost(41, { slug: '../../../x' })),
    live: nothing,
  },
  {
    name: 'an item is of the wrong shape',
    outcome: 'unchanged',
    change: (content) => {
      content.post = [...without(without(content.post, 40), 41), { id: 42, slug: 7, title: [] }];
    },
    live: nothing,
  },
  {
    name: 'it is gone again, and a hostile text appears',
    outcome: 'published',
    change: (content) => {
      content.post = without(content.post, 42);
      Object.assign(post(content, 2), {
        content:
          '<p onclick="alert(1)">Text<script>alert(1)</script><iframe src="//x"></iframe></p>',
      });
    },
    live: (content) => {
      Object.assign(post(content, 2), {
        content:
          '<p onclick="alert(1)">Text<script>alert(1)</script><iframe src="//x"></iframe></p>',
      });
    },
  },
  {
    name: 'a post has a picture that is not there',
    outcome: 'published',
    change: ({ post: posts }) =>
      posts.unshift(
        samplePost(50, { image_cdn: `${server.origin}/media/late.jpg`, image_alt: 'Late' }),
      ),
  },
  {
    name: 'the picture comes',
    outcome: 'published',
    before: async () => {
      server.files.set('/media/late.jpg', { body: await pictureFile(80), type: 'image/jpeg' });
    },
    change: nothing,
  },
  {
    name: 'another picture is lost',
    outcome: 'unchanged',
    before: async () => {
      const kept = server.files.get('/media/one.jpg');
      server.files.set('/media/one.jpg', { body: '<h1>No</h1>', type: 'text/html' });
      await site.ends('unchanged');
      if (kept) server.files.set('/media/one.jpg', kept);
    },
  },
  {
    name: 'a post is taken back',
    outcome: 'published',
    change: (content) => {
      content.post = without(content.post, 30);
    },
  },
  {
    name: 'a draft appears',
    outcome: 'unchanged',
    change: ({ post: posts }) => posts.unshift(samplePost(51, { status: 'draft' })),
    live: nothing,
  },
  {
    name: 'it is published',
    outcome: 'published',
    change: (content) => Object.assign(post(content, 51), { status: 'publish' }),
    live: ({ post: posts }) => posts.unshift(samplePost(51)),
  },
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
    env: { RELEASE_TIME_LIMIT_MINUTES: '0.1' },
    change: longWait,
    live: nothing,
  },
  { name: 'the next has time', outcome: 'published', live: longWait },
  {
    name: 'a hold is set, and words change',
    outcome: 'held',
    before: () => site.command(['hold', 'a', 'fair']),
    change: heldBack,
    live: nothing,
  },
  {
    name: 'the hold is let go',
    outcome: 'published',
    before: () => site.command(['resume']),
    live: heldBack,
  },
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
    before: () => {
      // Time for a run, and for a build from nothing after it.
      closes = Date.now() + 3 * coldTook;
      return Promise.resolve();
    },
    change: (content) =>
      content.job.unshift(sampleJob(9, { valid_through: new Date(closes).toISOString() })),
  },
  {
    name: 'it has closed, and nobody has changed anything',
    outcome: 'published',
    before: () => new Promise((resolve) => setTimeout(resolve, closes + 1000 - Date.now())),
    live: nothing,
  },
  {
    name: 'a build is held against one from nothing',
    outcome: 'published',
    args: ['--cold'],
    change: words(10, 'Checked twice'),
  },
];

it('has forty days', () => {
  expect(days.length).toBeGreaterThanOrEqual(40);
});

it.each(days.map((day): [string, Day] => [day.name, day]))(
  '%s',
  async (name, day) => {
    const { change, live, fault = {}, isDown, args, env, killedAt, before } = day;
    await before?.();
    change?.(server.content);
    expected ??= copy(server.content);
    // A fault is a bad day: what was live stays, unless told otherwise.
    (live ?? change ?? nothing)(expected);
    server.faults = fault;
    if (isDown) await server.stop();
    if (killedAt) {
      const run = site.start(args, env);
      await run.printed(killedAt);
      run.kill();
      await run.ended;
    }
    await site.ends(day.outcome, args, env);
    server.faults = {};
    if (isDown) await server.start();
    await expectLive();
    // Hours of it: who waits sees how far it is.
    process.stderr.write(`  ${name}: as it should be\n`);
  },
  4 * BUILD_MS,
);
