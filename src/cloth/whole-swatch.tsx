import { css } from '@emotion/react';
import { useId } from 'react';
import { WEAVES, type ServiceKey } from './weaving/weaves';
import { color, threadColor } from '../styles/tokens';
import { WeavePattern } from './weave-pattern';

export interface WholeSwatchProps {
  /** Null for work that is no service's: plain weave in ink. */
  service: ServiceKey | null;
  /** About how many crossings across and down; at least one repeat is drawn, and none is cut. */
  ends: number;
  picks: number;
  /** As high as its box, too, which has about the shape of the cloth. */
  isFilling?: boolean;
}

/** Side of a crossing, in units of the drawing. */
const CELL = 8;

const cloth = css({ display: 'block', width: '100%', height: 'auto', forcedColorAdjust: 'none' });

/** The most whole repeats that fit, one at least. */
const whole = (crossings: number, repeat: number) =>
  Math.max(Math.floor(crossings / repeat), 1) * repeat;

/** A service's weave in whole repeats, as wide as its box: where it is small, a cut figure is none. Decoration. */
export function WholeSwatch({ service, ends, picks, isFilling = false }: WholeSwatchProps) {
  const id = useId();
  const weave = WEAVES[service ?? 'blockchain'];
  const width = whole(ends, weave.draft[0]?.length ?? 1) * CELL;
  const height = whole(picks, weave.draft.length) * CELL;
  return (
    <svg
      css={cloth}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isFilling ? 'none' : undefined}
      aria-hidden="true"
    >
      <WeavePattern
        id={id}
        weave={weave}
        warp={service ? threadColor(service) : color.ink}
        cell={CELL}
      />
      <rect width={width} height={height} fill={`url(#${id})`} />
    </svg>
  );
}
