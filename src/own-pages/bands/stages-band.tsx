import { css, type Interpolation, type Theme } from '@emotion/react';
import { graphql } from 'gatsby';
import { plainList } from '../../styles/layout';
import { print } from '../../styles/media';
import { captionText, h3Text, mutedText, smallText, tabular } from '../../styles/text';
import { thread, threadWidth } from '../../styles/thread';
import { color, space } from '../../styles/tokens';
import { densities } from '../../cloth/densities';
import { DrawnBand } from './drawn/drawn-band';
import { roomy } from './drawn/room';

export const query = graphql`
  fragment StagesBand on StagesBand {
    heading
    short
    intro
    parts
    stages {
      name
      when
      states
      text
    }
    caption
  }
`;

const stages = css([
  plainList,
  {
    display: 'grid',
    rowGap: space.xl,
    [roomy]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', rowGap: 0 },
  },
]);
// One cloth through all stages: on a desk nothing parts its pieces but a thread's width.
const stage = css({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  minWidth: 0,
  '& > *': { paddingInlineEnd: space.l },
  [print]: { breakInside: 'avoid' },
  [roomy]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
});
const head = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.hair,
  paddingBottom: space.m,
});
const cloth = css([
  plainList,
  {
    display: 'grid',
    gap: space.s,
    paddingBlock: space.m,
    borderBlock: `2px solid ${color.ink}`,
    [roomy]: { '& > *': { marginInlineEnd: `calc(${threadWidth}px - ${space.l})` } },
  },
]);
const part = css([
  smallText,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    columnGap: space.s,
    alignItems: 'center',
    [roomy]: { display: 'block' },
  },
]);
const name = css({ fontWeight: 600 });
const bar = css({ display: 'block', height: '1.5rem', [roomy]: { marginTop: space.hair } });
const both = css({ borderTop: `${threadWidth}px solid ${thread}` });
const text = css([smallText, { paddingTop: space.m, textWrap: 'pretty' }]);

/** Words and weave of each state: what is not there yet is an empty place. */
const states: Readonly<
  Record<string, { readonly word: string; readonly look: Interpolation<Theme> }>
> = {
  none: { word: 'not there', look: densities[0] },
  old: { word: 'old', look: densities[1] },
  both: { word: 'old and new', look: [densities[2], both] },
  new: { word: 'new', look: densities[3] },
};

/** One system at a few moments, each part a thread of the cloth that is old, new, or both. */
export function StagesBand({ band }: { band: Queries.StagesBandFragment }) {
  return (
    <DrawnBand band={band} ground="raised">
      <ol css={stages}>
        {band.stages.map((each) => (
          <li key={each.name} css={stage}>
            <div css={head}>
              <p css={[captionText, mutedText, tabular]}>{each.when}</p>
              <h3 css={h3Text}>{each.name}</h3>
            </div>
            <ul css={cloth}>
              {band.parts.map((of, at) => {
                const state = states[each.states[at] ?? ''];
                return (
                  <li key={of} css={part}>
                    <span>
                      <span css={name}>{of}</span> <span css={mutedText}>{state?.word}</span>
                    </span>
                    <span css={[bar, state?.look]} aria-hidden="true" />
                  </li>
                );
              })}
            </ul>
            <p css={text}>{each.text}</p>
          </li>
        ))}
      </ol>
    </DrawnBand>
  );
}
