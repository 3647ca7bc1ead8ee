import { plainText } from './plain-text';

/** Elements that count as a break between words. */
const blocks =
  'address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
  'footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html legend li main menu nav ol optgroup option p pre ' +
  'search section select summary table tbody td tfoot th thead title tr ul';

/** Elements that stand inside a word or a line. */
const inlines =
  'a abbr acronym applet area audio b base basefont bdi bdo big blink button canvas cite code col colgroup data ' +
  'datalist del dfn em embed font i img input ins kbd label link map mark marquee meta meter nobr noscript object ' +
  'output param picture plaintext portal progress q rb rp rt rtc ruby s samp slot small source span strike strong ' +
  'sub sup textarea time track tt u var video wbr';

/** Elements whose content is not text for a reader. */
const silent = 'iframe listing math noembed noframes script style svg template xmp';

type Kind = 'block' | 'inline' | 'silent';

const kinds = new Map<string, Kind>();
for (const name of blocks.split(' ')) kinds.set(name, 'block');
for (const name of inlines.split(' ')) kinds.set(name, 'inline');
for (const name of silent.split(' ')) kinds.set(name, 'silent');

const tagStart = /<(\/?)([a-z][a-z0-9:-]*)(?=[\s/>]|$)/iy;

/**
 * The kind of a tag's element; undefined for what only looks like a tag, so that `List<String>` stays.
 * Names with a hyphen or a colon are custom elements and office namespaces (`o:p`).
 */
function kindOf(name: string): Kind | undefined {
  return kinds.get(name.toLowerCase()) ?? (/[:-]/.test(name) ? 'inline' : undefined);
}

/** The index after a tag whose name ends at `from`; a `>` inside quotes does not end it. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const character = html[at] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') {
      return at + 1;
    } else if ((character === '"' || character === "'") && /[=\s]/.test(html[at - 1] ?? '')) {
      quote = character;
    }
  }
  const unquoted = html.indexOf('>', from);
  return unquoted < 0 ? html.length : unquoted + 1;
}

/** The index after a silent element's end tag; the text's end where there is none, as in a browser. */
function endOfSilent(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])[^>]*>?`, 'gi');
  end.lastIndex = from;
  return end.exec(html) ? end.lastIndex : html.length;
}

/** The index after a comment, a declaration or a processing instruction. */
function endOfDeclaration(html: string, at: number): number {
  if (html.startsWith('<!--', at)) {
    const end = html.indexOf('-->', at + 2);
    return end < 0 ? html.length : end + 3;
  }
  const end = html.indexOf('>', at);
  return end < 0 ? html.length : end + 1;
}

/** Takes tags out; what remains is still encoded. Linear in the text's length. */
function withoutTags(html: string): string {
  const lastEnd = html.lastIndexOf('>');
  let text = '';
  let kept = 0;
  let at = html.indexOf('<');
  while (at >= 0) {
    let end = at + 1;
    let replacement: string | undefined;
    tagStart.lastIndex = at;
    const tag = tagStart.exec(html);
    const kind = tag ? kindOf(tag[2] ?? '') : undefined;
    if (
      tag &&
      kind !== undefined &&
      (at < lastEnd || /^\s+[a-z-]+=/i.test(html.slice(tagStart.lastIndex, at + 200)))
    ) {
      end = endOfTag(html, tagStart.lastIndex);
      if (kind === 'silent' && tag[1] === '' && html[end - 2] !== '/')
        end = endOfSilent(html, tag[2] ?? '', end);
      replacement = kind === 'inline' ? '' : ' ';
    } else if (/^<(?:!--|!doctype|!\[|\?[a-z])/i.test(html.slice(at, at + 10))) {
      end = endOfDeclaration(html, at);
      replacement = '';
    }
    if (replacement !== undefined) {
      text += html.slice(kept, at) + replacement;
      kept = end;
    }
    at = html.indexOf('<', end);
  }
  return kept === 0 ? html : text + html.slice(kept);
}

/**
 * The text of HTML, as a reader sees it: tags go (script and style with their content), and the rest is read like plain
 * text. Text that only looks like a tag stays: `a < b && c > d`, `List<String>`. The result is text, not HTML: escape it
 * for display, as React does.
 */
export function textOfHtml(html: string): string {
  return plainText(html.includes('<') ? withoutTags(html) : html);
}
