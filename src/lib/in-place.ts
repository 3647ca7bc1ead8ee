/** In the state of a history entry: its page is the one before in another state, and is not scrolled. */
export const IN_PLACE = 'staysInPlace';

export const inPlace = { [IN_PLACE]: true } as const;
