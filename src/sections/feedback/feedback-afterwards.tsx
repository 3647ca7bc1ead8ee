import { css } from '@emotion/react';
import { hiddenText, plainList, span } from '../../styles/layout';
import { h4Text, mutedText, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';

const list = css({ display: 'grid' });
const row = css({
  display: 'grid',
  gap: space.hair,
  paddingBlock: space.m,
  borderBottom: `1px solid ${color.line}`,
  '&:first-of-type': { paddingTop: 0 },
});

const afterwards = [
  {
    name: 'Read on Monday',
    text: 'The web team and one practice lead read every line.',
  },
  {
    name: 'Fixed or declined',
    text: 'What we can fix gets a date. What we will not change gets a reason.',
  },
  {
    name: 'Answered if you wish',
    text: 'Leave an address, and we tell you which of the two it was. Without one it counts just as much.',
  },
] as const;

/** The way of a message after it is sent. */
export function FeedbackAfterwards() {
  return (
    <section css={[span('1 / -1'), span('10 / -1', 'wide')]} aria-labelledby="afterwards">
      <h2 css={hiddenText} id="afterwards">
        What happens to your feedback
      </h2>
      <ul css={[plainList, list]}>
        {afterwards.map(({ name, text }) => (
          <li key={name} css={row}>
            <h3 css={h4Text}>{name}</h3>
            <p css={[smallText, mutedText]}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
