/** Types and components that a report's sections share. */
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
  /** This run and earlier ones, oldest first. */
  history: readonly RunRecord[];
  /** Pattern of addresses in the admin panel; null for none. */
  adminPanel: string | null;
}

/** Most entries of a list; others are counted. */
const MOST = 1000;

/** A list with its first entries, and the number of the others. */
export function listOf<T>(all: readonly T[], entry: (each: T) => Markup, name = ''): Markup {
  const rest = all.length - MOST;
  return html`<ul${name ? html` class="${name}"` : ''}>${all.slice(0, MOST).map((each) => html`<li>${entry(each)}</li>`)}${rest > 0 ? html`<li>… and ${rest} more</li>` : null}</ul>`;
}

/** A link to a page of the site; text if the page does not exist. */
export const pageLink = (
  { report: { siteUrl } }: ReportView,
  path: string,
  isThere = true,
): Markup =>
  isThere
    ? html`<a href="${encodeURI(`${siteUrl}${path}`)}">${path}</a>`
    : html`<span>${path}</span>`;

/** A link to the item in the admin panel; null without a pattern. */
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
