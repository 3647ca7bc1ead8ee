/** Shared types and parts of a report's sections. */
import { collectionOf } from '../../../src/collections/build-rows';
import type { ReleaseReport } from '../../release/report';
import { adminLink, type Linked } from '../admin-link';
import type { RunRecord } from '../history';
import { html, type Markup } from '../html';
import type { ItemName } from '../item-changes';
import type { Story } from '../story';

export interface ReportView {
  report: ReleaseReport;
  story: Story;
  /** This run and those before it, the oldest first. */
  history: readonly RunRecord[];
  /** Pattern of addresses in the admin panel; null for none. */
  adminPanel: string | null;
}

/** Entries of a list that is behind a summary; what is more is counted. */
const MOST = 1000;

/** A list of so many entries at most. */
export function listOf<T>(all: readonly T[], entry: (each: T) => Markup, name = ''): Markup {
  const rest = all.length - MOST;
  return html`<ul${name ? html` class="${name}"` : ''}>${all.slice(0, MOST).map((each) => html`<li>${entry(each)}</li>`)}${rest > 0 ? html`<li>… and ${rest} more</li>` : null}</ul>`;
}

/** A page of the site as a link; one that is not there is text. */
export const pageLink = (
  { report: { siteUrl } }: ReportView,
  path: string,
  isThere = true,
): Markup =>
  isThere
    ? html`<a href="${encodeURI(`${siteUrl}${path}`)}">${path}</a>`
    : html`<span>${path}</span>`;

/** A link into the admin panel; nothing where no pattern is set. */
export function editLink({ adminPanel }: ReportView, item: Linked, title: string): Markup | null {
  const address = adminLink(adminPanel, item);
  return address === null
    ? null
    : html` <a class="edit" href="${address}">Edit<span class="unseen"> ${title}</span></a>`;
}

/** `Blog post 17`, with its link into the admin panel. */
export function itemLine(view: ReportView, item: ItemName, isThere = true): Markup {
  const { collection, title, path } = item;
  return html`<span class="kind">${collectionOf(collection).label}</span>
    ${path && isThere ? html`<a href="${encodeURI(`${view.report.siteUrl}${path}`)}">${title}</a>` : title}${editLink(view, item, title)}`;
}
