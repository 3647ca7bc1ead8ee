import { css } from '@emotion/react';
import { FIXED_BEYOND } from '../../styles/bar';
import { mark } from '../../site/markup';

const sentinel = css({
  position: 'absolute',
  top: 0,
  width: 1,
  height: FIXED_BEYOND,
  pointerEvents: 'none',
});

/** Out of sight once the page is scrolled as far as the header goes with it. First thing of the page. */
export function ScrollSentinel() {
  return (
    <div css={sentinel} {...mark('scroll-sentinel')} aria-hidden="true" suppressHydrationWarning />
  );
}
