/** The `tel:` address of a number as it is written for people, such as `+44 161 496 0148`. */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
