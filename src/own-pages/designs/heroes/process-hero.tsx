import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { columns, plainList, span } from '../../../styles/layout';
import { forcedColours, from } from '../../../styles/media';
import { displayText, h4Text, mutedText, smallText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { bandOf, type HeroProps } from '../design-page';
import { HeroFrame, HeroLead } from './hero-parts';
import { hangingThread } from './hero-styles';

const words = css({ display: 'grid', gap: space.l });

// On a phone the weft hangs down at the left; on a desk it runs across, and the steps lie over and under it.
const weft = css([
  plainList,
  hangingThread,
  {
    // A stacking context, so that ends behind the weft stay before the page.
    isolation: 'isolate',
    display: 'grid',
    gap: space.l,
    paddingInlineStart: space.xl,
    marginTop: space.m,
    [from.nav]: {
      gridTemplateColumns: 'repeat(var(--steps), minmax(0, 1fr))',
      gridTemplateRows: 'minmax(7.5rem, auto) 0.5rem minmax(7.5rem, auto)',
      columnGap: 0,
      rowGap: 0,
      paddingInlineStart: 0,
      '&::before': {
        insetBlock: 'auto',
        insetInline: 0,
        gridRow: 2,
        position: 'relative',
        gridColumn: '1 / -1',
        borderInlineStart: 0,
        borderTop: `0.5rem solid ${thread}`,
        width: '100%',
      },
    },
  },
]);
// Offset of the time from the lead's left edge: the fourth of twelve columns, measured from the weft's side.
const NAME_WIDTH = `calc((100% + ${space.xl} + ${space.gap}) / 4 - ${space.xl})`;
const step = css({
  position: 'relative',
  display: 'grid',
  gap: space.hair,
  alignContent: 'start',
  // The warp end that the weft crosses.
  '&::before': {
    content: "''",
    position: 'absolute',
    insetBlockStart: '0.55em',
    insetInlineStart: `calc(-1 * ${space.xl})`,
    width: space.l,
    borderTop: `0.5rem solid ${color.ink}`,
  },
  [forcedColours]: {
    '&&::before': { borderTopColor: 'CanvasText', backgroundColor: 'CanvasText' },
  },
  [from.medium]: { gridTemplateColumns: `${NAME_WIDTH} minmax(0, 1fr)`, alignItems: 'baseline' },
  [from.nav]: {
    gridColumn: 'var(--at)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    width: '190%',
    paddingInline: `${space.m} ${space.s}`,
    '&::before': {
      width: '0.5rem',
      borderTop: 0,
      backgroundColor: color.ink,
      insetInlineStart: 0,
      insetBlock: 0,
    },
  },
});
const above = css({
  [from.nav]: {
    gridRow: '1 / span 2',
    paddingBottom: space.xl,
    alignContent: 'end',
    // Over the weft.
    zIndex: 1,
    '&::before': { insetBlockEnd: `calc(-1 * ${space.s})` },
  },
});
const below = css({
  [from.nav]: {
    gridRow: '2 / span 2',
    paddingTop: space.xl,
    // Under it: the weft is drawn above this end.
    '&::before': { insetBlockStart: `calc(-1 * ${space.s})`, zIndex: -1 },
  },
});
const last = css({ [from.nav]: { width: '100%' } });

/** The steps of the work, strung along one weft, over and under it in turn. */
export function ProcessHero({ page }: HeroProps) {
  const steps = bandOf(page, 'StepsBand')?.steps ?? [];
  return (
    <HeroFrame page={page}>
      <div css={columns}>
        <h1 css={[displayText, span('1 / span 10')]}>{page.hero.heading}</h1>
        <div css={[words, span('4 / span 7')]}>
          <HeroLead page={page} />
        </div>
      </div>
      {steps.length > 0 ? (
        <ol
          css={weft}
          style={{ '--steps': steps.length } as CSSProperties}
          aria-label="The steps and their times"
        >
          {steps.map(({ name, time }, index) => (
            <li
              key={name}
              css={[step, index % 2 === 0 ? above : below, index === steps.length - 1 && last]}
              style={{ '--at': index + 1 } as CSSProperties}
            >
              <span css={h4Text}>{name}</span>
              <span css={[smallText, mutedText, tabular]}>{time}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </HeroFrame>
  );
}
