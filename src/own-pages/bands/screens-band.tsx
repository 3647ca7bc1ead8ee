import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { columns, plainList, span, staysBeside } from '../../styles/layout';
import { from } from '../../styles/media';
import { captionText, h3Text, mutedText, tabular } from '../../styles/text';
import { thread } from '../../styles/thread';
import { color, space } from '../../styles/tokens';
import { Band } from './band';
import { ProductWindow } from './screens/product-window';

export const query = graphql`
  fragment ScreensBand on ScreensBand {
    heading
    intro
    steps {
      name
      text
      view {
        title
        rows
        note
      }
    }
  }
`;

const list = css([plainList, { display: 'grid', gap: space.xl }]);
const step = css([columns, { rowGap: space.l }]);
const whole = span('1 / -1');
// The words stay beside a view that is taller than they are.
const words = css([
  whole,
  span('1 / span 4', 'nav'),
  staysBeside('nav'),
  {
    display: 'grid',
    gap: space.s,
    alignContent: 'start',
    [from.nav]: { alignSelf: 'start' },
  },
]);
const number = css([
  captionText,
  mutedText,
  tabular,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    '&::after': { content: "''", width: '3rem', height: 3, backgroundColor: thread },
  },
]);
const text = css({ textWrap: 'pretty', maxWidth: '30em' });
const view = css([whole, span('5 / -1', 'nav'), { minWidth: 0, color: color.ink }]);

/** A product's steps, each beside a drawn view of it. */
export function ScreensBand({ band }: { band: Queries.ScreensBandFragment }) {
  return (
    <Band heading={band.heading} intro={band.intro}>
      <ol css={list}>
        {band.steps.map((each, index) => (
          <li key={each.name} css={step}>
            <div css={words}>
              <p css={number} aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </p>
              <h3 css={h3Text}>{each.name}</h3>
              <p css={text}>{each.text}</p>
            </div>
            <ProductWindow css={view} view={each.view} />
          </li>
        ))}
      </ol>
    </Band>
  );
}
