/** The meaning of a shortcode here: a figure, a listing, a player, or its content alone. */
import type { Element, ElementContent } from 'hast';
import type { Ledger } from './losses';
import { charactersIn, type Shortcode } from './shortcode-tokens';
import { element, isBlank, isElement, text, textOf } from './tree';

const captions = new Set(['caption', 'wp_caption']);
const listings = new Set(['code', 'sourcecode', 'source', 'crayon', 'highlight']);
const players = new Set(['audio', 'embed', 'video', 'vimeo', 'youtube']);
/** Their content is what they show. */
const wrappers =
  /^(?:av|cs|et_pb|fl|fusion|mk|qode|su|themify|vc|wpb)[-_]|^(?:row|col|column|columns|section|one_half|one_third|two_third)/;

/** A player or a link in place of a shortcode that names an address. */
function loaderOf({ name, attributes, value }: Shortcode, inner: string): Element | undefined {
  const candidates = [attributes['src'], attributes['url'], attributes['mp4'], attributes['mp3']];
  const address = [...candidates, value, inner].find((entry) => entry)?.trim() ?? '';
  const id = attributes['id'] ?? value;
  if (name === 'youtube' && /^[\w-]{6,20}$/.test(id))
    return element('oembed', { url: `https://www.youtube.com/watch?v=${id}` });
  if (name === 'vimeo' && /^\d{5,12}$/.test(id))
    return element('oembed', { url: `https://vimeo.com/${id}` });
  if (!/^(?:https?:)?\/\S+$/.test(address)) return undefined;
  return name === 'video' || name === 'audio'
    ? element(name, { src: address })
    : element('oembed', { url: address });
}

/** A picture with the words after it as its caption; undefined where there is no picture. */
function figureOf(
  { attributes }: Shortcode,
  content: readonly ElementContent[],
): Element | undefined {
  const at = content.findIndex(
    (node) =>
      isElement(node, 'img') ||
      (isElement(node, 'a') && node.children.some((child) => isElement(child, 'img'))),
  );
  const picture = content[at];
  if (!picture) return undefined;
  const rest = [...content.slice(0, at), ...content.slice(at + 1)].filter(
    (node) => !isElement(node, 'br'),
  );
  const given = attributes['caption'];
  const caption = rest.every(isBlank) && given ? [text(given)] : rest;
  const [first] = caption;
  if (first?.type === 'text') first.value = first.value.trimStart();
  return element('figure', {}, [
    picture,
    ...(caption.every(isBlank) ? [] : [element('figcaption', {}, caption)]),
  ]);
}

function tellOf(ledger: Ledger, name: string): void {
  if (wrappers.test(name)) return;
  ledger.tell(
    `The shortcode “${name}” means nothing here; what it would show is missing, its content stays.`,
    'Put the pictures, links or words themselves into the text.',
  );
}

/**
 * The nodes in place of a shortcode.
 * @param content all that is up to its end
 */
export function meaningOf(
  ledger: Ledger,
  code: Shortcode,
  content: ElementContent[],
): ElementContent[] {
  const words = textOf(element('div', {}, content));
  if (captions.has(code.name)) {
    const figure = figureOf(code, content);
    const given = code.attributes['caption'];
    if (figure && given && textOf(figure) === given)
      ledger.explain({ characters: charactersIn(given) }, -1);
    if (figure) return [figure];
  }
  if (listings.has(code.name)) {
    const said = code.attributes['language'] ?? code.attributes['lang'] ?? 'plaintext';
    return [element('pre', { className: [`language-${said}`] }, [element('code', {}, content)])];
  }
  if (players.has(code.name)) {
    const loader = loaderOf(code, words);
    if (loader) {
      ledger.explain({ characters: charactersIn(words) });
      ledger.explain({ parts: 1 }, -1);
      return [loader];
    }
  }
  const href = code.attributes['url'] ?? code.attributes['href'] ?? code.attributes['link'];
  if (/button|btn|link/.test(code.name) && href && words !== '') {
    ledger.explain({ links: 1 }, -1);
    return [element('a', { href }, content)];
  }
  if (!captions.has(code.name)) tellOf(ledger, code.name);
  return content;
}
