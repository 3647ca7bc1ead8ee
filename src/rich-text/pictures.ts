import type { Element, Root } from 'hast';
import { withoutControls } from '../lib/control-characters';
import { webAddress } from './addresses';
import { contextOf, type RichTextFile } from './context';
import { inlineKey } from './inline-key';
import { attribute, element, rewrite } from './tree';

/** The widest that a page shows; a larger candidate is only bytes. */
const WIDEST = 3840;

interface Candidate {
  address: string;
  /** Pixels where the descriptor is `w`; `x` counts as a multiple of 1000. */
  size: number;
}

/** Text without the commas at its end; a pattern for them would scan each comma again. */
function withoutCommas(value: string): string {
  let end = value.length;
  while (value[end - 1] === ',') end -= 1;
  return value.slice(0, end);
}

/** The candidates of a srcset. Addresses may hold commas, so each one ends at white space. */
function candidatesOf(srcset = ''): Candidate[] {
  const limited = srcset.slice(0, 5_000);
  const address = /[\s,]*([^\s,]\S*)/y;
  const descriptor = /\s*(?:([\d.]{1,8})([wx])(?![^\s,]))?[^,]*,?/y;
  const candidates: Candidate[] = [];
  for (let match = address.exec(limited); match; match = address.exec(limited)) {
    const [, given = ''] = match;
    const trimmed = withoutCommas(given);
    let size = 1_000;
    if (trimmed === given) {
      descriptor.lastIndex = address.lastIndex;
      const [, amount, unit] = descriptor.exec(limited) ?? [];
      if (amount !== undefined) size = Number(amount) * (unit === 'w' ? 1 : 1_000);
      address.lastIndex = descriptor.lastIndex;
    }
    candidates.push({ address: trimmed, size });
  }
  return candidates;
}

/** The largest that is not wider than needed, else the smallest. */
function best(candidates: readonly Candidate[]): string[] {
  const sorted = [...candidates].sort((one, other) => one.size - other.size);
  const fitting = sorted.filter((candidate) => candidate.size <= WIDEST);
  return [fitting.at(-1) ?? sorted[0]].flatMap((candidate) => candidate?.address ?? []);
}

/** The lightest picture that a text holds itself; what is lighter stands in for another. */
const MIN_DATA = 120;

/** The `data:` address of a picture that stands in the text itself. */
function dataOf(image: Element): string | undefined {
  const values = [attribute(image, 'src'), attribute(image, 'dataSrc')];
  return values
    .map((value) => value?.trim())
    .find((value) => value !== undefined && /^data:image\/[\w.+-]+[;,]/i.test(value));
}

/**
 * Address of the picture: the best of its lazy or plain srcset, else its lazy address, else `src`, which lazy loaders
 * fill with a placeholder. Skips everything that is not http(s).
 */
function addressOf(image: Element, base: URL): URL | undefined {
  const lazySets = ['dataSrcset', 'dataLazySrcset'];
  const lazy = ['dataSrc', 'dataLazySrc', 'dataOriginal', 'dataLazy'];
  const values = [
    ...lazySets.flatMap((name) => best(candidatesOf(attribute(image, name)))),
    ...lazy.flatMap((name) => attribute(image, name) ?? []),
    ...best(candidatesOf(attribute(image, 'srcSet'))),
    attribute(image, 'src'),
  ];
  for (const value of values) {
    const url = webAddress(value, base);
    if (url) return url;
  }
  return undefined;
}

/** Pictures of one pixel count visitors. */
function isTracker(image: Element): boolean {
  return ['width', 'height'].some((name) => {
    const size = Number.parseInt(attribute(image, name) ?? '', 10);
    return size <= 2;
  });
}

/** The loss of a picture that has no address to be had from. */
function lossOf(image: Element): [what: string, remedy: string] {
  if (isTracker(image))
    return ['A picture of a pixel or two, which would count visitors, is not shown.', ''];
  const alt = spoken(attribute(image, 'alt')).slice(0, 60);
  return [
    `A picture${alt === '' ? '' : ` “${alt}”`} is not shown: its address is missing, or cannot be reached from the web.`,
    'Upload the picture, and put it into the text again.',
  ];
}

/** A text that is read out: white space collapsed, no longer than a paragraph. */
function spoken(value: string | undefined): string {
  return withoutControls((value ?? '').slice(0, 1_000))
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Pictures become placeholders, `<img data-picture="N" alt="…">`, numbered in the order of the text; the page puts
 * the pictures of its own pipeline there (`fillPictures`). Those that cannot be loaded go.
 */
export function rehypePictures() {
  return (tree: Root, file: RichTextFile): void => {
    const { pictures, source, inline, ledger } = contextOf(file);
    rewrite(tree, (node) => {
      if (node.tagName !== 'img') return undefined;
      const url = isTracker(node) ? undefined : addressOf(node, source);
      const data = url || isTracker(node) ? undefined : dataOf(node);
      const isPicture = url ?? (data !== undefined && data.length >= MIN_DATA);
      if (!isPicture) {
        ledger.tell(...lossOf(node), { pictures: 1 });
        return [];
      }
      if (url) url.hash = '';
      const key = url?.href ?? inlineKey(data ?? '');
      if (data !== undefined) inline.set(key, data);
      const alt = spoken(attribute(node, 'alt'));
      const title = spoken(attribute(node, 'title'));
      const index = pictures.push({ url: key, alt, ...(title === '' ? {} : { title }) }) - 1;
      return [element('img', { dataPicture: String(index), alt })];
    });
  };
}
