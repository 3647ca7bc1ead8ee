/** A browser's abilities that the flows in every engine need. All else is made of them: visitor.ts. */

/** Runs in the page; its input and output are JSON. */
export type InPage<A, R> = (argument: A) => R;

export type Pointer = 'mouse' | 'touch';

/** Keys that are no letters, by the name that `KeyboardEvent.key` has. */
export type NamedKey = 'Enter' | 'Escape' | 'Tab' | 'Shift' | 'ArrowDown' | 'ArrowUp' | 'End';

export interface Driver {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  evaluate: <A, R>(run: InPage<A, R>, argument: A) => Promise<R>;
  /** The same in the document of a frame, of whatever origin. @param frame a selector */
  evaluateIn: <A, R>(frame: string, run: InPage<A, R>, argument: A) => Promise<R>;
  /** Moves the mouse to a point of the window. */
  moveTo: (x: number, y: number) => Promise<void>;
  pressAt: (x: number, y: number, pointer: Pointer) => Promise<void>;
  key: (key: NamedKey) => Promise<void>;
  /** Letter by letter, where the focus is. */
  type: (text: string) => Promise<void>;
  /** The size of the page's part of the window. */
  resize: (width: number, height: number) => Promise<void>;
  /** Uncaught errors and violations of the policy so far. */
  trouble: () => Promise<string[]>;
  /** A PNG of the window's content. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

export interface Start {
  /** Without the page's own scripts. */
  scripts?: boolean;
}

/** A running browser; one a worker. */
export interface Engine {
  /** Drives a page of a new visitor. */
  open: (start: Start) => Promise<Driver>;
  close: () => Promise<void>;
}
