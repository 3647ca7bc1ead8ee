import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ruled, section, wrap } from '../../styles/layout';
import { forcedColours } from '../../styles/media';
import { color } from '../../styles/tokens';

export type Ground = 'paper' | 'raised';

export interface BandFrameProps {
  /** Names the band for assistive technology: the id of its heading. */
  labelledBy?: string;
  label?: string;
  ground?: Ground;
  className?: string;
  children: ReactNode;
}

const onRaised = css({ backgroundColor: color.raised, '--ground': color.raised });
// After a change of ground a hairline would only double the edge. Emotion's style tags lie between in built pages.
const parted = css([
  ruled,
  {
    "[data-ground='raised'] + section > &, [data-ground='raised'] + style + section > &": {
      borderTopColor: 'transparent',
    },
  },
]);
const partedOnRaised = css({
  borderTop: '1px solid transparent',
  "[data-ground='raised'] + section > &, [data-ground='raised'] + style + section > &": {
    borderTopColor: color.line,
  },
  // Without grounds, every band needs its hairline.
  [forcedColours]: { borderTopColor: 'CanvasText' },
});

/** A band's ground and the hairline that parts it from the one above; its content lays itself out. */
export function BandFrame({
  labelledBy,
  label,
  ground = 'paper',
  className,
  children,
}: BandFrameProps) {
  return (
    <section
      css={ground === 'raised' && onRaised}
      className={className}
      data-ground={ground}
      aria-labelledby={labelledBy}
      aria-label={label}
    >
      <div css={[wrap, section, ground === 'raised' ? partedOnRaised : parted]}>{children}</div>
    </section>
  );
}
