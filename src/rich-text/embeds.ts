import type { Element, ElementContent, Root } from 'hast';
import { webAddress } from './addresses';
import { contextOf, type RichTextFile } from './context';
import { videoOf } from './embed-hosts';
import { countsIn } from './losses';
import { attribute, element, isBlank, isElement, rewrite, text } from './tree';

/** Elements in which a block may stand, and those that hold only these. */
const blockParents = new Set([
  ...['div', 'figure', 'blockquote', 'details'],
  ...['table', 'tbody', 'tr', 'td', 'th'],
  ...['ul', 'ol', 'li', 'dl', 'dd'],
]);

const LINK = 'Put a link to it into the text.';

/** Elements that load something from elsewhere. */
const loaders = new Set(['iframe', 'oembed', 'video', 'audio']);

/** The address that an element loads; of a video without one that of its first source. */
function addressOf(node: Element, base: URL): URL | undefined {
  const own = attribute(node, 'dataSrc') ?? attribute(node, 'src') ?? attribute(node, 'url');
  if (own !== undefined) return webAddress(own, base);
  const source = node.children.find((child) => isElement(child, 'source'));
  return isElement(source) ? webAddress(attribute(source, 'src'), base) : undefined;
}

/** Frames of a few pixels count visitors. */
function isHidden(node: Element): boolean {
  return ['width', 'height'].some((name) => {
    const size = Number.parseInt(attribute(node, name) ?? '', 10);
    return size >= 0 && size < 10;
  });
}

const documentFile = /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|csv|txt|epub|zip)$/i;

const siteName = (url: URL): string => url.hostname.replace(/^(?:www|player)\./, '');

/** A link in place of what would load from elsewhere: a video of an allowed host, or anything else by its address. */
function linkFor(node: Element, base: URL): Element | undefined {
  const url = addressOf(node, base);
  if (!url || isHidden(node)) return undefined;
  const title = attribute(node, 'title')?.replace(/\s+/g, ' ').trim() ?? '';
  const video = videoOf(url);
  if (video) {
    const label = `Watch the video${title === '' ? '' : `: ${title}`} (${video.site})`;
    return element('a', { href: video.watch, dataEmbed: video.player }, [text(label)]);
  }
  const verb = { video: 'Watch the video', audio: 'Listen to the recording' }[node.tagName];
  const thing = documentFile.test(url.pathname) ? 'Open the document' : 'Open the page';
  const label = verb === undefined ? title || thing : `${verb}${title === '' ? '' : `: ${title}`}`;
  return element('a', { href: url.href }, [text(`${label} (${siteName(url)})`)]);
}

/** A link that a click turns into the player is a separate block; any other is a paragraph. */
function asBlock(link: Element): Element {
  return link.properties.dataEmbed === undefined
    ? element('p', {}, [link])
    : element('div', { className: ['embed'] }, [link]);
}

function isLoneLoader(node: Element): Element | undefined {
  const rest = node.children.filter((child) => !isBlank(child) && !isElement(child, 'br'));
  const [only] = rest;
  return rest.length === 1 && isElement(only) && loaders.has(only.tagName) ? only : undefined;
}

/**
 * Nothing is loaded from elsewhere before a click: frames, videos and recordings become links. A video of an allowed
 * host becomes `<div class="embed"><a href=… data-embed=…>`, which the page's script makes a player.
 */
export function rehypeEmbeds() {
  return (tree: Root, file: RichTextFile): void => {
    const { source, ledger } = contextOf(file);
    const linkOf = (node: Element): Element | undefined => {
      const link = linkFor(node, source);
      if (!link) {
        const why = isHidden(node) ? 'it is too small to be seen' : 'it has no address on the web';
        ledger.tell(`A part (${node.tagName}) is not shown: ${why}.`, LINK, { parts: 1 });
        return undefined;
      }
      ledger.explain({ parts: 1 });
      ledger.explain(countsIn([link]), -1);
      return link;
    };
    const blockOf = (node: Element): ElementContent[] => {
      const link = linkOf(node);
      return link ? [asBlock(link)] : [];
    };
    // Paragraphs and figures that hold nothing else first: a block cannot stand in a paragraph.
    rewrite(tree, (node) => {
      const lone =
        node.tagName === 'p' || node.tagName === 'figure' ? isLoneLoader(node) : undefined;
      return lone && blockOf(lone);
    });
    rewrite(tree, (node, ancestors) => {
      if (!loaders.has(node.tagName)) return undefined;
      if (ancestors.some((ancestor) => ancestor.tagName === 'a')) {
        ledger.tell(`A part (${node.tagName}) inside a link is not shown.`, LINK, { parts: 1 });
        return [];
      }
      if (ancestors.every((ancestor) => blockParents.has(ancestor.tagName))) return blockOf(node);
      const link = linkOf(node);
      if (link) delete link.properties.dataEmbed;
      return link ? [link] : [];
    });
  };
}
