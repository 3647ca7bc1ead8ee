/** The changed words of each changed item, and the added and removed items. */
import { count } from '../../../src/lib/numbers';
import { behind, html, section, type Markup } from '../html';
import { MOST_WORDS, type ChangedItem, type FieldChange, type ItemName } from '../item-changes';
import type { WordPart } from '../words';
import { itemLine, listOf, type ReportView } from './context';

const marked: Readonly<Record<WordPart['kind'], (text: string) => Markup>> = {
  same: (text) => html`${text}`,
  cut: (text) => html`<span class="cut">${text}</span>`,
  added: (text) => html`<ins>${text}</ins>`,
  removed: (text) => html`<del>${text}</del>`,
};

function fieldRow({ field, words, other }: FieldChange): Markup {
  const content =
    other === null ? words.map(({ kind, text }) => marked[kind](text)) : html`<em>${other}</em>`;
  return html`<div class="field">
    <dt><code>${field}</code></dt>
    <dd>${html`<p class="words">${content}</p>`}</dd>
  </div>`;
}

const changedItem = (view: ReportView, item: ChangedItem): Markup =>
  html`<article class="item">
    <h3>${itemLine(view, item)}</h3>
    <dl>${item.fields.map(fieldRow)}</dl>
  </article>`;

function named(
  view: ReportView,
  title: string,
  items: readonly ItemName[],
  isThere: boolean,
): Markup | null {
  if (items.length === 0) return null;
  const list = listOf(items, (item) => itemLine(view, item, isThere), 'plain');
  return html`<div class="named">
    ${behind(html`<b>${title}</b> <span class="tally">${items.length}</span>`, list, items.length <= 12)}
  </div>`;
}

/** The items and their words; empty if no item has changed. */
export function wordsSection(view: ReportView): Markup {
  const { items } = view.story;
  if (!items) return html``;
  const { added, changed, removed } = items;
  if (added.length + changed.length + removed.length === 0) return html``;
  const isPublic = view.report.isPublished;
  const lead = [
    ...(changed.length > 0 ? [`${count(changed.length, 'item has', 'items have')} changed`] : []),
    ...(added.length > 0 ? [`${count(added.length, 'is', 'are')} new`] : []),
    ...(removed.length > 0 ? [`${count(removed.length, 'is', 'are')} gone`] : []),
  ].join(', ');
  return section(
    'words',
    'Items and their words',
    `${lead}, against what ${isPublic ? 'was public before' : 'is public'}.`,
    html`${named(view, 'New', added, isPublic)}${named(view, isPublic ? 'Gone' : 'Would be gone', removed, !isPublic)}${changed.slice(0, MOST_WORDS).map((item) => changedItem(view, item))}${named(view, 'Changed too', changed.slice(MOST_WORDS), true)}`,
  );
}
