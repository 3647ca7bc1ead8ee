import { css } from '@emotion/react';
import { print } from './media';
import { color } from './tokens';

/** The ground that what scrolls lies on: paper, where no band says otherwise by `--ground`. */
const GROUND = `var(--ground, ${color.paper})`;

/**
 * A box that scrolls sideways, with a shadow at whichever edge it goes on beyond. The shadows keep their place; what
 * covers them scrolls along with the content, and lies over them at its ends.
 * @param ground the colour beneath it, opaque
 */
export const scrollEdges = (ground = GROUND) =>
  css({
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
