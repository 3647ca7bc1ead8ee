import { css } from '@emotion/react';
import { useId } from 'react';
import { densities } from '../../../cloth/densities';
import { WeavePattern } from '../../../cloth/weave-pattern';
import { WEAVES, type ServiceKey, type Structure } from '../../../cloth/weaving/weaves';
import { from } from '../../../styles/media';
import { meaningful } from '../../../styles/meaningful';
import { h4Text, smallText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { percent } from '../../bands/drawn/scale';
import { wovenOnce } from './hero-styles';

type Weave = ReturnType<typeof weaveOf>;

/** Side of a crossing, px. */
const CELL = 6;
/** The least of a dyed cloth that is seen, px. */
const STITCH = 2 * CELL;
/** Cross threads alone, as thin as threads that hold nothing. */
const LOOSE = { draft: [[0]], cover: 0.34, openPicks: [] } as const;

/** Letters of a range such as `£92,000 to £118,000`; longer words are a sentence, and take several lines. */
const RANGE = 20;

const row = css({
  display: 'grid',
  gap: `${space.xs} ${space.gap}`,
  alignItems: 'center',
  paddingBlock: space.xs,
  borderTop: `1px solid ${color.line}`,
  [from.medium]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' },
});
// The longest leaves room for words as long as any, which do not break; no letter is much wider than a digit.
const bar = css([
  smallText,
  tabular,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    '--room': `calc(100% - ${STITCH}px - ${space.s} - var(--letters) * 1ch)`,
  },
]);
const cloth = css([
  wovenOnce,
  { flex: 'none', minWidth: 3, height: 4 * CELL, width: 'calc(var(--room) * var(--share))' },
]);
// Beside days, minutes are still seen.
const sure = css({ width: `max(var(--sure), ${STITCH}px)` });
const afterStitch = css({ width: `calc(${STITCH}px + var(--room) * var(--share))` });
const patterns = css({ position: 'absolute' });
const cells = css([wovenOnce, { display: 'flex', flexWrap: 'wrap', gap: space.hair }]);
const cell = css({ width: 'clamp(1.25rem, 4vw, 3.5rem)', height: '2rem' });
const amount = css({ fontWeight: 600, lineHeight: 1.2 });
const unbroken = css({ whiteSpace: 'nowrap' });

interface LengthsProps {
  /** Begins their text alternative. */
  label: string;
  /** `most` is 0 where a text says no length. */
  rows: readonly {
    readonly name: string;
    readonly text: string;
    readonly least: number;
    readonly most: number;
    /** The whole that it is a count of. */
    readonly of?: number;
  }[];
  service?: ServiceKey | undefined;
  /** Whether each `least` is too short to draw: before its `most`, a stitch of one width. */
  isMarked?: boolean;
}

/** Lengths of a service's cloth to one scale, from the least to the most loose threads; counts as a cell for each. */
export function Lengths({ label, rows, service = 'blockchain', isMarked = false }: LengthsProps) {
  const id = useId();
  const longest = Math.max(...rows.map(({ most }) => most));
  const letters = Math.max(...rows.map(({ text }) => Math.min(text.length, RANGE)));
  const said = rows.map(({ name, text }) => `${name}: ${text}`).join('; ');
  const weave = colouredFace(WEAVES[service]);
  return (
    <div css={meaningful} role="img" aria-label={`${label}. ${said}.`}>
      <svg css={patterns} width="0" height="0">
        <WeavePattern id={id} weave={weave} warp={thread} cell={CELL} />
        <WeavePattern id={`${id}p`} weave={LOOSE} warp="none" weft={color.edge} cell={CELL} />
      </svg>
      {rows.map(({ name, text, least, most, of }, at) => (
        <div key={name} css={row}>
          <span css={h4Text}>{name}</span>
          <div css={[bar, { '--letters': letters }]}>
            {of ? <Cells name={name} count={most} weave={weaveOf(at, rows.length)} /> : null}
            {most > 0 && !of ? (
              <Length
                id={id}
                share={round(most / longest)}
                sureShare={least / most}
                isMarked={isMarked && least < most}
              />
            ) : null}
            <span css={[amount, text.length <= RANGE && unbroken]}>{text}</span>
          </div>
        </div>
      ))}
    </div>
  );
}

interface LengthProps {
  /** Of the patterns. */
  id: string;
  share: number;
  sureShare: number;
  isMarked: boolean;
}

function Length({ id, share, sureShare, isMarked }: LengthProps) {
  const dyed = isMarked ? STITCH : percent(sureShare);
  return (
    <svg css={[cloth, { '--share': share }, isMarked && afterStitch]} data-share={share}>
      <rect x={isMarked ? STITCH : 0} width="100%" height="100%" fill={`url(#${id}p)`} />
      <rect
        css={isMarked ? null : [sure, { '--sure': dyed }]}
        width={dyed}
        height="100%"
        fill={`url(#${id})`}
      />
    </svg>
  );
}

/** From hollow to the whole thread, as far apart as so many words can be. */
function weaveOf(at: number, of: number) {
  const last = densities.length - 1;
  return densities[of > 1 ? Math.round((at / (of - 1)) * last) : last];
}

function Cells({ name, count, weave }: { name: string; count: number; weave: Weave }) {
  return (
    <span css={cells}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} data-cell={name} css={[cell, weave]} />
      ))}
    </span>
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
