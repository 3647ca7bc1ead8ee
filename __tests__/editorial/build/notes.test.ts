/** Each rule by an item that breaks it, and by one that does not. */
import { describe, expect, it } from '@jest/globals';
import { collectionKeys, type CollectionKey } from '../../../src/collections/build-rows';
import type { LinkChecks } from '../../../src/editorial/build/ask-link';
import { editorialNotes } from '../../../src/editorial/build/notes';
import { pageFinder } from '../../../src/editorial/build/own-links';
import { ownPath } from '../../../src/editorial/build/own-path';
import { defaultLevels, readLevels, type Rule } from '../../../src/editorial/build/rules';
import { renderRichText } from '../../../src/rich-text/build';
import { textFacts } from '../../../src/editorial/build/text-facts';
import type { RichText } from '../../../src/rich-text/types';
import type {
  Snapshot,
  SnapshotItem,
  SnapshotManifest,
  SnapshotPicture,
} from '../../../src/pull/snapshot/types';

const SITE = 'https://www.example.com';
const NOW = Date.parse('2026-11-25T12:00:00Z');
const COVER = 'https://cdn.example/cover.jpg';

const picture = (width: number, height: number): SnapshotPicture => ({
  url: COVER,
  hash: 'h',
  format: 'jpeg',
  animated: false,
  width,
  height,
  bytes: 1,
  dominantColor: '#000000',
  checkedAt: '2026-11-25T00:00:00Z',
});

const DESCRIPTION =
  'How a team of six moved a payment service between two clouds in nine weeks without a night shift, and what it would do in another way.';

const text = (html: string, pictures: { url: string; alt: string }[] = []): RichText => ({
  html,
  pictures,
  headings: [],
  words: 20,
  excerpt: 'Beginning.',
});

/** A post that breaks no rule. */
const post = (
  fields: Record<string, unknown> = {},
  content = text('<p>Text.</p>'),
): SnapshotItem => ({
  id: '7',
  slug: 'moved',
  position: 0,
  digest: JSON.stringify([fields, content]),
  fields: {
    title: 'Payments moved between two clouds',
    short_description: DESCRIPTION,
    image_cdn: COVER,
    image_alt: 'Two racks joined by a cable',
    category: 'Cloud',
    published_at: '2026-10-01T00:00:00.000Z',
    ...fields,
  },
  rich: { content },
});

interface Given {
  items?: Partial<Record<CollectionKey, SnapshotItem[]>>;
  cover?: SnapshotPicture;
  redirects?: SnapshotManifest['redirects'];
  homeLinks?: string[];
  foreign?: LinkChecks;
  levels?: string;
  isInPlace?: (path: string) => boolean;
}

function snapshotOf({ items = {}, cover = picture(1920, 960), redirects = [] }: Given): Snapshot {
  const all = Object.fromEntries(collectionKeys.map((key) => [key, items[key] ?? []]));
  return {
    items: all as unknown as Snapshot['items'],
    manifest: { pictures: { [COVER]: cover }, redirects } as unknown as SnapshotManifest,
    objectPath: () => '',
  };
}

const notesOf = (given: Given) =>
  editorialNotes({
    snapshot: snapshotOf(given),
    siteUrl: SITE,
    levels: given.levels === undefined ? defaultLevels : readLevels(given.levels),
    now: NOW,
    site: { isInPlace: given.isInPlace ?? null, homeLinks: new Set(given.homeLinks) },
    factsOf: textFacts,
    foreign: given.foreign ?? {},
  });

const rulesOf = (given: Given): Rule[] => notesOf(given).map(({ rule }) => rule);

it('says nothing of an item that breaks no rule', () => {
  expect(notesOf({ items: { post: [post()] }, homeLinks: ['/blog/moved'] })).toEqual([]);
});

