/** The named character references that are met in hand-written texts: Latin-1 and typography. */

/** The names of U+00A0 to U+00FF, in order. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml';

const others =
  'amp & lt < gt > quot " apos \' OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ ensp \u2002 emsp \u2003 ' +
  'thinsp \u2009 zwnj \u200c zwj \u200d lrm \u200e rlm \u200f ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” ' +
  'bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › frasl ⁄ euro € trade ™ larr ← ' +
  'uarr ↑ rarr → darr ↓ harr ↔ rArr ⇒ hArr ⇔ minus − infin ∞ asymp ≈ ne ≠ le ≤ ge ≥ sum ∑ radic √ check ✓ star ☆ ' +
  'num # comma , period . colon : semi ; excl ! quest ? lpar ( rpar ) lsqb [ rsqb ] lcub { rcub } sol / bsol \\ lowbar _ ' +
  'hyphen ‐ dash ‐ plus + equals = percnt % ast * commat @ dollar $ verbar | grave ` Hat ^ Tab \t NewLine \n';

/** Characters of Windows-1252 at 128 to 159, which browsers show for those numbers. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function table(): Map<string, string> {
  const names = new Map<string, string>();
  latin1.split(' ').forEach((name, index) => names.set(name, String.fromCharCode(160 + index)));
  const parts = others.split(' ');
  for (let at = 0; at + 1 < parts.length; at += 2) names.set(parts[at] ?? '', parts[at + 1] ?? '');
  return names;
}

const named = table();

function fromNumber(code: number): string {
  if (code >= 128 && code <= 159) return windows1252[code - 128] ?? '';
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
}

// Without its semicolon only unambiguous names count as references: `R&D` and `?a=1&copy=2` stay.
const reference =
  /&(?:#x([0-9a-f]{1,8});?|#(\d{1,8});?|([a-z][a-z0-9]{1,9});|(amp|lt|gt|quot|nbsp)(?![a-z0-9=;]))/gi;

/** Decodes character references once: `&amp;lt;` becomes `&lt;`. An invalid or unknown reference stays as written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    reference,
    (whole: string, hex?: string, decimal?: string, name?: string, bare?: string) => {
      if (hex !== undefined) return fromNumber(Number.parseInt(hex, 16));
      if (decimal !== undefined) return fromNumber(Number.parseInt(decimal, 10));
      const known = name ?? bare ?? '';
      return (
        named.get(known) ??
        (bare === undefined ? undefined : named.get(bare.toLowerCase())) ??
        whole
      );
    },
  );
}
