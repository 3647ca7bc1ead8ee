import { css } from '@emotion/react';
import { useId } from 'react';
import { NOTHING, readingOf, type HeroView } from '../../hero-view';
import { hiddenText } from '../../../styles/layout';
import { from, print } from '../../../styles/media';
import { captionText, mutedText, smallText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, family, size, space } from '../../../styles/tokens';

/** Below it, a person looks. */
const SURE = 0.9;

const figure = css({ display: 'grid', gap: space.m, margin: 0, minWidth: 0 });
/** A sheet on the glass: a little askew, folded once. */
const sheet = css({
  position: 'relative',
  padding: space.m,
  border: `1px solid ${color.edge}`,
  backgroundColor: color.raised,
  breakInside: 'avoid',
  [from.small]: { padding: space.xl, transform: 'rotate(-0.7deg)' },
  [print]: { transform: 'none' },
});
const heading = css([smallText, { fontFamily: family.code, fontWeight: 600 }]);
const table = css({
  width: '100%',
  marginBlockStart: space.m,
  borderCollapse: 'collapse',
  fontFamily: family.code,
  fontSize: size.caption,
  [from.small]: { fontSize: size.small },
});
const cell = css({
  padding: `${space.s} 0 ${space.s} ${space.xs}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
const column = css([
  cell,
  { fontWeight: 400, color: color.muted, borderBottom: `1px solid ${color.edge}` },
]);
const first = css({ paddingInlineStart: 0 });
const end = css({ textAlign: 'end' });
const entry = css([cell, first, { fontWeight: 400, backgroundColor: color.raised }]);
const fold = `linear-gradient(transparent 30%, ${color.edge} 30%, transparent 44%)`;
// The fold runs through the row of the doubtful value, and through its digits; other boxes lie over it.
const folded = css({ background: fold });
const box = css([
  tabular,
  {
    display: 'inline-grid',
    justifyItems: 'end',
    padding: `1px ${space.xs}`,
    border: `1px solid ${color.edge}`,
    backgroundColor: color.raised,
    whiteSpace: 'nowrap',
  },
]);
const doubtful = css({
  border: `3px solid ${thread}`,
  background: `linear-gradient(transparent 34%, ${color.edge} 34% 38%, transparent 38%) ${color.paper}`,
});
const mark = css([captionText, mutedText, { fontFamily: family.text, lineHeight: 1.1 }]);
const doubt = css({ color: color.ink, fontWeight: 600 });

/** A scanned page, with a box around each value that was read, and how sure the program is of it. */
export function Scan({ view }: { view: HeroView }) {
  const id = useId();
  const [names = [], ...rows] = view.rows;
  return (
    <figure css={figure} aria-labelledby={id}>
      <div css={sheet}>
        <p css={heading} id={id}>
          {view.title}
        </p>
        <table css={table} aria-labelledby={id}>
          <thead>
            <tr>
              {names.map((name, at) => (
                <th key={name} css={[column, at > 0 ? end : first]} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells]) => (
              <tr key={name} css={cells.some(isDoubtful) && folded}>
                <th css={entry} scope="row">
                  {name}
                </th>
                {cells.map((each, at) => (
                  <td key={at} css={[cell, end]}>
                    <Reading cell={each} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {view.note ? <figcaption css={smallText}>{view.note}</figcaption> : null}
    </figure>
  );
}

function isDoubtful(cell: string): boolean {
  const { confidence } = readingOf(cell);
  return confidence !== null && confidence < SURE;
}

function Reading({ cell: text }: { cell: string }) {
  if (text === NOTHING) return null;
  const { value, confidence } = readingOf(text);
  if (confidence === null) return value;
  const isOpen = isDoubtful(text);
  return (
    <span css={[box, isOpen && doubtful]}>
      {value}
      <span css={[mark, isOpen && doubt]}>
        <span css={hiddenText}>{isOpen ? ', doubtful: confidence ' : ', confidence '}</span>
        {confidence.toFixed(2)}
      </span>
    </span>
  );
}
