/** Bodies as editors and their tools write them, each piece with words that are found again or are told. */
import fc from 'fast-check';

export interface Piece {
  html: string;
  /** Words that a reader has to find. */
  words: readonly string[];
  /** The loss that is told where something of the piece cannot be shown; none where all of it can. */
  told?: RegExp;
}

let last = 0;
/** A word that no other piece has. */
const word = (): string => `w${(last += 1)}x`;

type Make = () => Piece;
const kept =
  (html: (a: string, b: string) => string): Make =>
  () => {
    const words = [word(), word()] as const;
    return { html: html(...words), words: words.filter((each) => html(...words).includes(each)) };
  };
const lossy =
  (html: (a: string) => string, told: RegExp): Make =>
  () => {
    const one = word();
    return { html: html(one), words: [one], told };
  };

const png = `data:image/png;base64,${'iVBORw0KGgo'.repeat(12)}`;

export const blocks: Readonly<Record<string, Make>> = {
  paragraph: kept((a, b) => `<p>${a} <b>${b}</b></p>`),
  loose: kept((a, b) => `${a}<br>${b}`),
  heading: kept((a, b) => `<h2 id="${a}">${a} ${b}</h2>`),
  list: kept((a, b) => `<ul><li>${a}<ul><li>${b}</li></ul></li><li></li></ul>`),
  looseItems: kept((a, b) => `<ul><li>${a}</li><ul><li>${b}</li></ul></ul>`),
  tasks: kept((a, b) => `<ul><li><input type="checkbox" checked> ${a}</li><li>${b}</li></ul>`),
  quillTasks: kept(
    (a, b) =>
      `<ol><li data-list="checked">${a}</li><li data-list="bullet" class="ql-indent-1">${b}</li></ol>`,
  ),
  tiptap: kept(
    (a) =>
      `<ul><li data-checked="false"><label><input type="checkbox"><span></span></label><div><p>${a}</p></div></li></ul>`,
  ),
  word: kept(
    (a, b) =>
      `<p class=MsoListParagraph style="mso-list:l0 level1 lfo1">·&nbsp;&nbsp; ${a}</p>\n` +
      `<p class=MsoListParagraph style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">a)<span>&nbsp;</span></span>${b}</p>`,
  ),
  table: kept((a, b) => `<table><tr><th style="text-align:right">${a}<td>${b}</table>`),
  looseCells: kept((a, b) => `<tr><td>${a}</td><td>${b}</td></tr>`),
  textInTable: kept((a, b) => `<table>${a}<tr><td>${b}</td></tr></table>`),
  figure: kept(
    (a, b) => `<figure><img src="/${a}.png" alt="${a}"><figcaption>${b}</figcaption></figure>`,
  ),
  lazy: kept(
    (a) =>
      `<img data-src="/${a}.png" alt="${a}"><noscript><img src="/${a}.png" alt="${a}"></noscript>`,
  ),
  sources: kept((a) => `<picture><source srcset="/${a}.avif"><img alt="${a}"></picture>`),
  inlinePicture: kept((a) => `<p><img src="${png}" alt="${a}"></p>`),
  drawing: kept(
    (a, b) => `<svg viewBox="0 0 9 9" aria-label="${a}"><text>${b}</text><path d="M0 0"/></svg>`,
  ),
  formula: kept(
    (a, b) =>
      `<p>${a} <math><semantics><mi>${b}</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></p>`,
  ),
  tex: kept((a) => `<p><script type="math/tex">${a}</script></p>`),
  katex: kept(
    (a) =>
      `<span class="katex"><span class="katex-mathml"><math><mi>${a}</mi></math></span><span class="katex-html" aria-hidden="true"><span>${a}</span></span></span>`,
  ),
  linkedPicture: kept((a) => `<a href="/large.jpg"><img src="/${a}.jpg" alt="${a}"></a>`),
  frame: kept((a) => `<iframe src="https://maps.example/${a}"></iframe>`),
  object: kept((a) => `<object data="https://files.example/${a}.pdf"><p>No viewer.</p></object>`),
  flash: kept(
    (a, b) =>
      `<object><param name="movie" value="https://youtu.be/${a}abcdef"><embed src="https://youtu.be/${a}abcdef"></object><p>${b}</p>`,
  ),
  pictureObject: kept((a) => `<object data="/${a}.svg" type="image/svg+xml">${a}</object>`),
  oembed: kept(
    (a) => `<figure class="media"><oembed url="https://x.example/${a}"></oembed></figure>`,
  ),
  video: kept((a) => `<p>${a} <video src="/${a}.mp4">Old browser</video></p>`),
  widget: kept((a) => `<div class="calendly" data-url="https://calendly.example/${a}"></div>`),
  map: kept((a) => `<map name="m"><area href="https://a.example/" alt="${a}"></map>`),
  accordion: kept((a, b) => `<h3><button>${a}</button></h3><div><p>${b}</p></div>`),
  progress: kept(
    (a) => `<p>${a} <progress value="70" max="100"></progress> <output>${a}</output></p>`,
  ),
  caption: kept(
    (a, b) => `<p>[caption width="9"]<img src="/${a}.png" alt="${a}"> ${b}[/caption]</p>`,
  ),
  wrapped: kept((a, b) => `<p>[vc_row][vc_column width="1/2"]${a}[/vc_column] ${b}[/vc_row]</p>`),
  brackets: kept((a, b) => `<p>[1] [sic] [${a} and] a[i] ${b} [x](y)</p>`),
  sourceCode: kept((a) => `<p>[sourcecode language="sql"]${a}[/sourcecode]</p>`),
  embedCode: kept((a) => `<p>[embed]https://x.example/${a}[/embed]</p>`),
  listing: kept((a) => `<pre class="brush: sql;">SELECT ${a} [gallery ids="1"]</pre>`),
  listingInside: kept(
    (a) => `<pre><code class="hljs ts">const <span>${a}</span><br>[/b]</code></pre>`,
  ),
  quotation: kept((a, b) => `<blockquote><p>${a}</p><p>— ${b}</p></blockquote>`),
  terms: kept((a, b) => `<dl><div><dt>${a}</dt><dd>${b}</dd></div></dl>`),
  details: kept((a, b) => `<details><summary>${a}</summary>${b}</details>`),
  aligned: kept((a, b) => `<div style="text-align:center">${a}<p align=right>${b}</p></div>`),
  links: kept(
    (a, b) => `<p><a href="www.x.example/${a}">${b}</a> <a href="/uploads/${a}.pdf">${b}</a></p>`,
  ),
  iconLink: kept((a) => `<a href="https://x.example/" aria-label="${a}"><i class="fa"></i></a>`),
  unknown: kept((a, b) => `<x-box foo>${a}</x-box><blink>${b}</blink>`),
  wordData: kept((a) => `<xml><w:View>Normal</w:View></xml><p>${a}<o:p></o:p></p>`),
  canvas: lossy((a) => `<canvas>${a}</canvas>`, /script would make/),
  form: lossy(
    (a) => `<form><label>${a} <input></label><button>Send</button></form>`,
    /form is not shown/,
  ),
  button: lossy((a) => `<button>${a}</button>`, /button “/),
  select: lossy((a) => `<select><option>${a}</select>`, /field of a form/),
  textarea: lossy((a) => `<textarea>${a}</textarea>`, /field of a form/),
  script: lossy(
    (a) => `<script src="https://${a}.example/x.js"></script>`,
    /script of w\d+x\.example/,
  ),
  inlineScript: lossy((a) => `<script>document.write("${a}")</script>`, /script does not run/),
  data: lossy((a) => `<script type="application/ld+json">{"a":"${a}"}</script>`, /search engines/),
  template: lossy((a) => `<template><p>${a}</p></template>`, /<template>/),
  element: lossy((a) => `<x-chart src="/${a}.json"></x-chart>`, /<x-chart>/),
  gallery: lossy((a) => `<p>[gallery ids="3,4" caption="${a}"]</p>`, /“gallery”/),
  token: lossy((a) => `<p>[[{"fid":"${a}"}]]</p>`, /“media”/),
  lostPicture: lossy((a) => `<img src="cid:${a}" alt="${a}">`, /picture “w\d+x”/),
  tracker: lossy((a) => `<img src="/${a}.gif" width=1 height=1>`, /count visitors/),
  emptyDrawing: lossy((a) => `<svg aria-label="${a}"><use href="#elsewhere"/></svg>`, /drawing “w/),
  icon: lossy(
    (a) => `<svg aria-hidden="true" width=16 class="${a}"><path d="M0 0"/></svg>`,
    /decoration/,
  ),
  background: lossy(
    (a) => `<div style="background-image:url(/${a}.png)"></div>`,
    /behind the text/,
  ),
  hiddenFrame: lossy(
    (a) => `<iframe src="https://x.example/${a}" width=1 height=1></iframe>`,
    /too small/,
  ),
  sourceFrame: lossy((a) => `<iframe srcdoc="<p>${a}"></iframe>`, /no address/),
  emptyObject: lossy((a) => `<object title="${a}"></object>`, /object is not shown/),
  nowhere: lossy((a) => `<a href="javascript:void('${a}')">${a}</a>`, /link “w\d+x” leads nowhere/),
  hash: lossy((a) => `<p><a href="#${a}no">${a}</a></p>`, /link “w\d+x” leads nowhere/),
  poster: lossy(
    (a) => `<video src="https://x.example/${a}.mp4" poster="/${a}.jpg" title="${a}"></video>`,
    /picture that a video begins with/,
  ),
  captions: lossy(
    (a) =>
      `<p><audio controls title="${a}"><source src="/${a}.mp3"><track kind="captions" src="/${a}.vtt"></audio></p>`,
    /captions of a video or recording/,
  ),
  signedLink: lossy(
    (a) => `<a href="https://x.example/a.pdf?X-Expires=9&amp;X-Signature=s">${a}</a>`,
    /link “w\d+x” has a signature/,
  ),
  emptyLink: lossy((a) => `<p>x <a href="https://x.example/${a}"></a></p>`, /link without words/),
  frameInLink: lossy(
    (a) => `<a href="/a">x <iframe src="https://x.example/${a}"></iframe></a>`,
    /inside a link/,
  ),
};

const wrappers: readonly ((inner: string) => string)[] = [
  (inner) => inner,
  (inner) => `<div>${inner}</div>`,
  (inner) => `<section class="row"><div class="col">${inner}</div></section>`,
  (inner) => `<blockquote>${inner}</blockquote>`,
  (inner) => `<ul><li>${inner}</li></ul>`,
  (inner) => `<table><tr><td>${inner}</td></tr></table>`,
  (inner) => `<details><summary>s</summary>${inner}</details>`,
];

export interface Body {
  html: string;
  pieces: readonly Piece[];
}

/** Bodies of up to eight pieces, each in its own surroundings. */
export const bodies: fc.Arbitrary<Body> = fc
  .array(
    fc.record({
      make: fc.constantFrom(...Object.values(blocks)),
      wrap: fc.constantFrom(...wrappers),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((chosen) => {
    const pieces = chosen.map(({ make }) => make());
    return { pieces, html: pieces.map(({ html }, at) => chosen[at]?.wrap(html)).join('\n') };
  });
