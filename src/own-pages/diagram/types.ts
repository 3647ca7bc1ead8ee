/** Data of a diagram: layers of nodes, and links between nodes of any layers. */
export interface DiagramData {
  readonly layers: readonly {
    readonly name: string;
    readonly nodes: readonly { readonly id: string; readonly label: string }[];
  }[];
  readonly links: readonly {
    readonly from: string;
    readonly to: string;
    readonly label?: string | null;
  }[];
}

/** All lengths are user units of the drawing; text of 15 units is meant to be seen at about 15 px. */
export interface DiagramLayout {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly { readonly name: string; readonly x: number; readonly width: number }[];
  readonly boxes: readonly Box[];
  readonly threads: readonly Thread[];
}

export interface Box {
  readonly id: string;
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Thread {
  readonly from: string;
  readonly to: string;
  /** Runs against the order of the layers. */
  readonly isReturn: boolean;
  /** Corners from box to box, horizontal and vertical by turns. */
  readonly points: readonly Point[];
  /** Points at which it dips under another thread. */
  readonly dips: readonly Point[];
  /** Path data of the thread, interrupted where it dips. */
  readonly d: string;
  /** Path data of its arrow. */
  readonly arrow: string;
  readonly label: Label | null;
}

export interface Label {
  readonly lines: readonly string[];
  /** Left end of the first line's baseline. */
  readonly x: number;
  readonly y: number;
  /** Widest line, as estimated. */
  readonly width: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}
