import { css } from '@emotion/react';
import { WeaveFill } from '../../../cloth/weave-fill';
import { WEAVES } from '../../../cloth/weaving/weaves';
import type { Film, Scene } from '../../hero-view';
import { grouped } from '../../../lib/numbers';
import { amountOf } from '../../measure';
import { forcedColours, from, motionWelcome } from '../../../styles/media';
import { meaningful } from '../../../styles/meaningful';
import { captionText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space, threadColor } from '../../../styles/tokens';
import { drawnFirst, wovenFrom } from './film-motion';

const CELL = 7;

const chart = css([
  meaningful,
  captionText,
  tabular,
  {
    display: 'grid',
    minHeight: 0,
    gridTemplate: 'minmax(9rem, 1fr) auto / minmax(0, 1fr) 4rem auto',
    columnGap: space.s,
    lineHeight: 1.2,
    [from.small]: { gridTemplateColumns: 'minmax(0, 1fr) 6rem auto', columnGap: space.m },
    [forcedColours]: { '--color-onNight': 'CanvasText' },
  },
]);
// As high as its row, whatever its own shape.
const line = css({ width: '100%', height: 0, minHeight: '100%' });
const base = css({
  gridColumn: '1 / -1',
  paddingBlockStart: space.hair,
  borderBlockStart: `1px solid ${color.onNight}`,
});
const stack = css({ display: 'flex', flexDirection: 'column', minHeight: 0 });
const slice = css({ minHeight: 3 });
const label = css([slice, { display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }]);

/** Weave and thread of what was added, in order. */
const looks = [
  { weave: WEAVES.fintech, warp: thread },
  { weave: WEAVES.salesforce, warp: threadColor('blockchain') },
] as const;
/** Items that were taken away are warp without a weft. */
const bare = { ...WEAVES.fintech, draft: [[1, 0]] } as const;

const valueOf = ({ amount }: Scene) => amountOf(amount) ?? 0;
const sumOf = (scenes: readonly Scene[]) => scenes.reduce((sum, each) => sum + valueOf(each), 0);
const isDrawn = (as: string) => (scene: Scene) => scene.drawn === as;

/** The value before anything was added, in the money of the whole. */
function before(whole: Scene | undefined, added: readonly Scene[]): string {
  if (!whole) return '';
  const rest = valueOf(whole) - sumOf(added);
  return whole.amount.replace(/[\d,.]+/, grouped(rest.toFixed(2)));
}

/**
 * A thread from the first value to the last, and what lies between the two as cloth, to scale. What was taken away
 * stands on top: so high the thread would have come.
 */
export function FilmChart({ film: { seconds, scenes } }: { film: Film }) {
  const added = scenes.filter(isDrawn('added'));
  const taken = scenes.filter(isDrawn('taken'));
  const all = sumOf(added) + sumOf(taken);
  // From the top: what was told last.
  const slices = [...added, ...taken].reverse().map((scene) => ({
    scene,
    look: looks[added.indexOf(scene) % looks.length],
    share: { flex: `${valueOf(scene)} 0 0` },
    motion: css({ [motionWelcome]: wovenFrom(scene.share, seconds) }),
  }));
  const top = all > 0 ? Math.round((sumOf(taken) / all) * 100) : 0;
  return (
    <div css={chart}>
      <svg css={[line, drawnFirst(seconds)]} viewBox="0 0 100 100" preserveAspectRatio="none">
        <path
          fill="none"
          stroke={color.onNight}
          strokeWidth="4"
          vectorEffect="non-scaling-stroke"
          d={`M0 99H18V88H36V77H54V64H70V46H84V24H94V${top + 1}H100`}
        />
      </svg>
      <div css={stack}>
        {slices.map(({ scene, look, share, motion }) => (
          <div key={scene.at} css={[slice, motion, share]}>
            {look ? (
              <WeaveFill {...look} weft={color.onNight} cell={CELL} />
            ) : (
              <WeaveFill weave={bare} warp={color.onNight} weft="none" cell={CELL} />
            )}
          </div>
        ))}
      </div>
      <div css={stack}>
        {slices.map(({ scene, share, motion }) => (
          <div key={scene.at} css={[label, motion, share]}>
            {`${scene.name} ${scene.amount}`}
          </div>
        ))}
      </div>
      <div css={base}>{before(scenes.find(isDrawn('whole')), added)}</div>
    </div>
  );
}
