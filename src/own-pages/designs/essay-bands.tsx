import { css } from '@emotion/react';
import { RichText } from '../../rich-text/rich-text';
import { anchorOf } from '../anchor';
import { columns, span } from '../../styles/layout';
import { from } from '../../styles/media';
import { h2Text, h3Text, mutedText, quotedText, smallText } from '../../styles/text';
import { thread } from '../../styles/thread';
import { color, family, size, space } from '../../styles/tokens';
import type { BandOf } from './design-page';

const part = css([columns, { rowGap: space.m, paddingTop: space.xxl, alignItems: 'start' }]);
// Headings stand in the margin, on the first line of what they begin.
const heading = css([
  h3Text,
  {
    [from.medium]: { gridColumn: '1 / span 4', paddingTop: '0.1em' },
    [from.wide]: { paddingInlineEnd: space.xl },
  },
]);
const text = css({
  fontSize: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
  lineHeight: 1.6,
  hyphens: 'manual',
  [from.medium]: { gridColumn: '5 / -1' },
  [from.wide]: { gridColumn: '5 / span 7' },
});
// The first letter stands over three lines.
const opening = css([
  text,
  {
    '& > p:first-of-type::first-letter': {
      float: 'inline-start',
      fontFamily: family.display,
      fontWeight: 700,
      fontSize: '5.5em',
      lineHeight: 0.72,
      paddingBlockStart: '0.06em',
      paddingInlineEnd: '0.08em',
      // Its outline begins a little inside its box.
      marginInlineStart: '-0.03em',
    },
  },
]);
const pulled = css({
  margin: 0,
  paddingBlock: `${space.section} 0`,
});
const pulledWords = css([
  h2Text,
  {
    margin: 0,
    fontWeight: 500,
    fontSize: 'clamp(2rem, 1rem + 4.2vw, 5rem)',
    lineHeight: 1.02,
    maxWidth: '15em',
  },
]);
const by = css({ marginTop: space.l, display: 'flex', gap: space.m, alignItems: 'center' });
const pick = css({ width: '4rem', height: '0.375rem', backgroundColor: thread });
const example = css({
  marginTop: space.xxl,
  paddingBlock: space.xl,
  borderBlock: `2px solid ${color.ink}`,
  '& > section': { paddingTop: 0 },
  '& pre': { fontSize: size.text, marginInline: 0 },
});

interface RunningBand {
  readonly heading: string;
  readonly text_html: string;
}

function Running({ band, first = false }: { band: RunningBand; first?: boolean }) {
  const id = anchorOf(band.heading);
  return (
    <section css={part} aria-labelledby={id}>
      <h2 css={heading} id={id}>
        {band.heading}
      </h2>
      <RichText styles={first ? opening : text} html={band.text_html} />
    </section>
  );
}

function Pulled({ band }: { band: BandOf<'QuoteBand'> }) {
  return (
    <figure css={pulled}>
      <blockquote css={pulledWords}>
        <p css={quotedText}>{band.text}</p>
      </blockquote>
      <figcaption css={[smallText, mutedText, by]}>
        <span css={pick} aria-hidden="true" />
        {band.role}
      </figcaption>
    </figure>
  );
}

/** Bands that flow through an essay's column; any other keeps its frame. */
export type FlowingBand = BandOf<'ProseBand' | 'ExampleBand' | 'QuoteBand'>;

export interface EssayBandProps {
  band: FlowingBand;
  /** The essay's beginning has a large letter. */
  first: boolean;
}

function drawingOf({ band, first }: EssayBandProps) {
  if (band.__typename === 'QuoteBand') return <Pulled band={band} />;
  if (band.__typename === 'ProseBand') return <Running band={band} first={first} />;
  return (
    <div css={example}>
      <Running band={band} />
    </div>
  );
}

/** A band as a part of an essay. */
export function EssayBand(props: EssayBandProps) {
  return <div css={span('1 / -1')}>{drawingOf(props)}</div>;
}
