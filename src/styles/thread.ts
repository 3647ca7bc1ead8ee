import { color } from './tokens';

/**
 * The thread of the page: its service's colour where the page belongs to one. For lines and figures only; as the
 * colour of running text it has too little contrast.
 */
export const thread = `var(--thread, ${color.action})`;

/** Thickness of a thread that is drawn as a line, in px. */
export const threadWidth = 3;

/** Gap between a thread and the one that passes over it, in px. */
export const threadGap = 7;
