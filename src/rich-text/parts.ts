/** Embedded parts, before sanitising: each becomes what the page can show, or is told. */
import type { Element, ElementContent, Root } from 'hast';
import { webAddress } from './addresses';
import { contextOf, type RichTextContext, type RichTextFile } from './context';
import { countsIn } from './losses';
import { declared } from './markup-facts';
import { attribute, element, isBlank, isElement, rewrite, text, textOf } from './tree';

const LINK = 'Put a link to the page that shows it into the text.';

const pictureType = /^image\//;
const pictureFile = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;
const flash = /\.swf$/i;

/** Custom elements that play a video. */
const players: Readonly<Record<string, (id: string) => string>> = {
  'lite-youtube': (id) => `https://www.youtube.com/watch?v=${id}`,
  'amp-youtube': (id) => `https://www.youtube.com/watch?v=${id}`,
  'lite-vimeo': (id) => `https://vimeo.com/${id}`,
  'amp-vimeo': (id) => `https://vimeo.com/${id}`,
};

function objectAddress(node: Element): string | undefined {
  const param = node.children.find(
    (child) =>
      isElement(child, 'param') && /^(?:movie|src|url)$/i.test(attribute(child, 'name') ?? ''),
  );
  return (
    attribute(node, 'data') ??
    attribute(node, 'src') ??
    (isElement(param) ? attribute(param, 'value') : undefined)
  );
}

const videoIdOf = (node: Element): string =>
  attribute(node, 'videoId') ?? attribute(node, 'videoid') ?? attribute(node, 'dataVideoid') ?? '';

/** `<object>`, `<embed>` and `<applet>`: a picture, a link, else what is inside for browsers that cannot show it. */
function objectOf(node: Element, context: RichTextContext): ElementContent[] {
  const { ledger, source } = context;
  const written = objectAddress(node);
  const url = webAddress(written, source);
  const title = attribute(node, 'title') ?? attribute(node, 'ariaLabel');
  const type = attribute(node, 'type') ?? '';
  const isData = written?.startsWith('data:image/');
  if (isData || (url && (pictureType.test(type) || pictureFile.test(url.pathname)))) {
    ledger.explain({ parts: 1 });
    ledger.explain({ pictures: 1 }, -1);
    return [element('img', { src: written, alt: title ?? textOf(node) })];
  }
  if (url && !flash.test(url.pathname))
    return [element('iframe', { src: url.href, ...(title ? { title } : {}) })];
  const inside = node.children.filter((child) => !isElement(child, 'param'));
  const hasPart = inside.some((child) => isElement(child, 'iframe'));
  if (!hasPart) ledger.tell('An embedded object is not shown.', LINK, { parts: 1 });
  ledger.explain(countsIn(inside.filter((child) => !isElement(child, 'iframe'))), -1);
  return inside;
}

/** A placeholder that a provider's script would fill, with the address of what it would show. */
function widgetOf(node: Element): Element | undefined {
  if (!/^(?:div|span)$/.test(node.tagName) || !node.children.every(isBlank)) return undefined;
  const src =
    attribute(node, 'dataUrl') ?? attribute(node, 'dataHref') ?? attribute(node, 'dataSrc');
  return src !== undefined && /^https?:\/\//.test(src) ? element('iframe', { src }) : undefined;
}

/** Links of a picture's areas, one below the other. */
function areaLinks(map: Element, { ledger }: RichTextContext): ElementContent[] {
  const links = map.children.flatMap((area): ElementContent[] => {
    const href = isElement(area, 'area') ? attribute(area, 'href') : undefined;
    if (href === undefined || !isElement(area)) return isElement(area, 'area') ? [] : [area];
    const label = attribute(area, 'alt') || attribute(area, 'title') || href;
    return [element('p', {}, [element('a', { href }, [text(label)])])];
  });
  const list = element('div', {}, links);
  ledger.explain(countsIn([list]), -1);
  ledger.explain(countsIn([map]));
  return [list];
}

/** A link whose only words are for screen readers: those are its words. */
function nameIconLink(link: Element, { ledger }: RichTextContext): void {
  const counts = countsIn(link.children);
  if (counts.characters + counts.pictures + counts.parts + counts.formulas > 0) return;
  const label = attribute(link, 'ariaLabel') ?? attribute(link, 'title') ?? '';
  const href = attribute(link, 'href');
  if (href === undefined) return;
  if (label.trim() === '') {
    // Its query may be a signature.
    const shown = href.replace(/[?#][^]*$/, '').slice(0, 100);
    // One that leads nowhere else either is no loss.
    if (shown.trim() === '') ledger.explain({ links: 1 });
    else
      ledger.tell(`A link without words (${shown}) is not shown.`, 'Give it words.', { links: 1 });
    delete link.properties.href;
    return;
  }
  link.children = [text(label)];
  ledger.explain({ characters: label.replace(/\s+/g, '').length }, -1);
}

/** A canvas, a template, or an element of a script's own that shows nothing without it. */
function tellOfEmpty(node: Element, { ledger }: RichTextContext): ElementContent[] | undefined {
  const { tagName } = node;
  if (tagName === 'canvas') {
    ledger.tell(
      'A drawing that a script would make is not shown.',
      'Put a picture of it into the text.',
    );
    ledger.explain(countsIn(node.children), -1);
    return node.children;
  }
  const isCustom = tagName.includes('-') && node.children.every(isBlank);
  if (tagName === 'template' || (isCustom && Object.keys(node.properties).length > 0)) {
    ledger.tell(`An element <${tagName}> shows nothing without its script.`, LINK);
    return [];
  }
  return undefined;
}

/** Pictures behind content are of a design that the page does not have. */
function tellOfBackground(node: Element, { ledger }: RichTextContext): void {
  if (/url\(/.test(declared(node, 'background-image') ?? declared(node, 'background') ?? ''))
    ledger.tell('A picture behind the text is not shown.', 'Put it into the text as a picture.');
}

/** A video or recording becomes a link, without its first picture and its captions. */
function tellOfCompanions(node: Element, { ledger }: RichTextContext): void {
  if (node.tagName !== 'video' && node.tagName !== 'audio') return;
  if ((attribute(node, 'poster') ?? '').trim() !== '')
    ledger.tell(
      'The picture that a video begins with is not shown.',
      'Put it into the text as a picture.',
    );
  if (node.children.some((child) => isElement(child, 'track')))
    ledger.tell(
      'The captions of a video or recording are not shown, since the page links to it.',
      'Put its words into the text, or link to a page that plays it with captions.',
    );
}

/** Gives embedded parts one form, and tells of those that have none here. */
export function rehypeParts() {
  return (tree: Root, file: RichTextFile): void => {
    const context = contextOf(file);
    rewrite(tree, (node) => {
      const { tagName } = node;
      tellOfBackground(node, context);
      tellOfCompanions(node, context);
      if (tagName === 'object' || tagName === 'embed' || tagName === 'applet')
        return objectOf(node, context);
      if (tagName === 'map') return areaLinks(node, context);
      // Data of Word's, not its text.
      if (tagName === 'xml') return [];
      if (tagName === 'a') nameIconLink(node, context);
      const player = players[tagName]?.(videoIdOf(node));
      const loader = player === undefined ? widgetOf(node) : element('oembed', { url: player });
      if (loader) context.ledger.explain({ parts: 1 }, -1);
      return loader ? [loader] : tellOfEmpty(node, context);
    });
  };
}
