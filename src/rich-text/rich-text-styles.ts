/** Typography of long texts: the sanitised HTML carries no classes but the few named here. */
import { css } from '@emotion/react';
import { below, forcedColours, from, hover, motionWelcome, print } from '../styles/media';
import { scrollEdges } from '../styles/scroll-edges';
import { color, family, radius, size, space, time, type, width } from '../styles/tokens';

const heading = (step: 'h2' | 'h3' | 'h4') => ({
  fontFamily: family.display,
  fontWeight: 600,
  letterSpacing: '-0.02em',
  lineHeight: 1.12,
  textWrap: 'balance' as const,
  fontSize: step === 'h2' ? 'clamp(1.5rem, 1.3rem + 1vw, 2.125rem)' : size[step],
});

/** A selector of parts in parts: those deeper than so many have no room of their own, or a phone would run out of it. */
const deeperThan = (depth: number, part: string) =>
  Array(depth + 1)
    .fill(part)
    .join(' ');

/** Of a quotation: its line and the room behind it. */
const QUOTE_INDENT = `(${space.l} + 3px)`;

export const textStyles = css({
  hangingPunctuation: 'first allow-end',
  // Words keep to their measure, each part separately: pictures, tables and code have the column.
  '& > *': { maxWidth: width.text, marginBlock: '0 1.15em' },
  '& > :last-child': { marginBottom: 0 },
  '& p, & li': { textWrap: 'pretty' },
  '& a': {
    textDecorationThickness: '1px',
    textDecorationColor: color.action,
    textUnderlineOffset: '0.2em',
    transition: `color ${time.quick} ${time.ease}`,
    [hover]: { '&:hover': { color: color.action } },
  },
  '& strong': { fontWeight: 650 },
});

export const headingStyles = css({
  '& :is(h2, h3, h4, h5, h6)': { marginBlock: '1.9em 0.6em', scrollMarginTop: space.xl },
  // A heading that begins the text. Not `:first-child`, of which Emotion warns: it cannot know that the text is
  // HTML as a whole, without style elements in between.
  '& > :is(h2, h3, h4):not(* + *)': { marginTop: 0 },
  '& h2': heading('h2'),
  '& h3': heading('h3'),
  '& :is(h4, h5, h6)': heading('h4'),
});

