/** The part of probe-image-size that is called; the package ships no types. */
declare module 'probe-image-size/sync.js' {
  /** Width and height as a picture's head has them, before any turning; null where it is of no known format. */
  export default function probe(bytes: Uint8Array): { width: number; height: number } | null;
}
