/** The weaves of the services in the menu, and where the build puts the file that has all of them. */
export const WEAVES_PATH = '/weaves.svg';

/** Units of one. */
export const WEAVE = { width: 512, height: 128 } as const;
