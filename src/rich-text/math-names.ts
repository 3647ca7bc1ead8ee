/** Names of MathML Core, for cleaning and for the allow list. */

/** https://www.w3.org/TR/mathml-core/ without `maction`, `annotation` and what is deprecated. */
export const mathElements: readonly string[] = (
  'math merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub ' +
  'msubsup msup mtable mtd mtext mtr munder munderover semantics'
).split(' ');

const flags = [
  'displaystyle',
  'fence',
  'separator',
  'stretchy',
  'symmetric',
  'largeop',
  'movablelimits',
];
const lengths = 'lspace rspace minsize maxsize width height depth voffset linethickness'.split(' ');
const others: Readonly<Record<string, RegExp>> = {
  display: /^(?:block|inline)$/,
  dir: /^(?:ltr|rtl)$/,
  form: /^(?:prefix|infix|postfix)$/,
  mathvariant: /^normal$/,
  accent: /^(?:true|false)$/,
  accentunder: /^(?:true|false)$/,
  columnspan: /^[1-9]\d?$/,
  rowspan: /^[1-9]\d?$/,
  scriptlevel: /^[+-]?\d$/,
};
/** Attributes with the values that they may have, in lower case. */
export const mathValues: Readonly<Record<string, RegExp>> = {
  ...others,
  ...Object.fromEntries(flags.map((name) => [name, /^(?:true|false)$/])),
  ...Object.fromEntries(
    lengths.map((name) => [name, /^[+-]?\d{0,3}(?:\.\d{1,4})?(?:em|ex|px|pt|%)?$/]),
  ),
};

/** Attributes that MathML may have, for the allow-list. */
export const mathAttributes: readonly string[] = Object.keys(mathValues).map((name) =>
  name === 'rowspan' ? 'rowSpan' : name,
);
