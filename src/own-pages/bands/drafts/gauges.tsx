import { css } from '@emotion/react';
import { captionText } from '../../../styles/text';
import { color, space, threadColor } from '../../../styles/tokens';
import { scaleOf } from '../drawn/scale';
import { last, type Drawn } from './drawn';

const dials = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space.s} ${space.l}`,
});
const dial = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  marginInline: 'auto',
  maxWidth: '7rem',
});
const dialName = css([captionText, { textAlign: 'center' }]);

const thirds = [
  ['M-26 0A26 26 0 0 1-13-22.5', threadColor('fintech')],
  ['M-13-22.5A26 26 0 0 1 13-22.5', threadColor('blockchain')],
  ['M13-22.5A26 26 0 0 1 26 0', color.action],
] as const;

const round = (value: number) => Math.round(value * 10) / 10;

/** Each value on a separate dial from green to red. */
export function Gauges({ series }: Drawn) {
  const { at } = scaleOf(series.map(last));
  return (
    <div css={dials}>
      {series.map((each) => {
        const angle = Math.PI * at(last(each));
        return (
          <div key={each.name}>
            <svg css={dial} viewBox="-32 -32 64 36" fill="none" strokeWidth="9">
              {thirds.map(([arc, stroke]) => (
                <path key={arc} d={arc} stroke={stroke} />
              ))}
              <path
                d={`M0 0L${round(-28 * Math.cos(angle))} ${round(-28 * Math.sin(angle))}`}
                stroke={color.ink}
                strokeWidth="2.5"
              />
            </svg>
            <p css={dialName}>{each.name}</p>
          </div>
        );
      })}
    </div>
  );
}