export const listStyles = css({
  '& :is(ul, ol)': { paddingInlineStart: '1.4em' },
  [`& ${deeperThan(6, ':is(ul, ol)')}`]: { paddingInlineStart: 0 },
  '& li': { marginBottom: '0.4em' },
  '& li::marker': { color: color.action, fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  // A short pick of thread in place of a dot.
  '& ul > li': { listStyleType: "'–  '" },
  // The sign says more than a thread.
  '& li.task': { listStyleType: 'none' },
});

export const quoteStyles = css({
  '& blockquote': {
    margin: '1.9em 0',
    paddingInlineStart: space.l,
    borderInlineStart: `3px solid ${color.action}`,
    fontFamily: family.display,
    fontSize: size.h3,
    fontWeight: 500,
    letterSpacing: '-0.015em',
    lineHeight: 1.28,
    '& p': { margin: '0 0 0.5em' },
    '& cite, & footer': {
      fontFamily: family.text,
      fontSize: size.small,
      fontStyle: 'normal',
      letterSpacing: 0,
      color: color.muted,
    },
  },
  [`& ${deeperThan(6, 'blockquote')}`]: { paddingInlineStart: 0, borderInlineStart: 0 },
  '& figure > blockquote': { marginBlock: 0 },
  // Whose words they were: in line with the words.
  '& figure > blockquote + figcaption': { paddingInlineStart: `calc(${QUOTE_INDENT})` },
  // The words of one that is in nothing else stand in line with the others, its line in the margin.
  [from.wide]: {
    '& > blockquote, & > figure > blockquote': {
      marginInlineStart: `calc(-1 * ${QUOTE_INDENT})`,
      maxWidth: `calc(${width.text} + ${QUOTE_INDENT})`,
    },
    '& > figure > blockquote + figcaption': { paddingInlineStart: 0 },
  },
});

/** Of what few texts have. */
export const rareStyles = css({
  '& .align-left': { textAlign: 'left' },
  '& .align-center': { textAlign: 'center' },
  '& .align-right': { textAlign: 'right' },
  '& hr': { margin: '2.5em 0', border: 0, borderTop: `1px solid ${color.line}` },
  '& :is(sub, sup)': { fontSize: '0.75em', lineHeight: 0 },
  '& mark': { backgroundColor: color.weft, color: 'inherit' },
  '& dt': { fontWeight: 650 },
  '& dd': { margin: '0 0 0.75em 1.4em' },
});

export const mediaStyles = css({
  '& figure': { margin: '2.2em 0' },
  '& > figure:not(:has(> blockquote))': { maxWidth: 'none' },
  '& picture, & img': { display: 'block', maxWidth: '100%' },
  // The width attribute (the file's own) sets the width; `auto` would follow `sizes` and end short of the column.
  '& img': { height: 'auto', backgroundColor: color.weft, filter: 'var(--picture-filter)' },
  '& figcaption': {
    marginTop: space.xs,
    color: color.muted,
    fontSize: size.caption,
    lineHeight: type.caption.line,
    maxWidth: '38rem',
  },
});

export const embedStyles = css({
  '& .embed': {
    maxWidth: 'none',
    margin: '2.2em 0',
    backgroundColor: color.raised,
    borderBlock: `1px solid ${color.line}`,
    '& a': {
      display: 'grid',
      placeItems: 'center',
      aspectRatio: '16 / 9',
      padding: space.l,
      fontWeight: 600,
      textAlign: 'center',
      '&::before': {
        content: "'' / ''",
        alignSelf: 'end',
        marginBottom: space.m,
        borderBlock: '1.1rem solid transparent',
        borderInlineStart: `1.8rem solid ${color.action}`,
      },
      '&[data-embed]': { gridTemplateRows: '1fr 1fr' },
    },
    '& iframe': { width: '100%', aspectRatio: '16 / 9', border: 0 },
    [print]: { '& a': { aspectRatio: 'auto' } },
  },
});

/** A formula of its own line scrolls where it is wider than the line. */
export const formulaStyles = css({
  '& math[display=block]': { overflowX: 'auto', overflowY: 'hidden', marginBlock: '1.15em' },
});

/** Content that may be wider than its box. */
export const scrollerStyles = css({ '& :is(.table, pre)': scrollEdges });

export const tableStyles = css({
  '& .table': {
    maxWidth: 'none',
    margin: '2em 0',
    borderBlock: `2px solid ${color.ink}`,
    containerType: 'inline-size',
  },
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: size.small,
    lineHeight: type.small.line,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  // Five columns and more keep a width at which they can be read; fewer are as narrow as their longest words.
  '& table:has(tr > :nth-child(5))': { minWidth: 'min(26rem, 100vw)', [print]: { minWidth: 0 } },
  '& :is(th, td)': {
    padding: `${space.s} ${space.l} ${space.s} 0`,
    borderBottom: `1px solid ${color.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
    '&:last-child': { paddingInlineEnd: 0 },
  },
  // A figure and its unit stay together; a table too wide for its box scrolls.
  '& td.align-right': { whiteSpace: 'nowrap' },
  // Set closer before it has to scroll: words break, with room enough for a short figure and its unit.
  '@container (max-width: 30rem)': {
    '& table': { fontSize: size.caption, lineHeight: type.caption.line },
    '& :is(th, td):not(:last-child)': { paddingInlineEnd: space.m },
    '& td.align-right': { minWidth: '5.5em', whiteSpace: 'normal' },
  },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  '& th': { fontWeight: 650 },
  '& thead tr > *': { borderBottomColor: color.ink },
  // Of a table that scrolls it is as wide as the box, and stays in it.
  '& caption': {
    position: 'sticky',
    insetInlineStart: 0,
    maxWidth: '100cqi',
    padding: `${space.s} 0`,
    textAlign: 'start',
    color: color.muted,
    fontSize: size.caption,
  },
});

/** Raised on paper; a raised band says paper. */
const CODE_GROUND = `var(--code-ground, ${color.raised})`;

export const codeStyles = css({
  '& :is(code, kbd, samp)': {
    fontFamily: family.code,
    fontSize: '0.875em',
    fontVariantLigatures: 'none',
  },
  '& :not(pre) > code': {
    padding: '0.1em 0.3em',
    borderRadius: radius.control,
    backgroundColor: CODE_GROUND,
    overflowWrap: 'anywhere',
  },
});

export const listingStyles = css({
  '& pre': {
    '--ground': CODE_GROUND,
    maxWidth: 'none',
    margin: '1.9em 0',
    padding: space.l,
    fontFamily: family.code,
    fontSize: size.small,
    lineHeight: 1.6,
    tabSize: 2,
    overflowWrap: 'normal',
    [from.wide]: { marginInlineStart: `calc(-1 * ${space.l})` },
    [print]: { whiteSpace: 'pre-wrap', border: `1px solid ${color.line}` },
    [forcedColours]: { border: '1px solid' },
    [motionWelcome]: { scrollBehavior: 'smooth' },
  },
  '& pre code': { fontSize: '1em' },
  // As wide as its longest line, so that the room behind it scrolls along with the line.
  '& pre:has(> code)': { paddingInlineEnd: 0 },
  '& pre > code': {
    display: 'block',
    width: 'max-content',
    minWidth: '100%',
    paddingInlineEnd: space.l,
    [print]: { width: 'auto' },
  },
  // Written out for people; the lines of a language have their own ends.
  [below.small]: {
    '& pre.wraps > code': {
      width: 'auto',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
  '& pre[data-language]::before': {
    content: 'attr(data-language)',
    display: 'block',
    marginBottom: space.s,
    color: color.muted,
    fontFamily: family.text,
    fontSize: size.caption,
  },
  '& .hl-keyword': { color: color.codeKeyword },
  '& .hl-string': { color: color.codeString },
  '& :is(.hl-number, .hl-type)': { color: color.codeNumber },
  '& :is(.hl-title, .hl-name)': { color: color.codeName },
  '& .hl-comment': { color: color.codeComment },
});
