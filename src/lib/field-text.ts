/** The text of an item’s field, which the pull has cleaned; empty for anything that is no text. */
export const fieldText = (value: unknown): string => (typeof value === 'string' ? value : '');
