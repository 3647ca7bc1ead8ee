/** Names of an amount's two controls: a number to type in and a range to slide. */
export const controlNames = (id: string) => ({ number: id, range: `range-${id}` });
