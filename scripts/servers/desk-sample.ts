/** Fills a desk with samples: a release that left an item out, releases to go back to, and an enquiry. */
import { takeRequest, tellState, type RequestDesk } from '../../pipeline/release/requests';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Fills the desk. @param id of the post that the release left out @param now time of the last release */
export async function fillDesk(desk: RequestDesk, id: string, now = new Date()): Promise<void> {
  const before = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();
  const paths = (...first: string[]) => ({ total: first.length, first });
  // So that the desk believes that requests are being answered.
  await takeRequest(desk);
  await tellState(desk, {
    hold: null,
    releases: [0, 1, 2].map((days) => ({
      id: `release-${days}`,
      published_at: before(days),
      pages: 180 - days,
      isLive: days === 0,
    })),
    reports: 'https://reports.example.com',
    run: {
      started_at: before(0),
      ended_at: before(0),
      seconds: 41,
      outcome: 'published',
      sentence: 'A new release is live: 1 page is new and 2 have changed.',
      error: null,
      release: 'release-0',
      pages: {
        total: 180,
        new: paths('/blog/a-new-post'),
        changed: paths('/', '/resources/blogs'),
        removed: paths(),
      },
      problems: {
        total: 1,
        first: [
          {
            item: 'Post',
            id,
            field: 'image_cdn',
            isRefused: true,
            message: 'The picture could not be fetched (404). Upload it again, or take it out.',
          },
        ],
      },
      report: 'release-0.html',
    },
  });
  await fetch(`${desk.adminApiUrl}/contactUs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Head of operations, Sample Harbour Terminals',
      business_email: 'operations@harbour.example',
      message: 'We would like to talk about the crane schedule that your case study tells of.',
      service: 'data-science',
      source_path: '/contact',
    }),
  });
}
