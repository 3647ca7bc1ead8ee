/** A page in use before its application comes, by a visitor, a browser and its extensions. All of it runs in the page. */

/** Chrome's translation, password managers and writing helpers, each with the nodes that it is known for. */
export function disturb(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  const font = () => {
    const element = document.createElement('font');
    element.style.verticalAlign = 'inherit';
    return element;
  };
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, template, textarea'))
      continue;
    const outer = font();
    text.replaceWith(outer);
    outer.appendChild(font()).append(text);
  }
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
  for (const input of document.querySelectorAll('input:not([type="hidden"])')) {
    const icon = document.createElement('div');
    icon.dataset['lastpassIconRoot'] = '';
    input.after(icon);
    input.setAttribute('data-lpignore', 'true');
    input.classList.add('lp-field');
  }
  for (const area of document.querySelectorAll('textarea')) {
    area.dataset['gramm'] = 'false';
    area.after(document.createElement('grammarly-extension'));
  }
}

/**
 * Uses all that can be used in the main part and in the letter's form: enters, chooses, opens, focuses, scrolls.
 * @param word that all texts begin with
 */
export function useAll(word: string): void {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main :is(input, textarea), form[data-newsletter] input',
  );
  const groups = new Map<string, HTMLInputElement>();
  let last: HTMLInputElement | HTMLTextAreaElement | null = null;
  for (const field of fields) {
    if (field.type === 'hidden' || field.tabIndex < 0) continue;
    if (field.type === 'radio') groups.set(field.name, field as HTMLInputElement);
    else if (field.type === 'checkbox') field.click();
    else {
      const { max } = field as HTMLInputElement;
      if (field.type === 'email') field.value = `${word}@example.com`;
      else if (field.type === 'search') field.value = 'the';
      else field.value = max || `${word} as ${field.name}`;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      if (/^(?:text|search|textarea)$/.test(field.type)) last = field;
    }
  }
  for (const radio of groups.values()) radio.click();
  for (const select of document.querySelectorAll<HTMLSelectElement>('main select')) {
    select.selectedIndex = select.options.length - 1;
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const part of document.querySelectorAll<HTMLDetailsElement>('main details'))
    part.open = true;
  last?.focus({ preventScroll: true });
  last?.setSelectionRange(1, 3, 'backward');
  window.scrollTo({ top: 300, behavior: 'instant' });
}

/** All of it that is to be kept. */
export function usedState() {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'main :is(input, textarea, select):not([type="hidden"]), form[data-newsletter] input:not([type="hidden"])',
  );
  const focused = document.activeElement as HTMLInputElement | null;
  return {
    entries: [...fields].map((field) => {
      const isBox = field.type === 'radio' || field.type === 'checkbox';
      return `${field.type} ${field.name} ${field.value} ${isBox ? (field as HTMLInputElement).checked : ''}`;
    }),
    open: document.querySelectorAll('main details[open]').length,
    focus: [focused?.localName, focused?.name, focused?.selectionStart, focused?.selectionEnd],
    // More comes above, where an engine keeps the place in view.
    scrolled: Math.min(Math.round(scrollY), 300),
  };
}

/** The main part's text; clocks go on. */
export const mainText = () =>
  document.querySelector('main')?.textContent?.replace(/\d{1,2}:\d\d/g, 'now');

/** Leaves no draft behind: to the next page of this tab, its visitor is a new one. */
export function forget(): void {
  sessionStorage.clear();
  Storage.prototype.setItem = () => undefined;
}

/** A slow network: no script of the application arrives before `release`. */
export function hold(): void {
  const { body } = document;
  const held: (string | Node)[] = [];
  body.append = (...nodes) => void held.push(...nodes);
  Object.assign(window, {
    release() {
      Reflect.deleteProperty(body, 'append');
      body.append(...held);
    },
  });
}

export const release = () => (window as unknown as { release: () => void }).release();

/** The visitor's patience has no end: however slow the machine is, the application answers. */
export function wait(): void {
  const later = setTimeout;
  window.setTimeout = ((task: () => void, milliseconds?: number) =>
    (milliseconds ?? 0) >= 5000 ? 0 : later(task, milliseconds)) as typeof setTimeout;
}

/** The visitor's patience is at its end with the next scripts that run. */
export function hurry(): void {
  const later = setTimeout;
  window.setTimeout = ((task: () => void, milliseconds?: number) =>
    later(task, (milliseconds ?? 0) >= 5000 ? 500 : milliseconds)) as typeof setTimeout;
}

/** A release has taken the application's scripts away. */
export function takeAway(): void {
  document.querySelector<HTMLTemplateElement>('#application')?.content.replaceChildren();
}

/** Loses one of the chunks that the application asks for, counted from 1. */
export function loseChunk(lost: number): void {
  const { head } = document;
  const append = head.appendChild.bind(head);
  let asked = 0;
  head.appendChild = (node) => {
    if (!(node instanceof HTMLScriptElement)) return append(node);
    asked += 1;
    document.documentElement.dataset['chunks'] = String(asked);
    if (asked !== lost) return append(node);
    setTimeout(() => node.dispatchEvent(new Event('error')));
    return node;
  };
}

/** Presses a form's button. @returns the fields that it holds */
export function send(form: string): Record<string, string> {
  const element = document.querySelector<HTMLFormElement>(form);
  if (!element) throw new Error(`There is no ${form}.`);
  element.querySelector<HTMLElement>('[type="submit"]')?.click();
  return Object.fromEntries(new FormData(element)) as Record<string, string>;
}
