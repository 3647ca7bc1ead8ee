/** Pages before and after as pictures, and all differing pages by name. */
import { count } from '../../../src/lib/numbers';
import { behind, html, section, type Markup } from '../html';
import type { PageView, Region, Side, View } from '../pictures/page-view';
import { listOf, pageLink, type ReportView } from './context';

const mark = ({ x, y, width, height }: Region): Markup =>
  html`<rect x="${x}" y="${y}" width="${width}" height="${height}" />`;

const windows = { desktop: 'on a desktop', phone: 'on a phone' } as const;

function pane(side: Side, when: string, { path }: PageView, view: View): Markup {
  const { width, height, window } = view;
  return html`<div class="pane is-${when}">
    <p>${when === 'before' ? 'Before' : 'After'}</p>
    <div class="sheet">
      <img
        src="${side.picture}"
        width="${width}"
        height="${height}"
        decoding="async"
        alt="${path} ${windows[window]}, ${when}"
      />${
        side.regions.length > 0
          ? html`<svg
              viewBox="0 0 ${width} ${height}"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              ${side.regions.map(mark)}
            </svg>`
          : null
      }
    </div>
  </div>`;
}

/** The marked regions, in words. */
function regionsText({ before, after, top, further }: View): string {
  const marked = Math.max(before?.regions.length ?? 0, after.regions.length);
  if (!before) return 'A new page, from its top';
  const places = count(marked, 'place differs', 'places differ');
  const from = top > 0 ? `, ${Math.round(top)} px from the top` : '';
  return `${places}${from}${further > 0 ? `, and ${further} further down` : ''}`;
}

function figure(page: PageView, view: View): Markup {
  const { before, after, window } = view;
  return html`<figure class="view is-${window}">
    <div class="pair${before ? '' : ' is-single'}">
      ${before ? pane(before, 'before', page, view) : null}${pane(after, 'after', page, view)}${
        before
          ? html`<label class="slide" hidden
              ><input
                type="range"
                min="0"
                max="100"
                value="50"
                aria-label="How much of ${page.path} ${windows[window]} is shown as before"
            /></label>`
          : null
      }
    </div>
    <figcaption>
      <b>${window === 'desktop' ? 'Desktop' : 'Phone'}</b> ${regionsText(view)}
    </figcaption>
  </figure>`;
}

const card = (view: ReportView, page: PageView): Markup =>
  html`<article class="page">
    <h3>
      <span class="kind">${page.kind}</span>
      ${pageLink(view, page.path, view.report.isPublished || !page.isNew)}
      <span class="tag">${page.isNew ? 'new' : 'changed'}</span>
    </h3>
    <div class="views">${page.views.map((each) => figure(page, each))}</div>
  </article>`;

function names(view: ReportView, title: string, paths: readonly string[], isThere: boolean) {
  if (paths.length === 0) return null;
  return behind(
    html`<b>${title}</b> <span class="tally">${paths.length}</span>`,
    listOf(paths, (path) => pageLink(view, path, isThere), 'paths'),
  );
}

/** The pictures of a run, in one sentence. */
function leadOf({ views, unseen }: ReportView['story'], seen: number): string {
  if (views.length === 0) return 'There are no pictures of this run.';
  return [
    `${count(seen, 'page', 'pages')} in pictures, with marks around what differs`,
    ...(views.length > seen ? [`${count(views.length - seen, 'looks', 'look')} the same`] : []),
    ...(unseen > 0 ? [`${count(unseen, 'page differs', 'pages differ')} besides`] : []),
  ]
    .join('; ')
    .concat('.');
}

/** The pages before and after; empty if no page differs. */
export function pagesSection(view: ReportView): Markup {
  const { report, story } = view;
  const { new: added = [], changed = [], removed = [] } = report.build?.pages ?? {};
  if (added.length + changed.length + removed.length === 0) return html``;
  const seen = story.views.filter(({ views }) => views.length > 0);
  const same = story.views.filter(({ views }) => views.length === 0).map(({ path }) => path);
  const isPublic = report.isPublished;
  return section(
    'pages',
    'Pages before and after',
    leadOf(story, seen.length),
    html`${seen.map((page) => card(view, page))}
      <div class="named">
        ${names(view, 'New pages', added, isPublic)}${names(view, 'Changed pages', changed, true)}${names(view, 'Of these, pages that look the same', same, true)}${names(view, 'Removed pages', removed, !isPublic)}
      </div>`,
  );
}
