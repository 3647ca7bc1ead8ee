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
    when: 'Week 1, within 5 working days',
    what: 'A reply',
    how: 'Written by someone on the team you would join. A no comes with its reason.',
  },
  {
    when: 'Week 2',
    what: 'A 45-minute conversation',
    how: 'About something you built and how it behaved at three in the morning. Bring questions; half the time is yours.',
  },
  {
    when: 'Week 3, one day',
    what: 'A paid day of work',
    how: 'In our code, with two of us, on a task we really have. Remote or in the office; if you need a later day, all that follows waits for you.',
  },
  {
    when: 'Week 3, two days after that',
    what: 'An offer',
    how: 'A figure from the published grid, the contract in full and a week to read it.',
  },
] as const;

/** The steps of an application, with the week of each. */
export function HiringSteps() {
  return (
    <section css={[wrap, ruled, section]} aria-labelledby="hiring">
      <h2 css={h2Text} id="hiring">
        From application to offer in three weeks
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
