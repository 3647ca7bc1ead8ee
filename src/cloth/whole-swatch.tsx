import { css } from '@emotion/react';
import { useId } from 'react';
import { WEAVES, type ServiceKey } from './weaving/weaves';
import { threadColor } from '../styles/tokens';
import { WeavePattern } from './weave-pattern';

export interface WholeSwatchProps {
  service: ServiceKey;
  /** About how many crossings across and down; at least one repeat is drawn, and none is cut. */
  ends: number;
  picks: number;
}

const CELL = 8;
const cloth = css({ display: 'block', width: '100%', height: 'auto', forcedColorAdjust: 'none' });

/** The most whole repeats that fit, one at least. */
const whole = (crossings: number, repeat: number) =>
  Math.max(Math.floor(crossings / repeat), 1) * repeat;

/** A service's weave in whole repeats, as wide as its box: where it is small, a cut figure is none. Decoration. */
export function WholeSwatch({ service, ends, picks }: WholeSwatchProps) {
  const id = useId();
  const weave = WEAVES[service];
  const width = whole(ends, weave.draft[0]?.length ?? 1) * CELL;
  const height = whole(picks, weave.draft.length) * CELL;
  return (
    <svg css={cloth} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <WeavePattern id={id} weave={weave} warp={threadColor(service)} cell={CELL} />
      <rect width={width} height={height} fill={`url(#${id})`} />
    </svg>
  );
}
