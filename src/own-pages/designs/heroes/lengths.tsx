import { css } from '@emotion/react';
import { useId } from 'react';
import { WeavePattern } from '../../../cloth/weave-pattern';
import { WEAVES, type ServiceKey, type Structure } from '../../../cloth/weaving/weaves';
import { from } from '../../../styles/media';
import { meaningful } from '../../../styles/meaningful';
import { h4Text, smallText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { wovenOnce } from './hero-styles';

/** Side of a crossing, px. */
const CELL = 5;

const row = css({
  display: 'grid',
  gap: `${space.xs} ${space.gap}`,
  alignItems: 'center',
  paddingBlock: space.s,
  borderTop: `1px solid ${color.line}`,
  [from.medium]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' },
});
// The longest leaves room for its own words.
const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  '--room': 'calc(100% - 9rem)',
});
const cloth = css([
  wovenOnce,
  { flex: 'none', minWidth: 3, height: '2rem', width: 'calc(var(--room) * var(--share))' },
]);
const patterns = css({ position: 'absolute' });
const amount = css([smallText, tabular, { fontWeight: 600, lineHeight: 1.2 }]);

interface LengthsProps {
  /** What they are: begins their text alternative. */
  label: string;
  /** `most` is 0 where a text says no length. */
  rows: readonly {
    readonly name: string;
    readonly text: string;
    readonly least: number;
    readonly most: number;
  }[];
  service?: ServiceKey | undefined;
}

/** Lengths of a service's cloth to one scale; from the least to the most they are undyed. */
export function Lengths({ label, rows, service = 'blockchain' }: LengthsProps) {
  const id = useId();
  const longest = Math.max(...rows.map(({ most }) => most));
  const said = rows.map(({ name, text }) => `${name}: ${text}`).join('; ');
  const weave = colouredFace(WEAVES[service]);
  return (
    <div css={meaningful} role="img" aria-label={`${label}. ${said}.`}>
      <svg css={patterns} width="0" height="0">
        <WeavePattern id={id} weave={weave} warp={thread} cell={CELL} />
        <WeavePattern id={`${id}p`} weave={weave} warp={color.edge} cell={CELL} />
      </svg>
      {rows.map(({ name, text, least, most }) => (
        <div key={name} css={row}>
          <span css={h4Text}>{name}</span>
          <div css={bar}>
            {most > 0 ? (
              <svg
                css={[cloth, { '--share': round(most / longest) }]}
                data-share={round(most / longest)}
              >
                <rect width="100%" height="100%" fill={`url(#${id}p)`} />
                <rect width={`${round(least / most) * 100}%`} height="100%" fill={`url(#${id})`} />
              </svg>
            ) : null}
            <span css={amount}>{text}</span>
          </div>
        </div>
      ))}
    </div>
  );
}

/** The side of a cloth on which its coloured threads lie: of satin they show on one alone. */
function colouredFace(weave: Structure): Structure {
  const crossings = weave.draft.flat();
  const over = crossings.filter((crossing) => crossing === 1).length;
  if (2 * over >= crossings.length) return weave;
  return { ...weave, draft: weave.draft.map((row) => row.map((each) => (each === 1 ? 0 : 1))) };
}

const round = (value: number) => Math.round(value * 1000) / 1000;
