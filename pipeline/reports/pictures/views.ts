/** Takes pictures of a run's pages that differ from the live ones. */
import type { Browser } from 'playwright-core';
import { count } from '../../../src/lib/numbers';
import { launch } from '../../release/checks/in-browser';
import type { Run } from '../../release/context';
import type { Release } from '../../release/store';
import { reasonOf, remark } from '../remark';
import { servedSite } from '../../served-site';
import { choosePages, type ChosenPage } from './choose';
import { below, partOf, partOfNew, viewOf, windows, type WindowName } from './crop';
import type { PageView, View } from './page-view';
import { differenceOf } from './sketch';
import { openCamera, type Camera } from './take';

/** Most bytes of all pictures of a report. */
const MOST_BYTES = 8_000_000;

const names = Object.keys(windows) as WindowName[];

const bytesOf = ({ views }: PageView): number =>
  views.reduce(
    (sum, { before, after }) => sum + (before?.picture.length ?? 0) + after.picture.length,
    0,
  );

/** The pages that differ, without addresses that only redirect. */
function differingPages({ build, story }: Run, redirects: readonly { from: string }[]) {
  const moved = new Set(redirects.map(({ from }) => from));
  const items = [...(story.items?.added ?? []), ...(story.items?.changed ?? [])];
  return {
    // The build's report has left redirects out here.
    new: build.pages.new,
    changed: build.pages.changed.filter((path) => !moved.has(path)),
    items: new Set(items.flatMap(({ path }) => path ?? [])),
  };
}

/** The cameras, and what they have taken so far. */
interface Session {
  run: Run;
  /** Null for a first release, all of whose pages are new. */
  before: Camera | null;
  after: Camera;
  /** In the order of the next page. */
  windows: WindowName[];
  failed: string[];
  bytes: number;
}

/** The view of the open page in a window; null if both versions look the same. */
async function draw({ before, after }: Session, name: WindowName, isNew: boolean) {
  if (isNew || !before) {
    const part = partOfNew(name, (await after.sketch(name)).height);
    const marks = { before: [], after: [] };
    return { part, marks, before: null, after: await after.shoot(part) };
  }
  const [old, now] = await both(before.sketch(name), after.sketch(name));
  const tallest = Math.max(old.height, now.height);
  let marks = differenceOf(old, now, windows[name].width);
  for (;;) {
    const part = partOf(name, marks, tallest);
    if (!part) return null;
    const [was, is] = await both(before.shoot(part), after.shoot(part));
    if (was !== is) return { part, marks, before: was, after: is };
    // Both look the same there; a difference below may be visible.
    marks = below(part, marks);
  }
}

/** Both results. Rejects only after both have ended, because a tab does one thing at a time. */
async function both<One, Other>(one: One, other: Other): Promise<[Awaited<One>, Awaited<Other>]> {
  const ended = await Promise.allSettled([one, other]);
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
  return Promise.all([one, other]);
}

/** Takes the pictures of a page in each window. */
async function takeView(session: Session, { path, kind, isNew }: ChosenPage): Promise<void> {
  const { run, before, after } = session;
  await both(isNew ? undefined : before?.open(path), after.open(path));
  const found: Partial<Record<WindowName, View>> = {};
  for (const name of session.windows) {
    const drawn = await draw(session, name, isNew);
    if (drawn) found[name] = viewOf(name, drawn);
  }
  // The next page starts in the last window: resizing lays a page out again, which takes as long as drawing it.
  session.windows.reverse();
  const view = { path, kind, isNew, views: names.flatMap((name) => found[name] ?? []) };
  run.story.views.push(view);
  run.story.unseen -= 1;
  session.bytes += bytesOf(view);
}

/** Why no more pictures are taken; null if space and time are left. */
function end({ run, bytes }: Session, ends: number): string | null {
  run.make.signal?.throwIfAborted();
  if (bytes > MOST_BYTES) return 'it is full';
  return Date.now() > ends ? 'its time is over (REPORT_PICTURES_SECONDS)' : null;
}

async function takeAll(session: Session, pages: readonly ChosenPage[], ends: number) {
  const { run, failed } = session;
  for (const page of pages) {
    const over = end(session, ends);
    if (over !== null) {
      run.report.remarks.push(`The report has no more pictures: ${over}.`);
      break;
    }
    try {
      await takeView(session, page);
    } catch (thrown) {
      failed.push(`${page.path}: ${reasonOf(thrown)}`);
    }
  }
}

/**
 * Takes the pictures of a run, within the limits of time and bytes. A failure is a remark in the report.
 * @param url the origin that serves the new site
 * @param live the live release; null before the first
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
  if (picturesMs === 0 || story.unseen === 0) return;
  const ends = Date.now() + picturesMs;
  const failed: string[] = [];
  const site =
    live && (await servedSite(store.siteOf(live.id), store.folderOf(live.id), nginx.headers));
  try {
    const before = site && (await openCamera(browser, site.origin));
    const after = await openCamera(browser, url);
    const session = { run, before, after, windows: [...names], failed, bytes: 0 };
    await takeAll(session, choosePages(pages), ends);
    await Promise.all([before?.close(), after.close()]);
  } catch (thrown) {
    remark(run, 'The report has no more pictures', thrown);
  } finally {
    await site?.stop();
  }
  if (failed.length > 0) {
    report.remarks.push(
      `${count(failed.length, 'page', 'pages')} could not be taken as a picture; the first: ${failed[0] ?? ''}`,
    );
  }
}

/**
 * Takes the pictures of a run's new site, whatever the outcome. Called last: a release does not wait for pictures, and
 * the earlier site is kept.
 */
export async function takePictures(run: Run): Promise<void> {
  const { candidate, options, make } = run;
  if (!candidate || make.signal?.aborted) return;
  const { output, routes, redirects, live } = candidate;
  try {
    const site = await servedSite(output, routes, options.settings.nginx.headers);
    try {
      const browser = await launch(candidate.browser);
      await tellViews(run, browser, site.origin, live, redirects).finally(() => browser.close());
    } finally {
      await site.stop();
    }
  } catch (thrown) {
    remark(run, 'The report has no pictures', thrown);
  }
  run.timing('pictures');
}
