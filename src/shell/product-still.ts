/** The stills of products in the menu, and where the build puts the file that has all of them. */
export const STILLS_PATH = '/product-stills.svg';

/** Units of one. */
export const STILL = { width: 160, height: 80 } as const;
