import { css, keyframes } from '@emotion/react';
import { Fragment, useId } from 'react';
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
    >
      {kindsOf(cloth).map((kind) => (
        <StripesOfKind key={kind} kind={kind} cloth={cloth} prefix={prefix} />
      ))}
    </svg>
  );
}

type Kind = Stripe['kind'];

const kindsOf = ({ stripes }: WorkClothData) => [...new Set(stripes.map(({ kind }) => kind))];

interface StripesOfKindProps {
  kind: Kind;
  cloth: WorkClothData;
  prefix: string;
}

/**
 * All stripes of one kind: the weft in each colour that crosses them, then the warp. As few elements as there are
 * colours, since a browser styles, lays out and paints each of them before anything of the page is seen.
 */
function StripesOfKind({ kind, cloth, prefix }: StripesOfKindProps) {
  const tile = weaveTile(WEAVES[kind === 'ink' ? 'blockchain' : kind], CELL);
  const stripes = cloth.stripes.filter((stripe) => stripe.kind === kind);
  const accents = [...new Set(cloth.bands.map(({ accent }) => accent))];
  const wefts = accents.map((accent) => ({
    name: accent ?? '',
    fill: accent ? threadColor(accent) : color.weft,
    thread: tile.weft,
    area: cloth.bands
      .filter((band) => band.accent === accent)
      .flatMap(({ pick, picks }) => stripes.map((stripe) => areaOf(stripe, pick, picks)))
      .join(''),
  }));
  const warp = {
    name: 'warp',
    fill: kind === 'ink' ? color.ink : threadColor(kind),
    thread: tile.warp,
    area: stripes.map((stripe) => areaOf(stripe, 0, cloth.picks)).join(''),
  };
  return [...wefts, warp].map(({ name, fill, thread, area }) => {
    const id = `${prefix}${kind}${name}`;
    return (
      <Fragment key={name}>
        <pattern id={id} width={tile.width} height={tile.height} patternUnits="userSpaceOnUse">
          <path fill={fill} d={thread} />
        </pattern>
        <path shapeRendering="crispEdges" fill={`url(#${id})`} d={area} />
      </Fragment>
    );
  });
}

const areaOf = ({ end, ends }: Stripe, pick: number, picks: number) =>
  rectPath(end * CELL, pick * CELL, ends * CELL, picks * CELL);
