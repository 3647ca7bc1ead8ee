import { css } from '@emotion/react';
import { crossingAt, WEAVES } from '../../../lib/cloth/weaves';
import { thread } from '../../../styles/thread';
import { color } from '../../../styles/tokens';

const { draft } = WEAVES.fintech;
const ends = draft[0] ?? [];
const GAP = 2;

// As tall as its row, so that the marks of a list make one cloth; colours stay, since it is a picture.
const pick = css({
  display: 'grid',
  gridTemplateColumns: `repeat(${ends.length}, 1fr)`,
  height: '100%',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  backgroundImage: `linear-gradient(${color.weft}, ${color.weft})`,
  backgroundSize: `100% calc(100% - ${2 * GAP}px)`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'center',
});
const end = css({ marginInline: GAP / 2 });
const over = css({ backgroundColor: thread });
const begins = css({ marginTop: GAP });
const stops = css({ marginBottom: GAP });

/** One pick of a twill, the `index`th: its warp lies over where the draft says so. Decoration. */
export function PickMark({ index }: { index: number }) {
  return (
    <span css={pick} aria-hidden="true">
      {ends.map((_, at) => (
        <span
          key={at}
          css={[
            end,
            crossingAt(draft, index, at) === 1 && over,
            crossingAt(draft, index - 1, at) === 0 && begins,
            crossingAt(draft, index + 1, at) === 0 && stops,
          ]}
        />
      ))}
    </span>
  );
}
