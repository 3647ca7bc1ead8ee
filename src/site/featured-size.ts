/** The picture of a featured read, in CSS pixels: section 9 of the specification. */
export const FEATURED_SIZE = { width: 530, height: 278 } as const;
