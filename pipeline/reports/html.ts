/** HTML by template literals: text is escaped, unless it is `Markup`. */
import { escapeHtml } from '@corporate-website/contract/escape-html';

/** Text that is HTML already. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | number | Markup | null | false | readonly Value[];

function written(value: Value): string {
  if (value === null || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(written).join('');
  return escapeHtml(String(value));
}

/** @example html`<p>${text}</p>`: the text is escaped, also in double-quoted attributes */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(
    parts
      .map((part, at) => part + (at < values.length ? written(values[at] ?? null) : ''))
      .join(''),
  );
}

/** Content behind a summary, which opens by keyboard and without JavaScript. */
export const behind = (summary: Markup | string, content: Markup | null, isOpen = false): Markup =>
  html`<details${isOpen ? ' open' : ''}><summary>${summary}</summary>${content}</details>`;

/** A section of a report with its heading; nothing without content. */
export function section(id: string, title: string, lead: string, content: Markup | null): Markup {
  if (content === null) return html``;
  return html`<section id="${id}" aria-labelledby="${id}-title">
    <header>
      <h2 id="${id}-title">${title}</h2>
      ${lead ? html`<p class="lead">${lead}</p>` : null}
    </header>
    ${content}
  </section>`;
}

/**
 * A table that scrolls by itself, of rows in markup.
 * @param caption above it; its label says the same
 */
export function tableOf(
  label: string,
  heads: readonly string[],
  rows: readonly Markup[],
  { caption = null, kind }: { caption?: string | null; kind?: string } = {},
): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">
    <table${kind ? html` class="${kind}"` : ''}>
      ${
        caption !== null &&
        html`<caption>
          ${caption}
        </caption>`
      }
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/**
 * A table of texts; the first cell of a row names it. Nothing without rows.
 * @param caption above it; its label says the same
 */
export function table(
  label: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  caption: string | null = null,
): Markup | null {
  if (rows.length === 0) return null;
  const marked = rows.map(
    ([name = '', ...cells]) =>
      html`<tr>
        <th scope="row">${name}</th>
        ${cells.map((cell) => html`<td${/^[a-z]/i.test(cell) ? html` class="word"` : ''}>${cell}</td>`)}
      </tr>`,
  );
  return tableOf(label, heads, marked, { caption });
}
