import { css } from '@emotion/react';

/** A cloth fills its box; forced colours leave it unchanged, since it carries no meaning. */
export const clothBox = css({
  display: 'block',
  width: '100%',
  height: '100%',
  forcedColorAdjust: 'none',
});
