import { css } from '@emotion/react';
import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { REPLY_TIME } from '../../site/reply-time';
import { columns, plainList, section, span, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { h2Text, h3Text, kickerText, mutedText, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';

const steps = [
  {
    time: `Within ${REPLY_TIME}`,
    name: 'An engineer answers',
    text: 'The practice lead concerned reads it and replies by email. If we are the wrong firm, the reply says so and suggests who might be the right one.',
  },
  {
    time: 'In the same week',
    name: 'A 45\u2011minute call',
    text: 'With someone who would do the work. You describe, we ask; nobody shows slides. If you wish, we sign a non-disclosure agreement first.',
  },
  {
    time: 'Ten working days later',
    name: 'Two pages in writing',
    text: 'What we would do first, what that costs, how long it takes, and what would make us stop. They are yours, whoever does the work.',
  },
] as const;

const band = css({ backgroundColor: color.raised });
const list = css({
  display: 'grid',
  gap: space.xl,
  marginTop: space.xl,
  [from.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.gap },
});
const step = css({
  display: 'grid',
  gap: space.s,
  alignContent: 'start',
  paddingTop: space.m,
  borderTop: `3px solid ${color.action}`,
});

/** The steps after a message is sent. */
export function ContactSteps() {
  return (
    <section css={band} data-ground="raised" aria-labelledby="then">
      <div css={[wrap, section]}>
        <div css={columns}>
          <h2 css={[h2Text, span('1 / span 8')]} id="then">
            What happens next
          </h2>
        </div>
        <ol css={[plainList, list]}>
          {steps.map(({ time, name, text }) => (
            <li key={name} css={step}>
              <p css={kickerText}>{time}</p>
              <h3 css={h3Text}>{name}</h3>
              <p css={[smallText, mutedText]}>
                <NoHyphenBreak>{text}</NoHyphenBreak>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
