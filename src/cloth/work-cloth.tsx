import { css, keyframes } from '@emotion/react';
import { useId } from 'react';
import { rectPath, weaveTile } from './weaving/cloth-svg';
import { stripesOf, type Stripe, type WorkCloth as WorkClothData } from './weaving/work-cloth';
import { WEAVES, type ServiceKey } from './weaving/weaves';
import { motionWelcome } from '../styles/media';
import { color, threadColor, time } from '../styles/tokens';
import { clothBox } from './cloth-styles';

export interface WorkClothProps {
  /** One stripe each, from left to right: the services of published work, newest first. */
  services: readonly ServiceKey[];
  className?: string;
}

const CELL = 12;

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
    >
      <Wefts cloth={cloth} />
      {kindsOf(cloth).map((kind) => (
        <StripesOfKind key={kind} kind={kind} cloth={cloth} prefix={prefix} />
      ))}
    </svg>
  );
}

type Kind = Stripe['kind'];

const kindsOf = ({ stripes }: WorkClothData) => [...new Set(stripes.map(({ kind }) => kind))];

/** Bands of weft across the whole cloth: one rectangle for each colour. */
function Wefts({ cloth }: { cloth: WorkClothData }) {
  const width = cloth.ends * CELL;
  const accents = [...new Set(cloth.bands.map(({ accent }) => accent))];
  return accents.map((accent) => (
    <path
      key={accent}
      fill={accent ? threadColor(accent) : color.weft}
      d={cloth.bands
        .filter((band) => band.accent === accent)
        .map(({ pick, picks }) => rectPath(0, pick * CELL, width, picks * CELL))
        .join('')}
    />
  ));
}

interface StripesOfKindProps {
  kind: Kind;
  cloth: WorkClothData;
  prefix: string;
}

/**
 * All stripes of one kind, over the wefts: what lies between their threads, then the warp. Few elements and short
 * paths, since a browser styles, lays out and paints each of them before anything of the page is seen.
 */
function StripesOfKind({ kind, cloth, prefix }: StripesOfKindProps) {
  const { width, height, weft, warp } = weaveTile(
    WEAVES[kind === 'ink' ? 'blockchain' : kind],
    CELL,
  );
  const area = cloth.stripes
    .filter((stripe) => stripe.kind === kind)
    .map(({ end, ends }) => rectPath(end * CELL, 0, ends * CELL, cloth.picks * CELL))
    .join('');
  const id = `${prefix}${kind}`;
  return (
    <>
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <path fill={color.paper} fillRule="evenodd" d={`${rectPath(0, 0, width, height)}${weft}`} />
        <path fill={kind === 'ink' ? color.ink : threadColor(kind)} d={warp} />
      </pattern>
      <path shapeRendering="crispEdges" fill={`url(#${id})`} d={area} />
    </>
  );
}
