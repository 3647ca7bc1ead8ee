import { css, type SerializedStyles } from '@emotion/react';
import { color, family, size, time, type, type TypeStep } from './tokens';
import { from, hover } from './media';

const display = (step: TypeStep, tracking: string) =>
  css({
    margin: 0,
    fontFamily: family.display,
    fontWeight: 600,
    fontSize: size[step],
    lineHeight: type[step].line,
    letterSpacing: tracking,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  });

export const displayText = display('display', '-0.03em');
export const h1Text = display('h1', '-0.027em');
export const h2Text = display('h2', '-0.025em');
export const h3Text = display('h3', '-0.02em');
export const h4Text = display('h4', '-0.015em');

/** The parts of an item, between its title and the headings of its text; and titles so long that they need it. */
export const partText = css([
  h2Text,
  { fontSize: 'clamp(1.625rem, 1.3rem + 1.25vw, 2.5rem)', lineHeight: 1.1 },
]);

/** Characters up to which a title is set in a step. */
const LONGEST = { h1: 60, h2: 110 } as const;

/** The title of an item, smaller the longer it is: it leaves the first screen room for what it is the title of. */
export function titleText(title: string, largest: 'h1' | 'h2' = 'h1') {
  if (largest === 'h1' && title.length <= LONGEST.h1) return h1Text;
  return title.length <= LONGEST.h2 ? h2Text : partText;
}

/** Characters up to which words are quoted large: longer ones are to be read, not to be looked at. */
const LONGEST_QUOTE = 320;
const longQuote = css({ fontSize: size.h4, lineHeight: 1.4, letterSpacing: 0 });

/** A client's words, in a step of their own where they are few. @param large the look of those */
export function clientWords(quote: string, large: SerializedStyles) {
  return quote.length > LONGEST_QUOTE ? css([large, longQuote]) : large;
}

export const leadText = css({
  margin: 0,
  fontSize: size.lead,
  lineHeight: type.lead.line,
  color: color.muted,
  textWrap: 'pretty',
  maxWidth: '38em',
});

export const smallText = css({ margin: 0, fontSize: size.small, lineHeight: type.small.line });
export const captionText = css({
  margin: 0,
  fontSize: size.caption,
  lineHeight: type.caption.line,
});
export const mutedText = css({ color: color.muted });

/** A short line above a heading that says what kind of thing follows. */
export const kickerText = css({
  margin: 0,
  fontSize: size.small,
  lineHeight: type.small.line,
  fontWeight: 600,
  color: color.action,
});

export const tabular = css({ fontVariantNumeric: 'tabular-nums lining-nums' });

/** A heading's or row's link: the line grows under it when it is pointed at. */
export const quietLink = css({
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: '0.08em',
  textUnderlineOffset: '0.16em',
  transition: `text-decoration-color ${time.quick} ${time.ease}`,
  [hover]: { '&:hover': { textDecorationColor: color.action } },
});

/** The same among plain lines: its own line is always there. */
export const lineLink = css([quietLink, { textDecorationColor: color.edge }]);

/** A standalone link, with its line always shown. */
export const standaloneLink = css({
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
  transition: `color ${time.quick} ${time.ease}`,
  [hover]: { '&:hover': { color: color.action } },
});

/** The name of a cell that leads on as a whole; what has a way of its own lies above by `position: relative`. */
export const doorLink = css([
  standaloneLink,
  {
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.2em',
    textDecorationColor: color.edge,
    '&::after': { content: "''", position: 'absolute', inset: 0 },
    [hover]: { '&:hover': { color: color.action, textDecorationColor: 'currentColor' } },
  },
]);
/** An arrowhead after such a name; in narrow columns it would stand alone on a line. */
export const doorName = css([
  h3Text,
  {
    [from.small]: {
      '&::after': {
        content: "''",
        display: 'inline-block',
        width: '0.35em',
        height: '0.35em',
        marginInlineStart: '0.45em',
        borderBlockStart: '2px solid',
        borderInlineEnd: '2px solid',
        rotate: '45deg',
        verticalAlign: '0.12em',
      },
    },
  },
]);

/** Words that were said: the opening mark hangs in the margin by its own width, so that all lines share an edge. */
export const quotedText = css({
  position: 'relative',
  '&::before': { content: "'“'", position: 'absolute', insetInlineEnd: '100%' },
  '&::after': { content: "'”'" },
});
