import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useId } from 'react';
import { GROUNDS, THREADS, WEAVES, type ServiceKey } from '../../cloth/weaving/weaves';
import { WeavePattern } from '../../cloth/weave-pattern';

export const query = graphql`
  fragment Portrait on Portrait {
    width
    height
    cell
    coat
    face
    hair
  }
`;

export interface PortraitProps {
  service: ServiceKey;
  /** The figure, as the data layer has it. */
  figure: Queries.PortraitFragment;
  /** Whose it is: the lead's role. */
  whose: string;
  className?: string;
}

const picture = css({
  display: 'block',
  width: '6rem',
  height: 'auto',
  flexShrink: 0,
  // The figure is made of its colours.
  forcedColorAdjust: 'none',
});

/** A head and shoulders in the practice's weave, of the same colours by day and by night, as a portrait is. */
export function Portrait({ service, figure, whose, className }: PortraitProps) {
  const id = useId();
  const weave = WEAVES[service];
  const thread = THREADS[service].light;
  const { width, height, cell, coat, face, hair } = figure;
  return (
    <svg
      css={picture}
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${whose}: a woven portrait in ${weave.name}`}
      shapeRendering="crispEdges"
    >
      <WeavePattern id={id} weave={weave} warp={thread} weft={GROUNDS.weft.light} cell={cell} />
      {/* Behind an open weave. */}
      <rect width={width} height={height} fill={GROUNDS.paper.light} />
      <rect width={width} height={height} fill={`url(#${id})`} />
      <path fill={GROUNDS.paper.light} d={face} />
      <path fill={thread} d={coat} />
      <path fill={GROUNDS.paper.dark} d={hair} />
    </svg>
  );
}
