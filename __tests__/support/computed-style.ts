/**
 * @param property a custom property, which jsdom does not inherit
 * @returns its value as a number on each element within that sets it, in their order
 */
export const numbersOf = (within: Element, property: string): number[] =>
  [...within.querySelectorAll('*')]
    .map((each) => getComputedStyle(each).getPropertyValue(property))
    .filter((value) => value !== '')
    .map(Number);
