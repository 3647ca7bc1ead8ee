import { css } from '@emotion/react';
import { print } from './media';
import { color } from './tokens';

/** What the box lies on, and is filled with, as its `--ground` or that of what it is in; else paper. */
const ground = `var(--ground, ${color.paper})`;

/**
 * A box that scrolls sideways, with a shadow at whichever edge it goes on beyond. The shadows keep their place; what
 * covers them scrolls along with the content, and lies over them at its ends.
 */
export const scrollEdges = css({
  overflowX: 'auto',
  backgroundColor: ground,
  backgroundImage: [
    `linear-gradient(to right, ${ground} 40%, transparent)`,
    `linear-gradient(to left, ${ground} 40%, transparent)`,
    `linear-gradient(to right, ${color.edge}, transparent)`,
    `linear-gradient(to left, ${color.edge}, transparent)`,
  ].join(', '),
  backgroundPosition: 'left, right, left, right',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '3rem 100%, 3rem 100%, 1rem 100%, 1rem 100%',
  backgroundAttachment: 'local, local, scroll, scroll',
  [print]: { overflow: 'visible', background: 'none' },
});
