import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { escapeHtml } from '@corporate-website/contract/escape-html';
import { cleanCss } from './clean-css';
import { DrawnElement, drawnAgain } from './drawn-elements';
import { UnfitError } from './inspect-raster';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const MAX_ELEMENTS = 100_000;
const MAX_DEPTH = 200;
/** Characters of style; editors write some thousand. */
const MAX_STYLE = 500_000;
/** Chromium draws so many in a second. */
const MAX_DRAWN_AGAIN = 10_000;

/** Elements that draw. All others are removed with their content: scripts, foreign objects, sounds, editors' data. */
const drawing = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath image linearGradient ' +
    'radialGradient stop pattern clipPath mask marker filter view switch title desc style feBlend feColorMatrix ' +
    'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow ' +
    'feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight ' +
    'feSpecularLighting feSpotLight feTile feTurbulence animate animateMotion animateTransform mpath'
  ).split(' '),
);
const withText = new Set(['text', 'tspan', 'textPath', 'title', 'desc']);
const embeddedRaster = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]+$/i;

function hrefOf(element: string, value: string): string | undefined {
  const trimmed = value.trim();
  if (/^#[\p{L}\p{N}_.:-]+$/u.test(trimmed)) return trimmed;
  return element === 'image' && embeddedRaster.test(trimmed)
    ? trimmed.replace(/\s+/g, '')
    : undefined;
}

/** An attribute as written; undefined if left out. */
function cleanAttribute(
  element: string,
  attribute: SaxesAttributeNS,
): [string, string] | undefined {
  const { local, uri, prefix, value } = attribute;
  if (local === 'href' && (uri === '' || uri === XLINK)) {
    const href = hrefOf(element, value);
    return href === undefined ? undefined : ['href', href];
  }
  if (prefix === 'xml' && local === 'space') return ['xml:space', value];
  if (
    uri !== '' ||
    prefix !== '' ||
    local === 'xmlns' ||
    /^on/i.test(local) ||
    !/^[a-z][\w-]*$/i.test(local)
  )
    return undefined;
  if (local === 'style' || /url\s*\(|\\/i.test(value)) {
    const css = cleanCss(value);
    return css.trim() === '' ? undefined : [local, css];
  }
  return /(?:javascript|vbscript|data):/i.test(value) ? undefined : [local, value];
}

/** An animation may move and fade existing content, not point it elsewhere. */
function isHarmful(tag: SaxesTagNS): boolean {
  return /^(?:.*:)?(?:href|style|on\w*)$/i.test(tag.attributes.attributeName?.value.trim() ?? '');
}

/** Writes the allowed parts of a document as it is read. */
class SvgWriter {
  readonly rootAttributes = new Map<string, string>();
  private readonly parts: string[] = [];
  private readonly drawn: DrawnElement[] = [];
  private readonly open: DrawnElement[] = [];
  private style = '';
  private styles = '';
  private skipped = 0;
  private elements = 0;

  openTag(tag: SaxesTagNS): void {
    this.elements += 1;
    if (this.elements > MAX_ELEMENTS || this.open.length > MAX_DEPTH)
      throw new UnfitError('is an SVG of too many elements');
    const isSvg = tag.uri === SVG || tag.uri === '';
    if (this.open.length === 0 && this.skipped === 0 && !(isSvg && tag.local === 'svg')) {
      throw new UnfitError(`is an XML document (${tag.local.slice(0, 30)}), not a picture`);
    }
    // A link's content is drawn, the link goes.
    const name = isSvg && tag.local === 'a' ? 'g' : tag.local;
    if (this.skipped > 0 || !isSvg || !drawing.has(name) || isHarmful(tag)) {
      this.skipped += 1;
      return;
    }
    const attributes =
      tag.local === 'a'
        ? []
        : Object.values(tag.attributes).flatMap((attribute) => {
            const clean = cleanAttribute(name, attribute);
            return clean ? [clean] : [];
          });
    const isRoot = this.open.length === 0;
    if (isRoot) for (const [key, value] of attributes) this.rootAttributes.set(key, value);
    const element = new DrawnElement(name, new Map(attributes));
    this.open.at(-1)?.children.push(element);
    this.open.push(element);
    this.drawn.push(element);
    const written = attributes.map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('');
    // The root is written last, when its view box is known.
    if (!isRoot) this.parts.push(`<${name}${written}>`);
  }

  text(value: string): void {
    if (this.skipped > 0) return;
    const name = this.open.at(-1)?.name ?? '';
    if (name === 'style') this.style += value;
    else if (withText.has(name)) this.parts.push(escapeHtml(value));
  }

  closeTag(): void {
    if (this.skipped > 0) {
      this.skipped -= 1;
      return;
    }
    const name = this.open.pop()?.name;
    if (name === undefined || this.open.length === 0) return;
    if (name === 'style') {
      if (this.styles.length + this.style.length > MAX_STYLE)
        throw new UnfitError('is an SVG with too much style');
      const css = cleanCss(this.style);
      this.parts.push(escapeHtml(css));
      this.styles += `${css}}`;
      this.style = '';
    }
    this.parts.push(`</${name}>`);
  }

  /** @throws UnfitError where it would keep a browser busy */
  content(): string {
    if (drawnAgain(this.drawn, this.styles) > MAX_DRAWN_AGAIN)
      throw new UnfitError('is an SVG that draws its parts too many times over');
    return this.parts.join('');
  }
}

const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  em: 16,
  ex: 8,
};

/** A length in pixels; undefined for a percentage and for an invalid one. */
function pixels(value: string | undefined): number | undefined {
  const match = /^\s*\+?(\d{0,7}(?:\.\d{1,8})?)\s*([a-z]*)\s*$/i.exec(value ?? '');
  const unit = units[(match?.[2] ?? '?').toLowerCase()];
  const length = Number(match?.[1] || Number.NaN) * (unit ?? Number.NaN);
  return length > 0 ? length : undefined;
}

/** The picture's own size: width and height, else of the view box, else what browsers take. */
function sizeOf(root: ReadonlyMap<string, string>): {
  width: number;
  height: number;
  hasBox: boolean;
} {
  const box = (root.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box;
  const hasBox = box.length === 4 && boxWidth > 0 && boxHeight > 0;
  const width = pixels(root.get('width'));
  const height = pixels(root.get('height'));
  const ratio = hasBox ? boxWidth / boxHeight : 2;
  if (width !== undefined && height !== undefined) return { width, height, hasBox };
  if (width !== undefined) return { width, height: width / ratio, hasBox };
  if (height !== undefined) return { width: height * ratio, height, hasBox };
  return hasBox
    ? { width: boxWidth, height: boxHeight, hasBox }
    : { width: 300, height: 150, hasBox };
}

export interface CleanSvg {
  /** UTF-8 text, without a declaration. */
  svg: string;
  /** Pixels, at least 1, whole. */
  width: number;
  height: number;
}

/**
 * An SVG without anything that runs, loads or links: an allow-list of elements, references inside the picture alone,
 * pixels only embedded. It always has a view box, so that it scales.
 *
 * @throws UnfitError where it is not well-formed, declares entities, or is no SVG
 */
export function cleanSvg(source: string): CleanSvg {
  const parser = new SaxesParser({ xmlns: true });
  const writer = new SvgWriter();
  parser.on('error', (error) => {
    throw new UnfitError(
      `is not well-formed (${error.message.replace(/\s+/g, ' ').slice(0, 120)})`,
    );
  });
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype))
      throw new UnfitError('is an SVG that declares entities, which is not taken');
  });
  parser.on('opentag', (tag) => writer.openTag(tag));
  parser.on('text', (value) => writer.text(value));
  parser.on('cdata', (value) => writer.text(value));
  parser.on('closetag', () => writer.closeTag());
  parser.write(source).close();

  const { width, height, hasBox } = sizeOf(writer.rootAttributes);
  const root = new Map(writer.rootAttributes);
  if (!hasBox) root.set('viewBox', `0 0 ${width} ${height}`);
  const attributes = [...root].map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('');
  return {
    svg: `<svg xmlns="${SVG}"${attributes}>${writer.content()}</svg>`,
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  };
}
