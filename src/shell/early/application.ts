/**
 * Wakes the application when the visitor first does something, and not before: its scripts sleep in the page's
 * `template` (`src/app/late-start/hold-back.tsx`). Until then the page works by HTML, CSS and this script.
 */
import { APPLICATION_ID } from '../../hydration/application';
import { afterPaint } from '../../hydration/after-paint';
import { draftKeys } from '../../consent/draft-keys';
import { readStored } from '../../consent/storage';
import { visitMemory } from '../../consent/visit-memory';
import { rootState, type ApplicationState } from '../../site/markup';
import { hasTyped, inAPause } from './pause';

/** A pointer comes before it presses, a finger too, and both before their click. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input'] as const;

/** Queries that change what a page shows. A pattern of them is smaller than a list. */
const QUERIES = /[?&](q|title|category|page|type|score|month)\b/;

const POSTING_FORM = 'main form[method="post"]';

/**
 * Pages that are empty without it: of what is not found, where an item that is newer than the site is looked up or the
 * nearest address told; and of previews.
 */
const EMPTY = /^\/(404|preview)\b/;

/**
 * Whether the page shows anything beyond the built one: the answer to its query, suggestions for its address, a draft.
 */
function isNeededAtOnce(): boolean {
  if (QUERIES.test(location.search)) return true;
  if (EMPTY.test(document.getElementById(APPLICATION_ID)?.dataset['path'] as string)) return true;
  if (!document.querySelector(POSTING_FORM)) return false;
  // The page from which a form was gone to presets its service.
  return (
    visitMemory().trackedPath !== null ||
    Object.values(draftKeys).some((entry) => readStored(entry) !== null)
  );
}

/** Requests the application, once; the scripts begin when `when` says so. */
function ask(state: ApplicationState, when: (load: () => void) => void): void {
  const root = rootState();
  if (root.application) return;
  root.application = state;
  when(load);
}

/**
 * Runs the scripts one after the other. Each takes a cheap phone the time of several letters, so that it begins in a
 * pause of typing.
 */
function run([asleep, ...others]: readonly HTMLScriptElement[]): void {
  if (!asleep) return;
  inAPause(() => {
    // A copy runs, and is the parser's as far as Trusted Types are concerned.
    const script = document.importNode(asleep);
    script.onload = () => run(others);
    document.body.append(script);
  });
}

/** In the template, as Gatsby writes it into an inline script, which the policy does not let run. */
const COMPILATION = /___webpackCompilationHash="(\w+)"/;

/**
 * Wakes the scripts, with the globals that they expect:
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/production-app.js
 */
function load(): void {
  const template = document.getElementById(APPLICATION_ID) as HTMLTemplateElement | null;
  if (!template) return;
  Object.assign(window, {
    pagePath: template.dataset['path'],
    ___webpackCompilationHash: COMPILATION.exec(template.innerHTML)?.[1],
  });
  const scripts = [
    ...template.content.querySelectorAll<HTMLScriptElement>('script[src]:not([nomodule])'),
  ];
  // All at once.
  for (const script of scripts) {
    const preload = { rel: 'preload', as: 'script', href: script.getAttribute('src') };
    document.head.append(Object.assign(document.createElement('link'), preload));
  }
  run(scripts);
}

/**
 * Loads what Back or Forward lead to, as long as the application does not: a page that was followed to inside of it and
 * then loaded anew is, to a browser, the same document as the one before; and one that was kept whole while its scripts
 * were on their way has lost them.
 */
function followHistory(): void {
  const address = () => location.pathname + location.search;
  const loaded = address();
  addEventListener('popstate', () => {
    if (rootState().application !== 'ready' && address() !== loaded) location.reload();
  });
  addEventListener('pageshow', ({ persisted }) => {
    // Offline, a page without its scripts is better than none, and so is one that keeps what was entered.
    if (
      persisted &&
      navigator.onLine &&
      !hasTyped() &&
      (rootState().application ?? 'ready') !== 'ready'
    )
      location.reload();
  });
}

/** Starts listening, or brings the application where the page cannot do without it. Once a page. */
export function startApplication(): void {
  followHistory();
  if (isNeededAtOnce()) {
    ask('at-once', (begin) => begin());
    return;
  }
  const wake = () => ask('asked', afterPaint);
  for (const sign of SIGNS) addEventListener(sign, wake, { capture: true, once: true });
}
