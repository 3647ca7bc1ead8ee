import { css } from '@emotion/react';
import { SERVICE_KEYS } from '../cloth/weaving/threads';
import { color, threadColor } from './tokens';

/**
 * The thread of the page: its service's colour where the page belongs to one. For lines and figures only; as the
 * colour of running text it has too little contrast.
 */
export const thread = `var(--thread, ${color.action})`;

/** `data-thread`, a service's key, gives an element and all within it the service's thread. */
export const threads = css(
  Object.fromEntries(
    SERVICE_KEYS.map((key) => [`[data-thread='${key}']`, { '--thread': threadColor(key) }]),
  ),
);

/**
 * The eight threads side by side, with sharp edges.
 * @param endOf where a thread ends, from its percentage of the width
 */
export const stripes = (endOf: (share: number) => string): string => {
  // A stop at 0 counts as one at the end of the stop before.
  const stops = SERVICE_KEYS.map(
    (key, index) => `${threadColor(key)} 0 ${endOf((100 / SERVICE_KEYS.length) * (index + 1))}`,
  );
  return `linear-gradient(90deg, ${stops.join(', ')})`;
};

/** Thickness of a thread that is drawn as a line, in px. */
export const threadWidth = 3;

/** Gap between a thread and the one that passes over it, in px. */
export const threadGap = 7;
