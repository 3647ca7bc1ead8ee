import { css } from '@emotion/react';
import { planOf } from '../../plan';
import { headRow, span, wrap } from '../../../styles/layout';
import { from, print } from '../../../styles/media';
import { captionText, h1Text, h4Text, leadText, standaloneLink } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { hrefOf } from '../anchors';
import { bandOf, type BandOf, type HeroProps } from '../design-page';
import { wovenOnce } from './hero-styles';
import { HeroActions, HeroFrame } from './hero-parts';

const words = css({ display: 'grid', gap: space.l });
const ground = css({
  backgroundColor: color.raised,
  paddingBlock: space.xl,
  [print]: { backgroundColor: 'transparent' },
});
const ROW = '2.5rem';
const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr)',
  columnGap: space.s,
  [from.medium]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space.gap },
});
const layer = css({
  display: 'grid',
  borderTop: `1px solid ${color.line}`,
  [from.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: space.m },
});
const layerName = css({
  display: 'none',
  alignItems: 'center',
  height: ROW,
  [from.medium]: { display: 'flex' },
});
const node = css({
  display: 'flex',
  alignItems: 'center',
  height: ROW,
  lineHeight: 1.15,
  [from.medium]: { gridColumn: 2 },
});
const weft = css({ strokeWidth: 2, [from.medium]: { strokeWidth: 3 } });
const end = css({ strokeWidth: 4, [from.medium]: { strokeWidth: 6 } });
const knot = css({ strokeWidth: 8, [from.medium]: { strokeWidth: 14 } });
const drawing = css({ width: '100%', overflow: 'visible', forcedColorAdjust: 'none' });

/** The parts of a system and what ties them, as a weaver's plan. The page's own diagram says it in words. */
export function ArchitectureHero({ page }: HeroProps) {
  const diagram = bandOf(page, 'DiagramBand');
  return (
    <div data-ground={diagram ? 'raised' : undefined}>
      <HeroFrame page={page}>
        <div css={headRow}>
          <h1 css={[h1Text, span('1 / span 7')]}>{page.hero.heading}</h1>
          <div css={[words, span('8 / -1')]}>
            <p css={leadText}>{page.hero.lead}</p>
            <HeroActions page={page}>
              {diagram ? (
                <a css={standaloneLink} href={hrefOf(diagram)}>
                  The diagram with its labels
                </a>
              ) : null}
            </HeroActions>
          </div>
        </div>
      </HeroFrame>
      {diagram ? (
        <div css={ground} aria-hidden="true">
          <div css={[wrap, sheet]}>
            <Layers layers={diagram.layers} />
            <PlanDrawing diagram={diagram} />
          </div>
        </div>
      ) : null}
    </div>
  );
}

function Layers({ layers }: { layers: BandOf<'DiagramBand'>['layers'] }) {
  return (
    <div>
      {layers.map(({ name, nodes }) => (
        <div key={name} css={layer}>
          <span css={[h4Text, layerName]}>{name}</span>
          {nodes.map(({ id, label }) => (
            <span key={id} css={[captionText, node]}>
              {label}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function PlanDrawing({ diagram }: { diagram: BandOf<'DiagramBand'> }) {
  const { width, height, wefts, ends, knots } = planOf(diagram.layers, diagram.links);
  const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg
      css={[
        drawing,
        wovenOnce,
        { height: `calc(${height} * ${ROW} + ${diagram.layers.length}px)` },
      ]}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      <path {...line} d={wefts} stroke={color.edge} css={weft} />
      <path {...line} d={ends} stroke={thread} css={end} />
      <path
        {...line}
        d={knots.map(({ x, y }) => `M${x} ${y}h0`).join('')}
        stroke={color.ink}
        css={knot}
        strokeLinecap="square"
      />
    </svg>
  );
}