describe('of one post', () => {
  const long = 'W'.repeat(31);
  it.each<[Rule, SnapshotItem]>([
    ['title-width', post({ title: long })],
    ['title-width', post({ title: 'Short' })],
    ['description-width', post({ short_description: 'Too little.' })],
    ['text-alternative', post({ image_alt: undefined })],
    ['text-alternative', post({ image_alt: 'IMG_2043.jpg' })],
    ['text-alternative', post({}, text('', [{ url: 'https://cdn.example/a.png', alt: ' ' }]))],
    ['no-picture', post({ image_cdn: undefined, image_alt: undefined })],
    ['no-category', post({ category: undefined })],
    ['dead-link', post({}, text('<a href="/blog/nowhere">x</a>'))],
  ])('%s is noticed', (rule, item) => {
    expect(rulesOf({ items: { post: [item] } })).toEqual([rule]);
  });

  it.each([
    ['a link to itself', text('<a href="/blog/moved#h0">x</a>')],
    ['a link to a page of the navigation', text('<a href="/services/cloud">x</a>')],
    ['a link to a category', text('<a href="/resources/blogs/category/cloud">x</a>')],
    ['a mail address', text('<a href="mailto:a@example.com">x</a>')],
    ['a picture that is described', text('', [{ url: 'https://x.example/a.png', alt: 'A loom' }])],
  ])('%s is no fault', (_, content) => {
    expect(rulesOf({ items: { post: [post({}, content)] } })).toEqual([]);
  });

  it.each([
    ['pressRelease', 1279, 640, ['picture-size']],
    ['pressRelease', 1280, 1400, ['picture-crop']],
    ['pressRelease', 900, 1600, ['picture-size', 'picture-crop']],
    ['pressRelease', 2600, 640, ['picture-crop']],
    ['caseStudy', 639, 581, ['picture-size']],
    ['caseStudy', 5000, 900, ['picture-crop']],
    ['pdf', 640, 400, []],
    ['award', 191, 100, ['picture-size']],
  ] as const)(
    'a picture of %s, %i × %i px, is held to its place: %j',
    (key, width, height, found) => {
      const notes = notesOf({ items: { [key]: [post()] }, cover: picture(width, height) });
      expect(notes.map(({ rule }) => rule).filter((rule) => rule.startsWith('picture-'))).toEqual(
        found,
      );
    },
  );

  it('the portrait of an author is held to its place too', () => {
    const author = { name: 'A role', image_cdn: COVER };
    const found = notesOf({
      items: { post: [post({ image_cdn: 'https://cdn.example/not-there.jpg', author })] },
      cover: picture(90, 90),
    });
    expect(found.map(({ rule, field }) => [rule, field])).toEqual([
      ['picture-size', 'author.image_cdn'],
    ]);
  });

  it('a heading that skips a level is named, with the level that it should have', () => {
    const rendered = (html: string) =>
      renderRichText(html, { sourceUrl: SITE, siteUrl: SITE, idPrefix: '' });
    const skipping = rendered('<h2>Why</h2><h4>How</h4><h6>Then</h6>');
    expect(notesOf({ items: { post: [post({}, skipping)] } })).toEqual([
      expect.objectContaining({
        rule: 'heading-levels',
        field: 'content',
        message:
          'The heading "How" is of level 4, and the one before it of level 2. The page shows it one level below; give it level 3.',
      }),
    ]);
    const fine = rendered('<h3>Why</h3><h4>How</h4><h2>Then</h2><h3>Last</h3>');
    expect(rulesOf({ items: { post: [post({}, fine)] } })).toEqual([]);
  });

  it('names the item, its page, the field and what to do', () => {
    expect(notesOf({ items: { post: [post({ category: undefined })] } })).toEqual([
      {
        rule: 'no-category',
        level: 'advice',
        collection: 'post',
        id: '7',
        slug: 'moved',
        title: 'Payments moved between two clouds',
        path: '/blog/moved',
        field: 'category',
        message: 'It has no category, so that no filter of its list finds it.',
      },
    ]);
  });

  it('is left out, or weighs more, as the levels say', () => {
    const items = { post: [post({ category: undefined, image_alt: undefined })] };
    expect(notesOf({ items, levels: 'text-alternative=off,no-category=warning' })).toEqual([
      expect.objectContaining({ rule: 'no-category', level: 'warning' }),
    ]);
  });
});

