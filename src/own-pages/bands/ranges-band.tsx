import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { formatNumber, NO_BREAK } from '../../lib/numbers';
import { h4Text, mutedText, smallText, tabular } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { axis } from '../../styles/axis';
import { dense } from '../../cloth/densities';
import { DrawnBand } from './drawn/drawn-band';
import { roomy } from './drawn/room';
import { percent, scaleOf, withUnit } from './drawn/scale';

export const query = graphql`
  fragment RangesBand on RangesBand {
    heading
    short
    intro
    unit
    rows {
      name
      from
      to
      usual
      text
    }
    caption
  }
`;

const inRoom = {
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  columnGap: space.gap,
} as const;

const list = css({ margin: 0, borderTop: `2px solid ${color.ink}` });
const row = css({
  display: 'grid',
  borderBottom: `1px solid ${color.line}`,
  paddingTop: space.s,
  [roomy]: { ...inRoom, paddingTop: 0 },
});
const what = css({ [roomy]: { paddingBlock: space.s } });
// One upright hairline for each number of the axis; `--parts` is set beside it.
const field = css({
  display: 'flow-root',
  paddingBlock: space.s,
  backgroundImage: `linear-gradient(90deg, ${color.line} 1px, transparent 1px)`,
  backgroundSize: 'calc((100% - 1px) / var(--parts))',
});
const bar = css([
  dense,
  {
    position: 'relative',
    height: '1.5rem',
    minWidth: 3,
    width: 'var(--long)',
    marginInlineStart: 'var(--from)',
    '&::after': {
      content: "''",
      position: 'absolute',
      insetBlock: -5,
      insetInlineStart: 'var(--usual)',
      borderInlineStart: `3px solid ${color.ink}`,
    },
  },
]);
const noUsual = css({ '&::after': { display: 'none' } });
// Below the beginning of its range: the room before it shrinks by as much as the words need.
const words = css([
  smallText,
  tabular,
  {
    display: 'flex',
    paddingTop: space.hair,
    '&::before': { content: "''", flex: '0 1 var(--from)' },
    '& > span': { flex: 'none', maxWidth: '100%' },
  },
]);
const strong = css({ fontWeight: 600 });
const scale = css({ display: 'grid', [roomy]: inRoom, '& > p': { gridColumn: '-2 / -1' } });

/** Ranges as lengths of cloth on one axis, with a pick where the usual lies. */
export function RangesBand({ band }: { band: Queries.RangesBandFragment }) {
  const { unit, rows } = band;
  const { ticks, at } = scaleOf(rows.map(({ to }) => to));
  return (
    <DrawnBand band={band} ground="paper">
      <dl css={list}>
        {rows.map(({ name, from, to, usual, text }) => (
          <div key={name} css={row}>
            <dt css={what}>
              <p css={h4Text}>{name}</p>
              {text ? <p css={[smallText, mutedText]}>{text}</p> : null}
            </dt>
            <dd
              css={[
                field,
                {
                  '--parts': ticks.length - 1,
                  '--from': percent(at(from)),
                  '--long': percent(at(to) - at(from)),
                  '--usual': percent(((usual ?? from) - from) / (to - from || 1)),
                },
              ]}
            >
              <div css={[bar, usual === null && noUsual]} aria-hidden="true" />
              <p css={words}>
                <span>
                  <span css={strong}>{rangeOf(from, to, unit)}</span>
                  {usual === null ? null : (
                    <span css={mutedText}>, usually {withUnit(usual, unit)}</span>
                  )}
                </span>
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <div css={scale} aria-hidden="true">
        <p css={axis}>
          {ticks.map((tick, index) => (
            <span key={tick}>
              {index === ticks.length - 1 ? withUnit(tick, unit) : formatNumber(tick)}
            </span>
          ))}
        </p>
      </div>
    </DrawnBand>
  );
}

/** `2 to 6 weeks` */
function rangeOf(from: number, to: number, unit: string): string {
  if (from === to) return withUnit(to, unit);
  const [least = ''] = withUnit(from, unit).split(NO_BREAK);
  return `${least} to ${withUnit(to, unit)}`;
}
