import { css } from '@emotion/react';
import { plainList, ruled, section, wrap } from '../styles/layout';
import { from } from '../styles/media';
import { h2Text, h4Text, mutedText, smallText, tabular } from '../styles/text';
import { color, space } from '../styles/tokens';

const list = css({
  display: 'grid',
  gap: `${space.xl} ${space.gap}`,
  marginTop: space.xl,
  counterReset: 'step',
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.nav]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const step = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  paddingTop: space.m,
  borderTop: `2px solid ${color.ink}`,
});

const steps = [
  {
    when: 'Within 5 working days',
    what: 'A reply',
    how: 'Written by someone on the team you would join. A no comes with its reason.',
  },
  {
    when: '45 minutes',
    what: 'A conversation',
    how: 'About something you built and how it behaved at three in the morning. Bring questions; half the time is yours.',
  },
  {
    when: 'One day, paid',
    what: 'A day of work',
    how: 'In our code, with two of us, on a task we really have. Remote or in the office, on a day you choose.',
  },
  {
    when: 'Two days later',
    what: 'An offer',
    how: 'A figure from the published grid, the contract in full and a week to read it.',
  },
] as const;

/** The steps of an application, with the time each takes. */
export function HiringSteps() {
  return (
    <section css={[wrap, ruled, section]} aria-labelledby="hiring">
      <h2 css={h2Text} id="hiring">
        How we hire, in three weeks
      </h2>
      <ol css={[plainList, list]}>
        {steps.map(({ when, what, how }) => (
          <li key={what} css={step}>
            <p css={[smallText, mutedText, tabular]}>{when}</p>
            <h3 css={h4Text}>{what}</h3>
            <p css={smallText}>{how}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
