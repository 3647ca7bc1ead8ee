import { css } from '@emotion/react';
import { useId } from 'react';
import { bubblesOf, type Bubble, type HeroView } from '../../hero-view';
import { hiddenText, plainList } from '../../../styles/layout';
import { captionText, h4Text, mutedText, smallText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, radius, space } from '../../../styles/tokens';

const figure = css({ display: 'grid', gap: space.m, margin: 0, justifyItems: 'center' });
/** The outline of a telephone: a thick edge with round corners, an ear-piece, a screen. */
const phone = css({
  width: 'min(100%, 25rem)',
  border: `10px solid ${color.night}`,
  borderRadius: '2rem',
  overflow: 'clip',
  backgroundColor: color.weft,
  breakInside: 'avoid',
});
const bar = css([
  smallText,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    padding: `${space.m} ${space.m} ${space.s}`,
    backgroundColor: color.raised,
    borderBottom: `1px solid ${color.edge}`,
    fontWeight: 600,
  },
]);
/** The sender's picture: its cloth. */
const picture = css({
  flex: 'none',
  width: '2rem',
  height: '2rem',
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  background: `repeating-linear-gradient(135deg, ${thread} 0 5px, ${color.weft} 5px 10px)`,
});
const list = css([plainList, { display: 'grid', gap: space.s, padding: space.m }]);
const bubble = css([
  smallText,
  {
    justifySelf: 'start',
    width: 'min(100%, 19rem)',
    padding: `${space.s} ${space.m}`,
    backgroundColor: color.paper,
    border: '1px solid transparent',
    borderRadius: `2px ${space.s} ${space.s}`,
  },
]);
const sent = css({
  justifySelf: 'end',
  width: 'auto',
  borderRadius: `${space.s} 2px ${space.s} ${space.s}`,
  borderColor: color.edge,
  backgroundColor: color.raised,
});
const amounts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.hair} ${space.m}`,
  margin: `${space.xs} 0`,
  paddingBlock: space.xs,
  borderBlock: `1px solid ${color.line}`,
});
const amount = css([tabular, { margin: 0, textAlign: 'end', fontWeight: 600 }]);
const file = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s,
  margin: `${space.xs} 0`,
  padding: space.s,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  backgroundColor: color.raised,
});
const stamp = css([captionText, mutedText, tabular, { textAlign: 'end' }]);

type Line = Bubble['lines'][number];

const isFile = ({ says }: Line) => /\.[a-z]{3,4}$/.test(says);
const isAmount = (line: Line) => line.figure !== null && !isFile(line);

/** Messages as they arrive on a telephone; whoever writes first is the sender, the other one answers. */
export function Telephone({ view }: { view: HeroView }) {
  const id = useId();
  const bubbles = bubblesOf(view);
  const sender = bubbles[0]?.from;
  return (
    <figure css={figure} aria-labelledby={id}>
      <div css={phone}>
        <p css={bar} id={id}>
          <span css={picture} aria-hidden="true" />
          {view.title}
        </p>
        <ol css={list}>
          {bubbles.map((each) => (
            <li key={each.at + each.from} css={[bubble, each.from !== sender && sent]}>
              <Message bubble={each} />
            </li>
          ))}
        </ol>
      </div>
      {view.note ? <figcaption css={[captionText, mutedText]}>{view.note}</figcaption> : null}
    </figure>
  );
}

function Message({ bubble: { at, from, lines } }: { bubble: Bubble }) {
  const amountsOf = lines.filter(isAmount);
  const first = lines.findIndex(isAmount);
  return (
    <>
      <p css={hiddenText}>{from}:</p>
      {lines.map((line, index) => {
        if (index === first) return <Amounts key={line.says} lines={amountsOf} />;
        if (isAmount(line)) return null;
        return (
          <p key={line.says} css={[isFile(line) && file, index === 0 && first > 0 && h4Text]}>
            <span>{line.says}</span>
            {line.figure ? <span css={mutedText}>{line.figure}</span> : null}
          </p>
        );
      })}
      <p css={stamp}>{at}</p>
    </>
  );
}

function Amounts({ lines }: { lines: readonly Line[] }) {
  return (
    <dl css={amounts}>
      {lines.map(({ says, figure: value }) => (
        <div key={says} css={{ display: 'contents' }}>
          <dt>{says}</dt>
          <dd css={amount}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
