/** A drawing before it has coordinates: columns of boxes and passes, and the links between them. */
/** A box, or the place at which a link passes through a layer. */
export interface Item {
  /** Null where a link only passes. */
  readonly node: string | null;
  /** First row, counted from the top of the drawing; halves occur. */
  top: number;
  readonly rows: number;
  readonly lines: readonly string[];
  /** Rows at which links meet the left and the right side, by link. */
  readonly left: Map<number, number>;
  readonly right: Map<number, number>;
}

export interface Column {
  readonly name: string;
  readonly width: number;
  readonly items: readonly Item[];
}

/** One step of a link through one channel; channel `c` lies to the left of column `c`. */
export interface Step {
  readonly link: number;
  readonly channel: number;
  /** Item of the column on the left; null where the link turns back to the column it came from. */
  readonly left: Item | null;
  readonly right: readonly Item[];
}

/** A link between two boxes that are neighbours in one layer. */
export interface Short {
  readonly link: number;
  readonly upper: Item;
  readonly lower: Item;
  readonly isUpward: boolean;
  readonly lines: readonly string[];
}

export interface Plan {
  readonly columns: readonly Column[];
  readonly steps: readonly Step[];
  readonly shorts: readonly Short[];
}
