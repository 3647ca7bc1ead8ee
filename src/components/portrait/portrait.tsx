import { css } from '@emotion/react';
import { useId } from 'react';
import { PORTRAIT, portraitOf } from '../../lib/cloth/portrait';
import { WEAVES, type ServiceKey } from '../../lib/cloth/weaves';
import { color, threadColor } from '../../styles/tokens';
import { WeavePattern } from '../cloth/weave-pattern';

export interface PortraitProps {
  service: ServiceKey;
  /** Whose it is: the lead's role. */
  whose: string;
  className?: string;
}

/** Side of a crossing. */
const CELL = 6;
const [WIDTH, HEIGHT] = [PORTRAIT.ends * CELL, PORTRAIT.picks * CELL];

const picture = css({
  display: 'block',
  width: '6rem',
  height: 'auto',
  flexShrink: 0,
  // The figure is made of its colours.
  forcedColorAdjust: 'none',
});

/** A head and shoulders in the practice's weave: light and dark by day and by night alike, as a portrait is. */
export function Portrait({ service, whose, className }: PortraitProps) {
  const id = useId();
  const weave = WEAVES[service];
  const thread = threadColor(service);
  const { coat, face, hair } = portraitOf(service, CELL);
  return (
    <svg
      css={picture}
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${whose}: a woven portrait in ${weave.name}`}
      shapeRendering="crispEdges"
    >
      <WeavePattern id={id} weave={weave} warp={thread} cell={CELL} />
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id})`} />
      <path fill={color.onNight} d={face} />
      <path fill={thread} d={coat} />
      <path fill={color.night} d={hair} />
    </svg>
  );
}
