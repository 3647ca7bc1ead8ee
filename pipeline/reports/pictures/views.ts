/** Pictures of the pages of a run that differ from the public ones. */
import type { Browser } from 'playwright-core';
import { count } from '../../../src/lib/format';
import type { Run } from '../../release/context';
import type { Release } from '../../release/store';
import { servedSite } from '../../served-site';
import { choosePages, type ChosenPage } from './choose';
import { viewOfChange, viewOfNew, windows, type WindowName } from './crop';
import type { PageView, View } from './page-view';
import { openCamera } from './take';

/** Bytes of all pictures of a report, as they stand in its page. */
const MOST_BYTES = 8_000_000;

const TIME_OVER = 'its time is over (REPORT_PICTURES_SECONDS)';

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

/**
 * Takes the pictures of a run, until its time or their bytes are used up. A page that cannot be taken is a remark.
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
  const { story, store, report, make, options } = run;
  const { picturesMs, nginx } = options.settings;
  const pages = differingPages(run, redirects);
  story.unseen = pages.new.length + pages.changed.length;
  if (!live || picturesMs === 0 || story.unseen === 0) return;
  const ends = Date.now() + picturesMs;
  const failed: string[] = [];
  const published = await servedSite(store.siteOf(live.id), store.folderOf(live.id), nginx.headers);
  const cameras = [
    await openCamera(browser, published.url),
    await openCamera(browser, url),
  ] as const;
  let bytes = 0;
  const fail =
    ({ path }: ChosenPage) =>
    (thrown: unknown) => {
      failed.push(
        `${path}: ${thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : String(thrown)}`,
      );
    };
  const keep = (view: PageView) => {
    story.views.push(view);
    story.unseen -= 1;
    bytes += bytesOf(view);
  };
  // The pictures of a page are compared while those of the next are taken.
  let comparing = Promise.resolve();
  try {
    for (const page of choosePages(pages)) {
      make.signal?.throwIfAborted();
      const over = bytes > MOST_BYTES ? 'it is full' : Date.now() > ends ? TIME_OVER : null;
      if (over) report.remarks.push(`The report has no more pictures: ${over}.`);
      if (over || !browser.isConnected()) break;
      const [before, after] = cameras;
      try {
        const [old, now] = await Promise.all([
          page.isNew ? null : before.take(page.path),
          after.take(page.path),
        ]);
        await comparing;
        comparing = viewOf(page, old, now).then(keep, fail(page));
      } catch (thrown) {
        fail(page)(thrown);
      }
    }
    await comparing;
  } finally {
    const closing = cameras.map((camera) => camera.close().catch(() => undefined));
    await Promise.all([...closing, published.close()]);
  }
  if (failed.length > 0) {
    report.remarks.push(
      `${count(failed.length, 'page', 'pages')} could not be taken as a picture; the first: ${failed[0] ?? ''}`,
    );
  }
}
