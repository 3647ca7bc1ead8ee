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
export const behind = (summary: Markup | string, content: Markup, isOpen = false): Markup =>
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
