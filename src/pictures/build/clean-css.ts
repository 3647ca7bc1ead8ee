/** CSS inside a picture may refer only to the same picture. */

/** Escapes are read as a browser reads them, so that `u\72l(` is found. */
function withoutEscapes(css: string): string {
  return css.replace(
    /\\(?:([0-9a-f]{1,6})[ \t\r\n\f]?|([^\r\n\f0-9a-f]))/gi,
    (_whole, hex?: string, plain?: string) => {
      if (hex === undefined) return plain ?? '';
      const code = Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

const localReference = /url\(\s*(['"]?)#([\p{L}\p{N}_.:-]+)\1\s*\)/giu;
const anyReference = /url\s*\([^)]*\)?/gi;
/** Functions and rules, other than url(), that load a resource or run code. */
const loads =
  /@import|@font-face|@namespace|@charset|image-set|cross-fade|\bimage\s*\(|\bsrc\s*\(|expression|behaviou?r|-moz-binding|javascript:/i;

/**
 * CSS with references inside the picture alone: others become `none`. Empty where it would load or run something in
 * another way.
 */
export function cleanCss(css: string): string {
  const plain = withoutEscapes(css.replace(/\ue000/g, '').replace(/\/\*[^]*?(?:\*\/|$)/g, ''))
    // The rule alone goes: old editors write it before rules that are fine.
    .replace(/@(?:import|namespace|charset)[^;{}]*;?/gi, '')
    .replace(/@font-face\s*\{[^{}]*\}/gi, '');
  const kept: string[] = [];
  const marked = plain
    .replace(
      localReference,
      (_whole, _quote: string, id: string) => `\ue000${kept.push(`url(#${id})`) - 1}\ue000`,
    )
    .replace(anyReference, 'none');
  if (loads.test(marked) || /[<\\]/.test(marked)) return '';
  return marked.replace(
    /\ue000(\d+)\ue000/g,
    (_whole, index: string) => kept[Number(index)] ?? 'none',
  );
}
