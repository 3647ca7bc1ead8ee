import type { Schema } from 'hast-util-sanitize';
import { mathAttributes, mathElements } from './math-names';

/** `language-ts`, as Markdown writes it, and nothing else. */
const languageClass: [string, RegExp] = ['className', /^lang(?:uage)?-[\w+#.-]{1,30}$/];

type Values = [string, ...string[]];

/** How lines stand, as an earlier step writes it. */
const alignment: Values = ['className', 'align-left', 'align-center', 'align-right'];
const aligned = 'p h1 h2 h3 h4 h5 h6 div blockquote caption figcaption'.split(' ');

/** An allow-list in which every part is stated: sanitize() takes its own default for a part that is missing. */
interface AllowList extends Schema {
  tagNames: string[];
  attributes: NonNullable<Schema['attributes']>;
}

/**
 * The parts of a text from outside that the sanitiser lets through. Elements that only later steps need (`iframe`,
 * `oembed`, `video`, `audio`, `source`, and `img` with its addresses) never reach the result; the tests have the list
 * of what does (`__tests__/rich-text/allow-list.ts`).
 */
export const inputAllowList: AllowList = {
  allowComments: false,
  allowDoctypes: false,
  tagNames: (
    'a abbr address b bdi blockquote br caption cite code col colgroup data dd del details dfn div dl dt em figcaption ' +
    'figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub summary sup ' +
    'table tbody td tfoot th thead time tr ul var wbr iframe oembed video audio source'
  )
    .split(' ')
    .concat(mathElements),
  attributes: {
    '*': ['id', 'lang', ['dir', 'ltr', 'rtl', 'auto']],
    a: ['href', 'name', 'rel'],
    abbr: ['title'],
    audio: ['src', 'title'],
    col: ['span'],
    colgroup: ['span'],
    data: ['value'],
    del: ['dateTime'],
    details: ['open'],
    dfn: ['title'],
    iframe: ['src', 'dataSrc', 'title', 'width', 'height'],
    img: [
      ...['src', 'alt', 'title', 'width', 'height', 'srcSet'],
      ...['dataSrc', 'dataSrcset', 'dataOriginal', 'dataLazySrc', 'dataLazySrcset', 'dataLazy'],
    ],
    ins: ['dateTime'],
    li: ['value', [...alignment, 'task']],
    oembed: ['url'],
    ol: ['start', 'reversed', ['type', '1', 'a', 'A', 'i', 'I']],
    pre: [languageClass],
    source: ['src'],
    // The marks of tasks, which an earlier step writes.
    span: [
      ['role', 'img'],
      ['ariaLabel', 'Done', 'Not done'],
    ],
    td: ['colSpan', 'rowSpan', alignment],
    th: ['colSpan', 'rowSpan', alignment, 'abbr', ['scope', 'col', 'row', 'colgroup', 'rowgroup']],
    time: ['dateTime'],
    video: ['src', 'title'],
    ...Object.fromEntries(aligned.map((name) => [name, [alignment]])),
    ...Object.fromEntries(mathElements.map((name) => [name, [...mathAttributes]])),
    math: [...mathAttributes, 'ariaLabel'],
  },
  ancestors: {
    caption: ['table'],
    col: ['table'],
    colgroup: ['table'],
    dd: ['dl'],
    dt: ['dl'],
    figcaption: ['figure'],
    li: ['ol', 'ul'],
    rp: ['ruby'],
    rt: ['ruby'],
    source: ['audio', 'video'],
    summary: ['details'],
    tbody: ['table'],
    td: ['table'],
    tfoot: ['table'],
    th: ['table'],
    thead: ['table'],
    tr: ['table'],
    ...Object.fromEntries(
      mathElements.filter((name) => name !== 'math').map((name) => [name, ['math']]),
    ),
  },
  // Addresses are checked, by parsing them, where links, pictures and embeds are made.
  protocols: {},
  clobber: [],
  required: {},
  strip: (
    'applet button canvas datalist embed frame frameset head iframe input map meta meter noembed noframes object ' +
    'optgroup option output plaintext progress script select style svg template textarea title xml xmp'
  ).split(' '),
};
