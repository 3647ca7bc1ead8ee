import { css } from '@emotion/react';
import { formatNumber } from '../../../lib/numbers';
import { forcedColours } from '../../../styles/media';
import { captionText, tabular } from '../../../styles/text';
import { color } from '../../../styles/tokens';
import { percent, type Scale } from '../drawn/scale';
import { weaves, type Series } from './series';

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

/** Share of its place on the axis that the bars of one value take; so few bars would be slabs. */
const shareOf = (bars: number) => (bars <= 4 ? 0.4 : 0.72);
/** Widths of a letter and of the numbers beside the plot, px. */
const LETTER = 7;
const NUMBERS = 48;
/** Share of the axis above the highest bar in which its figure stands. */
export const FIGURE_ROOM = 0.12;

interface BarsProps {
  series: readonly Series[];
  at: Scale['at'];
}

/**
 * Bars of one place beside each other, in the order of the series: a length of the series’ weave in each, below its
 * figure. Where not all figures fit, the greatest alone has one.
 */
export function Bars({ series, at }: BarsProps) {
  const places = series[0]?.values.length ?? 1;
  const share = shareOf(places * series.length);
  const width = share / places / series.length;
  const letters = Math.max(
    ...series.flatMap(({ values }) => values.map((value) => formatNumber(value).length)),
  );
  const room = (letters + 1) * LETTER * (series.length > 1 ? 1 / width : places) + NUMBERS;
  const all = series.flatMap(({ values }) => values);
  const greatest = all.indexOf(Math.max(...all));
  const ifFits = css({ [`@container not (min-width: ${Math.ceil(room)}px)`]: { display: 'none' } });
  return series.map(({ name, values }, index) => (
    <g key={name}>
      {values.map((value, place) => {
        const nth = index * places + place;
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
              css={[amount, nth !== greatest && ifFits]}
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
