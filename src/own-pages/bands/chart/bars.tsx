import { css } from '@emotion/react';
import { formatNumber } from '../../../lib/numbers';
import { captionText, tabular } from '../../../styles/text';
import { percent, type Scale } from '../drawn/scale';
import { roomy } from '../drawn/room';
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
  { display: 'none', fontWeight: 600, [roomy]: { display: 'block' } },
]);

/** Share of its place on the axis that the bars of one value take; so few bars would be slabs. */
export const shareOf = (bars: number) => (bars <= 4 ? 0.4 : 0.72);
/** With more bars than this there is no room for their figures. */
const MOST_FIGURES = 12;

interface BarsProps {
  series: Queries.ChartBandFragment['series'];
  at: Scale['at'];
}

/** Bars of one place beside each other, in the order of the series: a length of the series’ weave in each. */
export function Bars({ series, at }: BarsProps) {
  const places = series[0]?.values.length ?? 1;
  const share = shareOf(places * series.length);
  const width = share / places / series.length;
  const hasFigures = places * series.length <= MOST_FIGURES;
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
            {hasFigures ? (
              <text
                css={amount}
                x={percent(x + width / 2)}
                y={percent(1 - at(value))}
                dy={-6}
                fill="currentColor"
                textAnchor="middle"
              >
                {formatNumber(value)}
              </text>
            ) : null}
          </g>
        );
      })}
    </g>
  ));
}