describe('of several items', () => {
  it('the same title is noticed across collections', () => {
    const found = notesOf({ items: { post: [post()], pressRelease: [post()] } });
    const same = found.filter(({ rule }) => rule === 'same-title');
    expect(new Set(same.map(({ collection }) => collection))).toEqual(
      new Set(['pressRelease', 'post']),
    );
  });

  it('the same title is said of both, and names the other', () => {
    const items = {
      post: [
        post(),
        { ...post({ title: 'PAYMENTS moved between two clouds' }), id: '8', slug: 'again' },
      ],
    };
    expect(notesOf({ items }).map(({ rule, slug, message }) => [rule, slug, message])).toEqual([
      ['same-title', 'moved', expect.stringContaining('/blog/again;')],
      ['same-title', 'again', expect.stringContaining('/blog/moved;')],
    ]);
  });

  it('a slug that an item once had is a page', () => {
    const item = post({}, text('<a href="/blog/former">x</a>'));
    const redirects = [{ collection: 'post' as const, from: 'former', id: '7' }];
    expect(rulesOf({ items: { post: [item] } })).toEqual(['dead-link']);
    expect(rulesOf({ items: { post: [item] }, redirects })).toEqual([]);
  });

  it('what is two years old and linked from the home page is told', () => {
    const old = post({ published_at: '2024-11-25T11:59:59Z' });
    expect(rulesOf({ items: { post: [old] } })).toEqual([]);
    expect(rulesOf({ items: { post: [old] }, homeLinks: ['/blog/moved'] })).toEqual([
      'old-on-home',
    ]);
    const newer = post({ published_at: '2024-11-25T12:00:01Z' });
    expect(rulesOf({ items: { post: [newer] }, homeLinks: ['/blog/moved'] })).toEqual([]);
  });

  it('jobs that close within two weeks, and events without an end, are told', () => {
    const job = (end: string | undefined): SnapshotItem => ({
      ...post({ valid_through: end, location: 'Leeds' }),
      slug: 'engineer',
    });
    const ofJobs = (end?: string) =>
      notesOf({ items: { job: [job(end)] } }).map(({ rule }) => rule);
    expect(ofJobs('2026-12-09T11:00:00Z')).toContain('closes-soon');
    expect(ofJobs('2026-12-10T12:00:00Z')).not.toContain('closes-soon');
    expect(ofJobs('2026-11-25T11:00:00Z')).not.toContain('closes-soon');
    expect(ofJobs()).not.toContain('closes-soon');
    const event = (fields: object): SnapshotItem => ({
      ...post(),
      fields: { title: 'A talk', ...fields },
      rich: {},
    });
    const ofEvents = (fields: object) => rulesOf({ items: { techSeries: [event(fields)] } });
    expect(ofEvents({})).toEqual(['no-end']);
    expect(ofEvents({ ends_at: '2026-12-01T10:00:00.000Z' })).toEqual([]);
  });

  it('a link to another site is told once it was found to be gone', () => {
    const link = 'https://other.example/page';
    const items = { post: [post({}, text(`<a href="${link}">x</a>`))] };
    const check = (outcome: 'gone' | 'unclear') => ({
      [link]: { at: '2026-11-24T00:00:00.000Z', outcome, reason: '404' },
    });
    expect(rulesOf({ items })).toEqual([]);
    expect(rulesOf({ items, foreign: check('unclear') })).toEqual([]);
    expect(notesOf({ items, foreign: check('gone') })).toEqual([
      expect.objectContaining({
        rule: 'foreign-link',
        message: `A link leads to ${link}, which was not there on 2026-11-24 (404).`,
      }),
    ]);
  });
});

describe('a path of this site', () => {
  it.each([
    ['/a/b/?q=1#x', '/a/b'],
    [`${SITE}/`, '/'],
    ['/caf%C3%A9', '/café'],
    ['#x', null],
    ['https://other.example/a', null],
    ['mailto:a@b.example', null],
    ['http://[', null],
  ])('of %j is %j', (href, path) => {
    expect(ownPath(href, SITE)).toBe(path);
  });

  it('that nothing tells of is looked for in the site that is in place, where there is one', () => {
    const isThere = (isInPlace: Given['isInPlace']) =>
      pageFinder(snapshotOf({}), { isInPlace: isInPlace ?? null })('/somewhere/else');
    expect(isThere(undefined)).toBe(true);
    expect(isThere(() => false)).toBe(false);
    expect(isThere((path) => path === '/somewhere/else')).toBe(true);
  });
});
