import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { densities } from '../../cloth/densities';
import type { DayPart } from '../../clock/office-day';
import { axis } from '../../styles/axis';
import { meaningful } from '../../styles/meaningful';
import { color, space } from '../../styles/tokens';

/** A hairline at each of these hours. */
const HOURS = [0, 6, 12, 18, 24];

const strip = css([
  meaningful,
  {
    position: 'relative',
    height: '2.25rem',
    marginTop: space.xs,
    borderInlineEnd: `1px solid ${color.line}`,
    backgroundImage: `linear-gradient(90deg, ${color.line} 1px, transparent 1px)`,
    backgroundSize: `calc(100% / ${HOURS.length - 1})`,
  },
]);
const part = css({
  position: 'absolute',
  insetBlock: '0.375rem',
  insetInlineStart: 'var(--from)',
  width: 'var(--long)',
});
const line = css({ insetBlock: 'calc(50% - 2px)', backgroundColor: color.ink });
const empty = css({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'start',
  paddingInlineStart: space.xs,
});
// Hides the lines of the hours behind it.
const words = css({ paddingInline: space.xs, backgroundColor: color.paper });
const shareOf = (minutes: number) => `${Math.round((minutes / 1440) * 1e4) / 100}%`;

interface OfficeStripProps {
  parts: readonly DayPart[];
  /** Drawn as a line: not for everyone. */
  isLine?: boolean;
}

/** A day by UTC: woven where the office has somebody, loosely where in one season alone. Its words stand beside it. */
export function OfficeStrip({ parts, isLine = false }: OfficeStripProps) {
  return (
    <div css={strip} aria-hidden="true">
      {parts.map(({ from, to, isAlways }) => (
        <span
          key={from}
          css={[
            part,
            isLine ? line : densities[isAlways ? 3 : 1],
            { '--from': shareOf(from), '--long': shareOf(to - from) },
          ]}
        />
      ))}
    </div>
  );
}

/** The strip of an office without hours: words in their place. */
export function EmptyStrip({ children }: { children: ReactNode }) {
  return (
    <div css={[strip, empty]}>
      <span css={words}>{children}</span>
    </div>
  );
}

/** The hours of all strips. */
export function StripHours() {
  return (
    <p css={axis} aria-hidden="true">
      {HOURS.map((hour) => (
        <span key={hour}>{hour === 0 ? '0:00 UTC' : `${hour}:00`}</span>
      ))}
    </p>
  );
}
