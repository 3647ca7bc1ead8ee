/** In the state of a history entry: its page is the one before in another state, and is not scrolled. */
export const STAY = 'staysInPlace';

export const stay = { [STAY]: true } as const;
