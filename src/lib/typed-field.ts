/** A field that the early script has seen used, on the page's own clock: `performance.now()`. */
export interface TypedField extends EventTarget {
  typedAt?: number;
}
