import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { forcedColours } from '../../../styles/media';
import { smallText } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, radius, space } from '../../../styles/tokens';

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  margin: 0,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  backgroundColor: color.paper,
  '--ground': color.paper,
  overflow: 'clip',
});
const bar = css([
  smallText,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    padding: `${space.s} ${space.m}`,
    borderBottom: `1px solid ${color.edge}`,
    backgroundColor: color.raised,
    fontWeight: 600,
  },
]);
/** The house's mark for a window: three picks of a selvedge. */
const picks = css({
  flex: 'none',
  width: 20,
  height: 16,
  background: `repeating-linear-gradient(to right, ${thread} 0 4px, transparent 4px 8px)`,
  [forcedColours]: { forcedColorAdjust: 'none' },
});

interface WindowProps {
  title: string;
  /** Names the window for assistive technology: the id that its title gets. */
  titleId: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A window of a drawn interface, below its title. */
export function Window({ title, titleId, className, children }: WindowProps) {
  return (
    <figure css={frame} className={className} aria-labelledby={titleId}>
      <p css={bar} id={titleId}>
        <span css={picks} aria-hidden="true" />
        {title}
      </p>
      {children}
    </figure>
  );
}
