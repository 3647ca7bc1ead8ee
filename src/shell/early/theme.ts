/**
 * The switch between the system's theme, light and dark. CSS reads `data-theme` on <html>, which an inline script sets
 * before the first paint. Without storage, a choice holds for this page only.
 */
import { RENDER_EVENT, rootState, type Marked } from '../../site/markup';
import { THEME_KEY, themeChoiceOf, type ThemeChoice } from '../../site/theme';

const RADIO = `${'[data-theme-switch]' satisfies Marked} input`;

function current(): ThemeChoice {
  return themeChoiceOf(rootState().theme);
}

function remember(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Turned off or full: the choice holds as long as the page does.
  }
}

/** The browser's own frame: each `theme-color` applies by its `media`, which a choice overrules. */
function paintFrame(choice: ThemeChoice): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>(
    `meta${'[data-scheme]' satisfies Marked}`,
  )) {
    const { scheme } = meta.dataset;
    const system = `(prefers-color-scheme: ${scheme})`;
    meta.media = choice === 'system' ? system : choice === scheme ? 'all' : 'not all';
  }
}

function show(choice: ThemeChoice): void {
  const root = rootState();
  if (choice === 'system') delete root.theme;
  else root.theme = choice;
  paintFrame(choice);
  for (const radio of document.querySelectorAll<HTMLInputElement>(RADIO)) {
    radio.checked = radio.value === choice;
  }
}

/** Starts listening, and shows the choice in the switch. Once a page. */
export function startTheme(): void {
  show(current());
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(RADIO)) return;
    const choice = themeChoiceOf(target.value);
    show(choice);
    remember(choice);
  });
  // Another tab's choice.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY || key === null) show(themeChoiceOf(newValue));
  });
  document.addEventListener(RENDER_EVENT, () => show(current()));
}
