/**
 * Warm builds after random changes, each held file by file against a build from nothing. The seed is printed; `SEED=…`
 * repeats a run. `npm run test:full`.
 */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { Content, FaultServer, Json } from '../support/fault-server';
import { ReleaseSite } from '../support/release-site';
import {
  BUILD_MS,
  pictureFile,
  sampleJob,
  samplePost,
  smallSiteServer,
} from '../support/site-build';
import { told } from '../support/told';

jest.setTimeout(2 * BUILD_MS);

const ROUNDS = 10;
const CHANGES_OF_A_ROUND = 4;

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
let state = seed;

/** A number below another. https://en.wikipedia.org/wiki/Linear_congruential_generator */
function below(limit: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}

const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] as T;

let server: FaultServer;
let site: ReleaseSite;
let last = 1000;

const EDITED = ['post', 'caseStudy', 'pressRelease', 'job'] as const;
const listOf = (key: keyof Content) => server.content[key] as Json[];
const anyItem = (key: keyof Content = oneOf(EDITED)) => oneOf(listOf(key));

/** Marks an item as changed, later than all before. */
function touch(item: Json, change: Json): string {
  last += 1;
  Object.assign(item, change, { updated_at: new Date(Date.UTC(2026, 9, 1) + last * 1000) });
  return `${String(item['slug'])}: ${Object.keys(change).join()}`;
}

async function newPicture(): Promise<string> {
  last += 1;
  const name = `/media/new-${last}.jpg`;
  server.files.set(name, { body: await pictureFile(below(360)), type: 'image/jpeg' });
  return `${server.origin}${name}`;
}

const changes: Record<string, () => string | Promise<string>> = {
  'add a post': () => {
    last += 1;
    listOf('post').splice(below(3), 0, samplePost(last, { published_at: '2026-11-01T09:00:00Z' }));
    return `post-${last}`;
  },
  'add a job': () => {
    last += 1;
    listOf('job').unshift(sampleJob(last));
    return `job-${last}`;
  },
  'edit a text': () => {
    const item = anyItem();
    return touch(item, { content: `<h2>Part ${last}</h2><p>Other words ${below(99)}.</p>` });
  },
  'edit a title': () => touch(anyItem(), { title: `Another title ${below(1000)}` }),
  'rename an address': () => touch(anyItem(), { slug: `renamed-${last}` }),
  unpublish: () => {
    const list = listOf(oneOf(EDITED));
    if (list.length < 3) return 'nothing';
    return `without ${String(list.splice(below(list.length), 1)[0]?.['slug'])}`;
  },
  'give another picture': async () =>
    touch(anyItem('post'), { image_cdn: await newPicture(), image_alt: `Picture ${last}` }),
  'put a picture into a text': async () =>
    touch(anyItem('post'), {
      content: `<p>See.</p><p><img src="${await newPicture()}" alt="x"></p>`,
    }),
  'take a picture away': () => touch(anyItem('post'), { image_cdn: null, image_alt: null }),
  'rename a category': () => {
    const [from, to] = [oneOf(listOf('post'))['category'], `Category ${below(50)}`];
    for (const post of listOf('post')) if (post['category'] === from) touch(post, { category: to });
    return `${String(from)} → ${to}`;
  },
  'change a tag': () => touch(anyItem('post'), { tags: ['sample', `tag-${below(5)}`] }),
  'close a job': () => touch(anyItem('job'), { valid_through: '2026-01-01T00:00:00Z' }),
  'edit an item without a page': () => {
    const item = oneOf(listOf('testimonial'));
    Object.assign(item, { quote: `Another sentence ${below(100)}.` });
    return String(item['id']);
  },
};

beforeAll(async () => {
  process.stdout.write(`SEED=${seed}\n`);
  server = await smallSiteServer();
  site = new ReleaseSite(server);
  await site.ends('published');
  told('the first release');
});
afterAll(async () => {
  await server.stop();
  site.remove();
});

it.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
  'round %i: equals a build from nothing, file by file',
  async () => {
    const done: string[] = [];
    for (let count = 0; count < CHANGES_OF_A_ROUND; count += 1) {
      const kind = oneOf(Object.keys(changes));
      done.push(`${kind} (${String(await changes[kind]?.())})`);
    }
    told(done.join('; '));
    const report = await site.ends('published', ['--cold'], { ACCEPT_SHRINK: '1' });
    expect(report.build?.start).toBe('warm');
    expect(report.isColdChecked).toBe(true);
  },
);
