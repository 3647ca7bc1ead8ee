/** Slugs are unique whatever their case, since each becomes the name of a file. */
export const slugKeyOf = (slug: string): string => slug.normalize('NFC').toLowerCase();
