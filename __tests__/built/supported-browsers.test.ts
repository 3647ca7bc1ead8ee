/**
 * The built site needs only features of the supported browsers (`browserslist` in package.json): each feature that one
 * of them lacks is in the list below, with its fallback.
 */
import { expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import manifest from '../../package.json';
import { listFiles } from '../../pipeline/files';
import { SupportCheck } from '../support/browser-support';
import { builtSite } from '../support/built-site';
import { pageTypes } from '../support/page-types';

const NO_FADE = 'Menus open without a fade.';
const PLAIN_LINES = 'Lines break where they break.';
const NO_POINTER = 'A phone shows no pointer.';
const COLOURS = 'The system’s own colours are shown as they are.';
const REACT = 'React asks whether it is there.';
const A_NAME = 'Of an object of a library’s own.';

/** By feature, its fallback, or why it only looks like a lack. */
const allowed: Readonly<Record<string, string>> = {
  'api.Document.startViewTransition': REACT,
  'api.ElementInternals.states': A_NAME,
  'api.IntersectionObserver.delay': A_NAME,
  'api.Navigator.connection': 'Gatsby and React ask whether it is there.',
  'api.Performance.memory': A_NAME,
  'api.TrustedHTML': 'Trusted Types are guarded by lib/trusted-types.ts.',
  'api.Window.navigation': REACT,
  'api.Window.requestIdleCallback': 'Safari waits for a timer: sections/forms/when-idle.ts.',
  'api.Window.setImmediate': REACT,
  'css.at-rules.media.scripting':
    'Concerns visitors without scripts alone: the search form is shown.',
  'css.at-rules.page': 'Paper has the browser’s own margins.',
  'css.at-rules.property': 'The banner’s room is inherited: each change of it restyles the page.',
  'css.at-rules.starting-style': NO_FADE,
  'css.properties.break-after.avoid': 'Paper may end after a heading.',
  'css.properties.break-before.column': 'Columns break where they are full.',
  'css.properties.cursor.not-allowed': NO_POINTER,
  'css.properties.cursor.pointer': NO_POINTER,
  'css.properties.cursor.progress': NO_POINTER,
  'css.properties.field-sizing': 'A field has its rows, and can be scrolled.',
  'css.properties.field-sizing.content': 'A field has its rows, and can be scrolled.',
  'css.properties.float.inline-start': 'A legend stands on a line of its own.',
  'css.properties.forced-color-adjust': COLOURS,
  'css.properties.forced-color-adjust.auto': COLOURS,
  'css.properties.forced-color-adjust.none': COLOURS,
  'css.properties.grid-template-rows.subgrid': 'Rows of neighbours are not on one line.',
  'css.properties.hanging-punctuation': 'Quotation marks stand within the text.',
  'css.properties.hanging-punctuation.allow-end': 'Quotation marks stand within the text.',
  'css.properties.hanging-punctuation.first': 'Quotation marks stand within the text.',
  'css.properties.resize': 'A phone’s fields have no handle.',
  'css.properties.resize.vertical': 'A phone’s fields have no handle.',
  'css.properties.text-wrap': PLAIN_LINES,
  'css.properties.text-wrap.balance': PLAIN_LINES,
  'css.properties.text-wrap.pretty': PLAIN_LINES,
  'css.selectors.selection': 'A phone marks what is selected in its own colour.',
  'html.elements.img.fetchpriority': 'The largest picture comes in its turn.',
  'javascript.builtins.Error.captureStackTrace': 'Asked for before it is called.',
  'javascript.builtins.Intl.Segmenter': 'Asked for by those who call it.',
  'javascript.builtins.SharedArrayBuffer.grow': A_NAME,
};

const { browserslist: queries } = manifest;

function checkSite(): SupportCheck {
  const { publicDir } = builtSite();
  const check = new SupportCheck(queries);
  const read = (name: string) => fs.readFileSync(path.join(publicDir, name), 'utf8');
  const names = listFiles(publicDir);
  for (const name of names.filter((each) => each.endsWith('.js'))) check.script(read(name));
  for (const name of names.filter((each) => each.endsWith('.css'))) check.style(read(name));
  const styles = new Set<string>();
  const scripts = new Set<string>();
  for (const name of names.filter((each) => each.endsWith('.html'))) {
    const html = read(name);
    for (const [, text = ''] of html.matchAll(/<style[^>]*>([^]+?)<\/style>/g)) styles.add(text);
    for (const [, text = ''] of html.matchAll(/<script>([^<]+)<\/script>/g)) scripts.add(text);
  }
  styles.forEach((text) => check.style(text));
  scripts.forEach((text) => check.script(text));
  for (const page of new Set(Object.values(pageTypes(publicDir)))) {
    const file = page === '/404' ? '404.html' : path.join(page, 'index.html');
    check.markup(read(file).replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, ''));
  }
  return check;
}

test('what a supported browser lacks is nothing that the site needs', () => {
  const { lacks } = checkSite();
  const unexplained = [...lacks].filter(([feature]) => !Object.hasOwn(allowed, feature));
  expect(Object.fromEntries(unexplained)).toEqual({});
  const stale = Object.keys(allowed).filter((feature) => !lacks.has(feature));
  expect(stale).toEqual([]);
});
