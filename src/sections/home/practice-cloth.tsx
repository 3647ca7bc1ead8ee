import { css, keyframes } from '@emotion/react';
import { WholeSwatch } from '../../cloth/whole-swatch';
import type { ServiceKey } from '../../cloth/weaving/weaves';
import { motionWelcome } from '../../styles/media';
import { time } from '../../styles/tokens';

const woven = keyframes({
  from: { clipPath: 'inset(0 0 100% 0)' },
  to: { clipPath: 'inset(0 0 0 0)' },
});
/** Crossings across and down: whole repeats of most weaves. */
const SIZE = { ends: 32, picks: 16, cell: 12 } as const;
// Neighbours are of one height, whatever their repeat; laid anew when the group is chosen.
const swatch = css({
  aspectRatio: '2',
  '& > svg': { height: '100%' },
  [motionWelcome]: { animation: `${woven} ${time.calm} steps(16, end) both` },
});

/** A service's weave, at the size of the sampler. */
export function PracticeSwatch({ service }: { service: ServiceKey }) {
  return (
    <div css={swatch}>
      <WholeSwatch service={service} {...SIZE} isFilling />
    </div>
  );
}
