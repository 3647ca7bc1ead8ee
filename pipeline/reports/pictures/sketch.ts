/**
 * A sketch of a page: its painted elements and their places. Comparing two sketches shows where two versions of a page
 * differ, without drawing either: drawing a whole page takes longer than loading it.
 */
import { diffArrays } from 'diff';
import type { Page } from 'playwright-core';
import type { Region } from './page-view';

/** An element that paints something: text, a picture, a background, a border. */
export interface Box extends Region {
  /** A hash of its look, without height and vertical place, which other elements change. */
  look: number;
}

export interface Sketch {
  /** Of the page, in pixels. */
  height: number;
  /** In the order of the document. */
  boxes: readonly Box[];
}

/** The regions of each version that differ from the other, from top to bottom. */
export interface Difference {
  before: readonly Region[];
  after: readonly Region[];
}

/** Differences closer than this are one region, in pixels. */
const APART = 28;
/** Pixels between a difference and the frame around it. */
const ROOM = 6;
const PATIENCE_MS = 400;

/** Runs inside the page, so it uses no other function of this file. Call it with the page at its top. */
function sketch(): Sketch {
  const boxes: Box[] = [];
  const inSight: [Element, string][] = [];
  for (const element of document.body.querySelectorAll('*')) {
    const drawing = element.closest('svg');
    if (drawing && drawing !== element) continue;
    // First: computing the style of elements that are not rendered takes long.
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    if (style.position === 'sticky' || style.position === 'fixed')
      inSight.push([element, style.position]);
    let shown = '';
    if (drawing) shown = drawing.outerHTML;
    else if (element instanceof HTMLImageElement)
      shown = `${element.getAttribute('src')} ${element.srcset}`;
    else if (element.matches('input, select, textarea')) {
      const { value } = element as HTMLInputElement;
      shown = `${value} ${element.getAttribute('placeholder') ?? ''}`;
    } else {
      for (const { nodeType, nodeValue } of element.childNodes) {
        if (nodeType === Node.TEXT_NODE) shown += nodeValue?.trim() ?? '';
      }
    }
    const ground = `${style.backgroundColor} ${style.backgroundImage} ${style.boxShadow} ${style.borderWidth}`;
    if (shown === '' && ground === 'rgba(0, 0, 0, 0) none none 0px') continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) <= 1) continue;
    const words = `${style.font} ${style.color} ${style.borderColor} ${style.textDecorationLine}`;
    const all = `${Math.round(left)} ${Math.round(width)} ${ground} ${words} ${shown}`;
    let look = 0x811c9dc5;
    for (let at = 0; at < all.length; at += 1) {
      look = Math.imul(look ^ all.charCodeAt(at), 0x01000193);
    }
    boxes.push({ look, x: left, y: top + scrollY, width, height });
  }
  const { height } = document.documentElement.getBoundingClientRect();
  // Fixed elements would cover the part that is scrolled to.
  for (const [element, position] of inSight) {
    const { style } = element as HTMLElement;
    style.setProperty('position', position === 'sticky' ? 'relative' : 'absolute', 'important');
    style.setProperty('inset', 'auto', 'important');
  }
  return { height: Math.ceil(height), boxes };
}

/** @param page laid out, with its fonts */
export const sketchOf = (page: Page): Promise<Sketch> => page.evaluate(sketch);

/** Regions around boxes, from top to bottom; boxes near each other share one. */
function regionsOf(boxes: readonly Box[], most: number): Region[] {
  const regions: Region[] = [];
  for (const { x, y, width, height } of [...boxes].sort((a, b) => a.y - b.y)) {
    const [left, top] = [Math.max(0, Math.floor(x) - ROOM), Math.max(0, Math.floor(y) - ROOM)];
    const right = Math.min(most, Math.ceil(x + width) + ROOM);
    const bottom = Math.ceil(y + height) + ROOM;
    const last = regions.at(-1);
    if (last && top - (last.y + last.height) < APART - 2 * ROOM) {
      const [from, to] = [Math.min(last.x, left), Math.max(last.x + last.width, right)];
      Object.assign(last, {
        ...{ x: from, width: to - from },
        height: Math.max(last.y + last.height, bottom) - last.y,
      });
    } else {
      regions.push({ x: left, y: top, width: right - left, height: bottom - top });
    }
  }
  return regions;
}

/**
 * The regions in which two versions of a page differ. An added element counts; the elements that it moves down do not.
 * @param width of the window
 */
export function differenceOf(before: Sketch, after: Sketch, width: number): Difference {
  const looks = ({ boxes }: Sketch) => boxes.map(({ look }) => look);
  const parts = diffArrays(looks(before), looks(after), { timeout: PATIENCE_MS });
  // Versions with little in common take too long to compare: everything differs.
  if (!parts) {
    return { before: regionsOf(before.boxes, width), after: regionsOf(after.boxes, width) };
  }
  const [old, now]: [Box[], Box[]] = [[], []];
  let [y, z] = [0, 0];
  for (const { added, removed, value } of parts) {
    if (removed) old.push(...before.boxes.slice(y, y + value.length));
    if (added) now.push(...after.boxes.slice(z, z + value.length));
    if (!added) y += value.length;
    if (!removed) z += value.length;
  }
  return { before: regionsOf(old, width), after: regionsOf(now, width) };
}
