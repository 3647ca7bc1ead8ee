import { css } from '@emotion/react';
import { color } from '../../../styles/tokens';
import { percent, type Scale } from '../drawn/scale';
import { Bars } from './bars';
import type { Series, Stroke } from './series';

interface PlotProps {
  as: string;
  series: readonly Series[];
  scale: Scale;
  /** Of each line. */
  looks: readonly Stroke[];
  /** How many of the lines have a square at their ends: the first of them. */
  named: number;
}

const field = css({
  gridColumn: 2,
  gridRow: 'var(--plot)',
  width: '100%',
  height: 'var(--field)',
  overflow: 'visible',
});
const rule = css({ stroke: color.line });
const base = css({ stroke: color.ink });
const line = css({ fill: 'none', vectorEffect: 'non-scaling-stroke' });

/** Side of the square at the end of a line. */
const NODE = 10;

/** Values over their places, as lines or as bars. Words are elsewhere. */
export function Plot({ as, series, scale: { ticks, at }, looks, named }: PlotProps) {
  return (
    <svg css={field}>
      {ticks.map((tick, index) => (
        <line
          key={tick}
          css={index === 0 ? base : rule}
          x2="100%"
          y1={percent(1 - at(tick))}
          y2={percent(1 - at(tick))}
        />
      ))}
      {as === 'bars' ? (
        <Bars series={series} at={at} />
      ) : (
        <Lines {...{ series, at, looks, named }} />
      )}
    </svg>
  );
}

type LinesProps = Pick<PlotProps, 'series' | 'looks' | 'named'> & Pick<Scale, 'at'>;

/** Lines in the order of the series, the first on top. */
function Lines({ series, at, looks, named }: LinesProps) {
  const places = series[0]?.values.length ?? 1;
  const last = percent(1 - 0.5 / places);
  return [...series.entries()].reverse().map(([index, { name, values }]) => {
    const points = values.map((value, place) => `${place + 0.5} ${1 - at(value)}`);
    const end = percent(1 - at(values.at(-1) ?? 0));
    return (
      <g key={name}>
        <svg
          width="100%"
          height="100%"
          viewBox={`0 0 ${places} 1`}
          preserveAspectRatio="none"
          overflow="visible"
        >
          <path css={line} d={`M${points.join('L')}`} {...looks[index]} />
        </svg>
        {index < named ? (
          <rect
            x={last}
            y={end}
            width={NODE}
            height={NODE}
            transform={`translate(${-NODE / 2} ${-NODE / 2})`}
            fill={looks[index]?.stroke}
          />
        ) : null}
      </g>
    );
  });
}
