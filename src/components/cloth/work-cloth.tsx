import { css, keyframes } from '@emotion/react';
import { useId } from 'react';
import { weaveTile } from '../../lib/cloth/cloth-svg';
import { stripesOf, type WorkCloth as WorkClothData } from '../../lib/cloth/work-cloth';
import { WEAVES, type ServiceKey } from '../../lib/cloth/weaves';
import { motionWelcome } from '../../styles/media';
import { color, threadColor, time } from '../../styles/tokens';
import { clothBox } from './cloth-styles';

export interface WorkClothProps {
  /** One stripe each, from left to right: the services of published work, newest first. */
  services: readonly ServiceKey[];
  className?: string;
}

const CELL = 10;

const woven = keyframes({
  from: { clipPath: 'inset(0 0 100% 0)' },
  to: { clipPath: 'inset(0 0 0 0)' },
});

/** Laid pick by pick, once; `steps` makes it a loom rather than a blind. */
const loom = css({
  [motionWelcome]: { animation: `${woven} ${time.weave} steps(48, end) both` },
});

/** The company's work as one cloth: a stripe for each case study, in its service's weave and thread. Decoration. */
export function WorkCloth({ services, className }: WorkClothProps) {
  const prefix = useId();
  const cloth = stripesOf(services);
  const [width, height] = [cloth.ends * CELL, cloth.picks * CELL];
  return (
    <svg
      css={[clothBox, loom]}
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <WorkPatterns cloth={cloth} prefix={prefix} />
      <g shapeRendering="crispEdges">
        {cloth.stripes.flatMap(({ kind, end, ends }) =>
          cloth.bands.map(({ accent, pick, picks }) => (
            <rect
              key={`${end} ${pick}`}
              x={end * CELL}
              y={pick * CELL}
              width={ends * CELL}
              height={picks * CELL}
              fill={`url(#${prefix}${kind}${accent ?? ''})`}
            />
          )),
        )}
      </g>
    </svg>
  );
}

/** A pattern for each kind of stripe and each colour of weft that crosses it. */
function WorkPatterns({ cloth, prefix }: { cloth: WorkClothData; prefix: string }) {
  const kinds = [...new Set(cloth.stripes.map(({ kind }) => kind))];
  const wefts = [...new Set(cloth.bands.map(({ accent }) => accent))];
  return (
    <defs>
      {kinds.flatMap((kind) => {
        const tile = weaveTile(WEAVES[kind === 'ink' ? 'blockchain' : kind], CELL);
        const warp = kind === 'ink' ? color.ink : threadColor(kind);
        return wefts.map((accent) => (
          <pattern
            key={kind + String(accent)}
            id={`${prefix}${kind}${accent ?? ''}`}
            width={tile.width}
            height={tile.height}
            patternUnits="userSpaceOnUse"
          >
            <path fill={accent ? threadColor(accent) : color.weft} d={tile.weft} />
            <path fill={warp} d={tile.warp} />
          </pattern>
        ));
      })}
    </defs>
  );
}
