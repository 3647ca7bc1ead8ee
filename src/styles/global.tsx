import { css, Global, type SerializedStyles } from '@emotion/react';
import { BAR_HEIGHT } from './bar';
import { constantVariables, themeVariables } from './css-variables';
import { forcedColours, print } from './media';
import { threads } from './thread';
import { color, family, radius, size, space, type } from './tokens';
import type { Marked, RootMarked } from '../site/markup';

const themes = css({
  ':root': { ...constantVariables(), ...themeVariables('light') },
  // The system decides; `data-theme` on <html> overrules it either way.
  '@media screen and (prefers-color-scheme: dark)': {
    [`:root:not(${"[data-theme='light']" satisfies RootMarked})`]: themeVariables('dark'),
  },
  '@media screen': {
    [`:root${"[data-theme='dark']" satisfies RootMarked}`]: themeVariables('dark'),
  },
  // Paper is paper: a page is never printed white on black, and a sheet has margins of its own.
  [print]: {
    ':root': { '--color-paper': '#fff', '--space-gutter': '0px', '--space-section': space.l },
  },
});

const base = css({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    textSizeAdjust: '100%',
    // Neither an anchor's target nor a focused element ends up beneath the header.
    scrollPaddingTop: `calc(${BAR_HEIGHT} + ${space.l})`,
  },
  body: {
    margin: 0,
    backgroundColor: color.paper,
    color: color.ink,
    fontFamily: family.text,
    fontSize: size.text,
    lineHeight: type.text.line,
    // Also where a grid or a row asks how narrow a text can be, or one endless word would be the width of all of it.
    overflowWrap: 'anywhere',
    // No last line of a single word; headings balance theirs instead.
    textWrap: 'pretty',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  },
  'img, picture, svg, iframe': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  'p, dl, dd, figure, blockquote': { margin: 0 },
  'h1, h2, h3, h4': { margin: 0, fontWeight: 600 },
  a: { color: color.ink, textUnderlineOffset: '0.2em' },
  summary: { cursor: 'pointer' },
  // Columns are as wide as their longest word.
  table: { overflowWrap: 'break-word' },
  ':focus-visible': {
    outline: `3px solid ${color.focus}`,
    outlineOffset: 3,
    borderRadius: radius.control,
  },
  // Gatsby's router focuses its wrapper after a navigation; the ring would frame the whole page.
  '#gatsby-focus-wrapper:focus': { outline: 'none' },
  '::selection': { backgroundColor: color.action, color: color.onAction },
  '[hidden]': { display: 'none !important' },
  [forcedColours]: { ':focus-visible': { outlineColor: 'Highlight' } },
});

const printed = css({
  [print]: {
    '@page': { margin: '18mm' },
    body: { fontSize: '10.5pt' },
    'nav, button, form[action]': { display: 'none !important' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    // A long listing would leave the sheet before it empty.
    'figure, tr, blockquote, li:not(:has(li))': { breakInside: 'avoid' },
    // Addresses elsewhere are worth their ink in running text, and are all that is left of a button.
    ":is(.rich-text a, a[data-to])[href^='http']": {
      '&[data-to]': { all: 'unset', fontWeight: 600 },
      '&::after': { content: '" (" attr(href) ")"' },
    },
    // In one line, which does not take a sheet of its own.
    [`${'[data-site-footer]' satisfies Marked} address`]: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space.l,
    },
  },
});

/**
 * The site's global styles, once.
 * @param also the shell's
 */
export function GlobalStyles({ also }: { also?: SerializedStyles }) {
  return <Global styles={[themes, threads, base, printed, also]} />;
}
