/** A report of a release with something of everything in it. */
import type { ReleaseReport } from '../../pipeline/release/report';
import { emptyReport } from '../../pipeline/report';
import { recordOf, type RunRecord } from '../../pipeline/reports/history';
import type { PageView } from '../../pipeline/reports/pictures/page-view';
import type { ReportView } from '../../pipeline/reports/sections/context';
import type { Problem } from '../../src/pull/snapshot/types';

/** A report as a run leaves it. */
export function reportOf(change: Partial<ReleaseReport> = {}): ReleaseReport {
  return {
    outcome: 'published',
    isPublished: true,
    environment: 'qa',
    siteUrl: 'https://qa.loomwright.example',
    startedAt: '2026-11-21T10:00:00.000Z',
    finishedAt: '2026-11-21T10:01:00.000Z',
    seconds: 60.2,
    release: '20261121T100100Z-aaaaaaaaaaaa',
    before: '20261120T100100Z-bbbbbbbbbbbb',
    hold: null,
    error: null,
    accept: [],
    remarks: [],
    findings: [{ level: 'warning', where: '/blog/x', what: 'leads to /gone' }],
    bytes: { before: 1_000_000, after: 1_200_000 },
    secondsBefore: 50,
    steps: {},
    upload: null,
    isColdChecked: false,
    build: {
      ...emptyReport(),
      collections: {
        post: {
          label: 'Blog posts',
          source: 'live',
          fetched: 12,
          published: 11,
          withheld: 0,
          quarantined: 1,
        },
      },
      problems: [
        {
          kind: 'item-left-out',
          collection: 'post',
          id: '7',
          field: 'slug',
          message: 'has the slug <img src=x onerror=alert(1)> | of no use',
        },
      ],
      pages: { total: 60, new: ['/blog/ünï x'], changed: ['/'], removed: ['/blog/old'] },
    },
    ...change,
  };
}

/** So many pictures of one host that failed. */
export const failedPictures = (many: number): Problem[] =>
  Array.from({ length: many }, (_, at) => ({
    kind: 'picture-failed',
    collection: 'post',
    id: String(at),
    slug: `post-${at}`,
    field: 'image_cdn',
    message: `https://media.example.com/${at}.jpg: The server answered 503.`,
  }));

/** The runs before this one: one an hour. */
export const historyOf = (report: ReleaseReport, many = 3): RunRecord[] =>
  Array.from({ length: many }, (_, at) => ({
    ...recordOf(report),
    name: `20261121T1${at}0000Z-published`,
    pages: 50 + at,
  }));

const PICTURE = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';
const side = { picture: PICTURE, regions: [{ x: 10, y: 20, width: 200, height: 40 }] };
const size = { height: 900, top: 120, further: 1 };

/** A page that has changed, and one that is new. */
export const pageViews: PageView[] = [
  {
    path: '/',
    kind: 'Home',
    isNew: false,
    views: [
      { window: 'desktop', width: 1280, before: side, after: side, ...size },
      { window: 'phone', width: 390, before: side, after: side, ...size },
    ],
  },
  {
    path: '/blog/ünï x',
    kind: 'Blog post',
    isNew: true,
    views: [
      { window: 'phone', width: 390, before: null, after: { ...side, regions: [] }, ...size },
    ],
  },
];

/** All that a page of a report is made of. */
export function reportViewOf(
  report = reportOf(),
  story: Partial<ReportView['story']> = {},
): ReportView {
  return {
    report,
    story: {
      items: {
        added: [],
        changed: [
          {
            collection: 'post',
            id: '6',
            slug: 'post-6',
            title: 'A post',
            path: '/blog/post-6',
            fields: [
              {
                field: 'title',
                words: [
                  { kind: 'same', text: 'A ' },
                  { kind: 'removed', text: 'blog' },
                  { kind: 'added', text: '<b>web</b>' },
                  { kind: 'same', text: ' post' },
                ],
                other: null,
              },
            ],
          },
        ],
        removed: [{ collection: 'award', id: '9', slug: null, title: 'An award', path: null }],
      },
      views: pageViews,
      unseen: 4,
      notes: [
        {
          rule: 'no-picture',
          level: 'advice',
          field: 'image_cdn',
          message: 'It has no picture; a drawn cloth stands in.',
          collection: 'post',
          id: '6',
          slug: 'post-6',
          title: 'A post',
          path: '/blog/post-6',
        },
      ],
      ...story,
    },
    history: [...historyOf(report), recordOf(report)],
    adminPanel: 'https://admin.example.com/{collection}/{id}',
  };
}
