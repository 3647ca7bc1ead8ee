import { useId } from 'react';
import { articleCloth } from './weaving/article-cloth';
import type { Cloth as ClothData } from './weaving/cloth-layout';
import type { ServiceKey } from './weaving/weaves';
import { color, threadColor } from '../styles/tokens';
import { clothBox } from './cloth-styles';

export interface ClothProps {
  cloth: ClothData;
  /** The services whose thread colours fill the cloth's coloured roles. */
  threads: Readonly<Record<'thread' | 'thread2' | 'accent', ServiceKey>>;
  className?: string;
}

/** The cloth itself, for an element of SVG that colours it by CSS variables. */
export function ClothDrawing({ cloth }: { cloth: ClothData }) {
  // Two drawings of one cloth on a page must not share ids: the first may be hidden, and its patterns with it.
  const prefix = useId();
  const idOf = (index: number) => `${prefix}${index}`;
  return (
    <>
      <defs>
        {cloth.patterns.map((pattern, index) => (
          <pattern
            key={pattern.id}
            id={idOf(index)}
            width={pattern.width}
            height={pattern.height}
            patternUnits="userSpaceOnUse"
          >
            {pattern.layers.map(({ role, d }) => (
              <path key={role} fill={`var(--cloth-${role})`} d={d} />
            ))}
          </pattern>
        ))}
      </defs>
      <rect width={cloth.width} height={cloth.height} fill={color.paper} />
      {cloth.patterns.map(({ id, area }, index) => (
        <path key={id} d={area} fill={`url(#${idOf(index)})`} shapeRendering="crispEdges" />
      ))}
    </>
  );
}

/** A cloth, drawn once as patterns and coloured by CSS variables, so that it follows light and dark. Decoration. */
export function Cloth({ cloth, threads, className }: ClothProps) {
  const colours = {
    '--cloth-thread': threadColor(threads.thread),
    '--cloth-thread2': threadColor(threads.thread2),
    '--cloth-accent': threadColor(threads.accent),
  };
  return (
    <svg
      css={[clothBox, colours]}
      className={className}
      viewBox={`0 0 ${cloth.width} ${cloth.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <ClothDrawing cloth={cloth} />
    </svg>
  );
}

export interface ArticleClothProps {
  /** Seed of the cloth: the same slug always gives the same cloth. */
  slug: string;
  service?: ServiceKey | null;
  className?: string;
}

/** The cover of an article that has no picture. */
export function ArticleCloth({ slug, service, ...rest }: ArticleClothProps) {
  const cloth = articleCloth(slug, service ?? undefined);
  return <Cloth cloth={cloth} threads={cloth.threads} {...rest} />;
}
