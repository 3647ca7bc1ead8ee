/** Replaces observers that jsdom lacks: a test sets what they see. */
import { jest } from '@jest/globals';

interface Observation {
  callback: (entries: object[]) => void;
  targets: Set<Element>;
}

const observations: Observation[] = [];

function observerClass() {
  return class {
    readonly own: Observation;
    constructor(callback: (entries: object[]) => void) {
      this.own = { callback, targets: new Set() };
      observations.push(this.own);
    }
    observe(target: Element) {
      this.own.targets.add(target);
    }
    unobserve(target: Element) {
      this.own.targets.delete(target);
    }
    disconnect() {
      this.own.targets.clear();
    }
  };
}

/** Puts both observers in place. */
export function installObservers(): void {
  Object.assign(globalThis, {
    IntersectionObserver: observerClass(),
    ResizeObserver: observerClass(),
  });
}

/** Tells whoever watches an element what there is to see. */
export function observe(target: Element, entry: object): void {
  for (const { targets, callback } of observations) {
    if (targets.has(target)) callback([{ target, ...entry }]);
  }
}

/** A media query that a test turns on and off. */
export function mediaQuery(matches: boolean): MediaQueryList & { set: (matches: boolean) => void } {
  const target = new EventTarget();
  return Object.assign(target, {
    matches,
    media: '',
    onchange: null,
    addListener: jest.fn(),
    removeListener: jest.fn(),
    set(this: { matches: boolean } & EventTarget, value: boolean) {
      this.matches = value;
      this.dispatchEvent(new Event('change'));
    },
  }) as unknown as MediaQueryList & { set: (matches: boolean) => void };
}
