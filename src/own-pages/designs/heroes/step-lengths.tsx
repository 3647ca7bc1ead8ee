import { css } from '@emotion/react';
import { durationOf, type Duration } from '../../duration';
import { plainList } from '../../../styles/layout';
import { from } from '../../../styles/media';
import { meaningful } from '../../../styles/meaningful';
import { captionText, h4Text, mutedText, smallText, standaloneLink } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { hrefOf } from '../anchors';
import type { BandOf } from '../design-page';

/** Where every length begins. */
const post = `2px solid ${color.ink}`;

const figure = css({ display: 'grid', gap: space.m, margin: 0 });
const caption = css([smallText, mutedText]);
const row = css({
  display: 'grid',
  borderInlineStart: post,
  paddingBlock: space.xs,
  [from.medium]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
    alignItems: 'center',
    columnGap: space.gap,
    border: 0,
    padding: 0,
  },
});
const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
  paddingInlineStart: space.m,
  [from.medium]: { padding: `${space.xs} 0` },
});
const timeText = css([captionText, mutedText]);
const lane = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  [from.medium]: {
    alignSelf: 'stretch',
    minHeight: '2.75rem',
    borderInlineStart: post,
  },
});
const endless = css([timeText, { paddingInlineStart: space.m }]);
const pick = css({
  width: 'calc(100% * var(--most))',
  minWidth: 3,
  height: '0.75rem',
  boxShadow: `inset 0 0 0 1.5px ${color.edge}`,
});
const sure = css({
  display: 'block',
  height: '100%',
  minWidth: 3,
  width: 'calc(100% * var(--least))',
  backgroundColor: thread,
});
const scale = css([
  captionText,
  mutedText,
  {
    display: 'flex',
    justifyContent: 'space-between',
    // In the middle under the post.
    '& > :first-of-type': { display: 'flex', justifyContent: 'center', width: 2 },
    [from.medium]: { marginInlineStart: `calc(25% + ${space.gap} / 4 * 3)` },
  },
]);

/** Meaning of the part of a length that is drawn hollow. */
function rangeOf(lengths: readonly Duration[]): string {
  const ranges = lengths.filter(({ least, most }) => least < most);
  if (ranges.length === 0) return '';
  if (ranges.every(({ shrinks }) => shrinks)) return '; hollow thread shows what it took before';
  return ranges.some(({ shrinks }) => shrinks)
    ? '; hollow thread shows the longer of two times'
    : '; hollow thread shows the longest it may take';
}

/** The steps as lengths of thread to one scale; nothing where no time is a length. */
export function StepLengths({ band }: { band: BandOf<'StepsBand'> }) {
  const steps = band.steps.map((step) => ({ ...step, length: durationOf(step.time) }));
  const lengths = steps.flatMap(({ length }) => length ?? []);
  const longest = lengths.sort((a, b) => b.most - a.most)[0];
  if (!longest) return null;
  const said = steps.map(({ name: of, time }) => `${of}: ${time}`).join('; ');
  return (
    <figure css={figure}>
      <figcaption css={caption}>
        {`How long each step takes, to scale${rangeOf(lengths)}. What happens in each: `}
        <a css={standaloneLink} href={hrefOf(band)}>
          {band.heading}
        </a>
      </figcaption>
      <div css={meaningful} role="img" aria-label={`The steps and their times. ${said}.`}>
        <ol css={plainList}>
          {steps.map(({ name: of, time, length }) => (
            <li key={of} css={row}>
              <span css={words}>
                <span css={h4Text}>{of}</span>
                {length ? <span css={timeText}>{time}</span> : null}
              </span>
              <span css={lane}>
                {length ? (
                  <span css={[pick, sharesOf(length, longest.most)]}>
                    <span css={sure} />
                  </span>
                ) : (
                  <span css={endless}>{time}</span>
                )}
              </span>
            </li>
          ))}
        </ol>
        <div css={scale}>
          <span>0</span>
          <span>{longest.longest}</span>
        </div>
      </div>
    </figure>
  );
}

const sharesOf = ({ least, most }: Duration, longest: number) => ({
  '--most': share(most / longest),
  '--least': share(least / most),
});
const share = (value: number) => Math.round(value * 1000) / 1000;
