import { css } from '@emotion/react';
import { NO_BREAK } from '../../../lib/numbers';
import { hiddenText } from '../../../styles/layout';
import { mutedText } from '../../../styles/text';
import { thread } from '../../../styles/thread';

// A change longer than its line breaks between its halves: the arrow leads the end.
const half = css({ display: 'inline-block', maxWidth: '100%' });
const before = css([half, mutedText, { fontWeight: 400 }]);
const arrow = css({ color: thread, fontWeight: 400 });

/** A figure; of a change (`11 days → 26 min`) the end weighs more than the beginning. */
export function ResultValue({ value }: { value: string }) {
  const [was, is, ...rest] = value.split(/\s*→\s*/);
  if (!was || !is || rest.length > 0) return value;
  return (
    <>
      <span css={before}>{was}</span>{' '}
      <span css={half}>
        <span css={hiddenText}>to</span>
        <span css={arrow} aria-hidden="true">
          →
        </span>
        {NO_BREAK}
        {is}
      </span>
    </>
  );
}
