import { css } from '@emotion/react';
import { densities } from '../../cloth/densities';
import { officeDay } from '../../clock/office-day';
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
const shareOf = (minutes: number) => `${Math.round((minutes / 1440) * 1e4) / 100}%`;

interface OfficeStripProps {
  hours: string;
  /** Minutes that its clocks are ahead of UTC in winter, and in summer. */
  offsets: readonly (number | null)[];
}

/** A day by UTC: woven where the office has somebody, loosely where in one season alone. Its words stand beside it. */
export function OfficeStrip({ hours, offsets: [standard, summer] }: OfficeStripProps) {
  const parts = officeDay(hours, standard ?? 0, summer ?? standard ?? 0);
  return (
    <div css={strip} aria-hidden="true">
      {parts.map(({ from, to, isAlways }) => (
        <span
          key={from}
          css={[
            part,
            densities[isAlways ? 3 : 1],
            { '--from': shareOf(from), '--long': shareOf(to - from) },
          ]}
        />
      ))}
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
