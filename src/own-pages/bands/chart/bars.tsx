import { css } from '@emotion/react';
import { formatNumber } from '../../../lib/numbers';
import { forcedColours } from '../../../styles/media';
import { captionText, tabular } from '../../../styles/text';
import { color } from '../../../styles/tokens';
import { percent, type Scale } from '../drawn/scale';
import { close, roomy } from '../drawn/room';
import { weaves } from './series';

// SVG keeps the colours of its own threads only, unless each says so.
const bar = css({
  display: 'block',
  width: '100%',
  height: '100%',
  forcedColorAdjust: 'none',
});
const amount = css([
  captionText,
  tabular,
  {
    fontWeight: 600,
    // Clear of the line behind it.
    paintOrder: 'stroke',
    stroke: color.raised,
    strokeWidth: 4,
    [forcedColours]: { stroke: 'Canvas' },
  },
]);
const notClose = css({ [close]: { display: 'none' } });
const notRoomy = css({ [roomy]: { display: 'none' } });

/** Share of its place on the axis that the bars of one value take; so few bars would be slabs. */
const shareOf = (bars: number) => (bars <= 4 ? 0.4 : 0.72);
/** Width of a letter, and about how wide a plot is on a phone and on a desk, px. */
const LETTER = 7;
const WIDTHS = { close: 260, roomy: 600 } as const;
/** Share of the axis above the highest bar in which its figure stands. */
export const FIGURE_ROOM = 0.12;

interface BarsProps {
  series: Queries.ChartBandFragment['series'];
  at: Scale['at'];
}

/** Bars of one place beside each other, in the order of the series: a length of the series’ weave in each. */
export function Bars({ series, at }: BarsProps) {
  const places = series[0]?.values.length ?? 1;
  const share = shareOf(places * series.length);
  const width = share / places / series.length;
  const letters = Math.max(
    ...series.flatMap(({ values }) => values.map((value) => formatNumber(value).length)),
  );
  const fits = (room: number) =>
    (series.length > 1 ? width : 1 / places) * room >= (letters + 1) * LETTER;
  return series.map(({ name, values }, index) => (
    <g key={name}>
      {values.map((value, place) => {
        const x = (place + (1 - share) / 2) / places + index * width;
        return (
          <g key={place}>
            <foreignObject
              x={percent(x)}
              y={percent(1 - at(value))}
              width={percent(width)}
              height={percent(at(value))}
            >
              <span css={[bar, weaves[index]]} />
            </foreignObject>
            <text
              css={[amount, !fits(WIDTHS.close) && notClose, !fits(WIDTHS.roomy) && notRoomy]}
              x={percent(x + width / 2)}
              y={percent(1 - at(value))}
              dy={-6}
              fill="currentColor"
              textAnchor="middle"
            >
              {formatNumber(value)}
            </text>
          </g>
        );
      })}
    </g>
  ));
}
