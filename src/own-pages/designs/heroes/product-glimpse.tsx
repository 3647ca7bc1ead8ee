import { css } from '@emotion/react';
import { from } from '../../../styles/media';
import { captionText, h4Text, mutedText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space, width } from '../../../styles/tokens';
import type { BandOf } from '../design-page';

const COLUMN_REM = 7;

type View = BandOf<'ScreensBand'>['steps'][number]['view'];

// It runs out of the window on the right, as a screen does that is too near.
const stage = css({
  marginInlineEnd: `calc(-1 * max(${space.gutter}, (100vw - ${width.page}) / 2))`,
  overflow: 'hidden',
  paddingInlineStart: space.m,
  [from.medium]: { paddingInlineStart: space.l },
});
const sheet = css({
  border: `1px solid ${color.edge}`,
  borderInlineEnd: 0,
  backgroundColor: color.paper,
  borderInlineStart: `0.5rem solid ${thread}`,
});
const head = css({
  display: 'flex',
  justifyContent: 'space-between',
  padding: `${space.m} ${space.l}`,
  backgroundColor: color.raised,
  borderBottom: `1px solid ${color.edge}`,
});
const row = css({
  display: 'grid',
  alignItems: 'center',
  columnGap: space.m,
  minHeight: '3.5rem',
  padding: `${space.xs} ${space.l}`,
  '& + &': { borderTop: `1px solid ${color.line}` },
});
const names = css({ minHeight: '2.5rem' });
const strong = css({ fontWeight: 600 });
const foot = css({ borderTop: `1px solid ${color.edge}` });
// A sentence, unlike a column, is lost if its end runs out of the window.
const note = css({
  padding: `${space.m} ${space.l}`,
  maxWidth: `calc(100vw - ${space.gutter} - ${space.l})`,
});

/** A look at the product. The page's own steps have the same view as a table, so this one is decoration. */
export function ProductGlimpse({ view }: { view: View }) {
  const [header = [], ...rows] = view.rows;
  const gridTemplateColumns = `1.5fr repeat(${Math.max(0, header.length - 1)}, 1fr)`;
  return (
    <div css={stage} aria-hidden="true">
      <div
        css={[sheet, captionText, tabular]}
        // A readable column needs this much; the rest runs out of the window.
        style={{ minWidth: `${COLUMN_REM * header.length}rem` }}
      >
        <div css={[head, h4Text]}>{view.title}</div>
        <div css={[row, names, mutedText]} style={{ gridTemplateColumns }}>
          {header.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        {rows.map((cells) => (
          <div key={cells.join()} css={row} style={{ gridTemplateColumns }}>
            {cells.map((cell, index) => (
              <span key={index} css={index === 0 && strong}>
                {cell}
              </span>
            ))}
          </div>
        ))}
        {view.note ? (
          <div css={foot}>
            <p css={[captionText, mutedText, note]}>{view.note}</p>
          </div>
        ) : null}
      </div>
    </div>
  );
}
