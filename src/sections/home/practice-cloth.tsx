import { css, keyframes } from '@emotion/react';
import { WholeSwatch } from '../../cloth/whole-swatch';
import { WEAVES, type ServiceKey } from '../../cloth/weaving/weaves';
import { from, motionWelcome } from '../../styles/media';
import { captionText, mutedText } from '../../styles/text';
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
// In narrow columns the reasons would push the names to different heights.
const reason = css({ display: 'none', [from.wide]: { display: 'inline' } });

interface OfService {
  service: ServiceKey;
}

/** A service's weave, at the size of the sampler. */
export function PracticeSwatch({ service }: OfService) {
  return (
    <div css={swatch}>
      <WholeSwatch service={service} {...SIZE} isFilling />
    </div>
  );
}

/** The name of a service's weave, and why it has this one. */
export function PracticeWeave({ service }: OfService) {
  const weave = WEAVES[service];
  return (
    <p css={[captionText, mutedText]}>
      {weave.name}
      <span css={reason}>{`: ${weave.reason}`}</span>
    </p>
  );
}
