/** A page before and after, in windows of two widths. */

/** A rectangle, in pixels of the page. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One side of a comparison: a picture of a part of a page, and the regions that differ. */
export interface Side {
  /** A `data:` address. */
  picture: string;
  regions: readonly Region[];
}

/** One part of a page before and after, in one window. */
export interface View {
  window: 'desktop' | 'phone';
  /** The part that is shown, in pixels of the page. */
  width: number;
  height: number;
  top: number;
  /** Null for a page that is new. */
  before: Side | null;
  after: Side;
  /** Number of regions that differ below this part. */
  further: number;
}

export interface PageView {
  path: string;
  /** In words: `Blog`, `Service`, `List`. */
  kind: string;
  isNew: boolean;
  views: readonly View[];
}
