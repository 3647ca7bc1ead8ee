/** A page before and after, in windows of two widths. */

/** A rectangle, in pixels of the page. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One side of a comparison: a part of a page as a picture, with the regions that differ marked. */
export interface Side {
  /** A `data:` address. */
  picture: string;
  regions: readonly Region[];
}

/** The same part of a page in a window of one width. */
export interface View {
  window: 'desktop' | 'phone';
  /** Pixels of the page: the part that is shown, and where it begins. */
  width: number;
  height: number;
  top: number;
  /** Null for a page that is new. */
  before: Side | null;
  after: Side;
  /** Regions that differ further down than the part that is shown. */
  further: number;
}

export interface PageView {
  path: string;
  /** As readers call it: `Blog`, `Service`, `List`. */
  kind: string;
  isNew: boolean;
  views: readonly View[];
}
