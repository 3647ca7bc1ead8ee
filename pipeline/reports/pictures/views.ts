/** Pictures of the pages of a run that differ from the public ones. */
import type { Browser } from 'playwright-core';
import { count } from '../../../src/lib/format';
import { launch } from '../../release/checks/in-browser';
import type { Run } from '../../release/context';
import type { Release } from '../../release/store';
import { reasonOf, remark } from '../remark';
import { servedSite } from '../../served-site';
import { choosePages, type ChosenPage } from './choose';
import { viewOfChange, viewOfNew, windows, type WindowName } from './crop';
import type { PageView, View } from './page-view';
import { openCamera, type Camera } from './take';

/** Bytes of all pictures of a report, as they stand in its page. */
const MOST_BYTES = 8_000_000;

const names = Object.keys(windows) as WindowName[];

type Shots = Record<WindowName, Buffer>;

async function viewOf({ path, kind, isNew }: ChosenPage, before: Shots | null, after: Shots) {
  const views: View[] = [];
  for (const name of names) {
    const view = before
      ? await viewOfChange(name, before[name], after[name])
      : await viewOfNew(name, after[name]);
    if (view) views.push(view);
  }
  return { path, kind, isNew, views };
}

const bytesOf = ({ views }: PageView): number =>
  views.reduce(
    (sum, { before, after }) => sum + (before?.picture.length ?? 0) + after.picture.length,
    0,
  );

/** Pages of a run that differ, without addresses that only redirect. */
function differingPages({ build, story }: Run, redirects: readonly { from: string }[]) {
  const moved = new Set(redirects.map(({ from }) => from));
  const isPage = (path: string) => !moved.has(path);
  const items = [...(story.items?.added ?? []), ...(story.items?.changed ?? [])];
  return {
    new: build.pages.new.filter(isPage),
    changed: build.pages.changed.filter(isPage),
    items: new Set(items.flatMap(({ path }) => path ?? [])),
  };
}

/** The time that is left, the cameras, and what has become of the pages. */
interface Session {
  run: Run;
  before: Camera;
  after: Camera;
  failed: string[];
  bytes: number;
}

/** Takes a page with both cameras, and gives what is still to be done: to compare the pictures. */
async function taken(session: Session, page: ChosenPage): Promise<() => Promise<void>> {
  const { run, before, after, failed } = session;
  const fail = (thrown: unknown) => {
    failed.push(`${page.path}: ${reasonOf(thrown)}`);
    return Promise.resolve();
  };
  try {
    const both = await Promise.allSettled([
      page.isNew ? null : before.take(page.path),
      after.take(page.path),
    ]);
    // Not before both have ended: a tab takes one page at a time.
    const [old, now] = both.map((one) => {
      if (one.status === 'rejected') throw one.reason;
      return one.value;
    });
    if (!now) return () => Promise.resolve();
    const compare = async () => {
      const view = await viewOf(page, old ?? null, now);
      run.story.views.push(view);
      run.story.unseen -= 1;
      session.bytes += bytesOf(view);
    };
    return () => compare().catch(fail);
  } catch (thrown) {
    await fail(thrown);
    return () => Promise.resolve();
  }
}

/** Why no more pictures are taken; null where there is room and time. */
function end({ run, bytes }: Session, ends: number): string | null {
  run.make.signal?.throwIfAborted();
  if (bytes > MOST_BYTES) return 'it is full';
  return Date.now() > ends ? 'its time is over (REPORT_PICTURES_SECONDS)' : null;
}

async function takeAll(session: Session, pages: readonly ChosenPage[], ends: number) {
  // The pictures of a page are compared while those of the next are taken.
  let comparing = Promise.resolve();
  for (const page of pages) {
    const over = end(session, ends);
    if (over !== null) {
      session.run.report.remarks.push(`The report has no more pictures: ${over}.`);
      break;
    }
    const compare = await taken(session, page);
    await comparing;
    comparing = compare();
  }
  await comparing;
}

/**
 * Takes the pictures of a run, until its time or their bytes are used up. What fails is a remark in the report.
 * @param url where the candidate is served
 * @param live the public release
 */
export async function tellViews(
  run: Run,
  browser: Browser,
  url: string,
  live: Release | null,
  redirects: readonly { from: string }[],
): Promise<void> {
  const { story, store, report, options } = run;
  const { picturesMs, nginx } = options.settings;
  const pages = differingPages(run, redirects);
  story.unseen = pages.new.length + pages.changed.length;
  if (!live || picturesMs === 0 || story.unseen === 0) return;
  const ends = Date.now() + picturesMs;
  const failed: string[] = [];
  const site = await servedSite(store.siteOf(live.id), store.folderOf(live.id), nginx.headers);
  try {
    const [before, after] = [
      await openCamera(browser, site.url),
      await openCamera(browser, url),
    ] as const;
    await takeAll({ run, before, after, failed, bytes: 0 }, choosePages(pages), ends);
    await Promise.all([before.close(), after.close()]);
  } catch (thrown) {
    remark(run, 'The report has no more pictures', thrown);
  } finally {
    await site.close();
  }
  if (failed.length > 0) {
    report.remarks.push(
      `${count(failed.length, 'page', 'pages')} could not be taken as a picture; the first: ${failed[0] ?? ''}`,
    );
  }
}

/**
 * Takes the pictures of the site that a run made, whatever became of it. Last of all: a release does not wait for them,
 * and the public site before it is kept.
 */
export async function takePictures(run: Run): Promise<void> {
  const { candidate, options, make } = run;
  if (!candidate || make.signal?.aborted) return;
  const { output, routes, redirects, live } = candidate;
  try {
    const site = await servedSite(output, routes, options.settings.nginx.headers);
    try {
      const browser = await launch(candidate.browser);
      await tellViews(run, browser, site.url, live, redirects).finally(() => browser.close());
    } finally {
      await site.close();
    }
  } catch (thrown) {
    remark(run, 'The report has no pictures', thrown);
  }
  run.timing('pictures');
}
