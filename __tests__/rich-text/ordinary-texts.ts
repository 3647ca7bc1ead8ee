/** Texts as editors write them, one a feature of the chain. */
export const ordinaryTexts: readonly string[] = [
  'Words alone.\n\nIn two paragraphs.',
  '<h1>One</h1><p>Text <a href="#two">down</a></p><h3 id="two">Two</h3><h2>Two</h2><p id="x">y</p>',
  '<p>A <a href="https://www.site.example/blog/x/">link</a>, <a href="https://other.example/" rel="sponsored opener">another</a>, <a href="mailto:a@b.example">a third</a>.</p>',
  '<table><thead><tr><td>A</td><td align="right">B</td></tr></thead><tbody><tr><th>x</th><td colspan="2" rowspan="900">1</td></tr></tbody></table>',
  '<ol start="3" reversed type="a"><li value="7">x</li><li>y</li></ol>',
  '<details open><summary>More</summary><p>x</p></details>',
  '<p><img src="a.png" alt="A &quot;b&quot;" title="T"></p><figure><img data-src="/b.png" src="data:,"><figcaption>C</figcaption></figure>',
  '<p>One <!-- hidden --> text</p>only <!-- x --> text',
  '<pre><code class="language-ts">const a = 1 &lt; 2;</code></pre><p><code class="language-ts">x</code></p>',
  '<p><iframe src="https://www.youtube.com/embed/abcdefghijk?start=90" title="A talk"></iframe></p>',
  '<video src="https://cdn.example/a.mp4" title="B"></video><audio><source src="https://cdn.example/a.mp3"></audio>',
  '<section><article><header><h2>N</h2></header>loose <b>text</b><div>deep</div></article></section>',
  '<p lang="de" dir="ltr">ß</p><time datetime="2026-01-01">x</time><abbr title="y">z</abbr><data value="1">1</data>',
  '<p>&nbsp;</p><p><br></p><div><span>kept</span></div><ul><li></li></ul>',
  '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><math><mi>x</mi></math><p>after</p>',
];

/** jsdom reads these in another way than browsers do. */
export const onlyInBrowsers: readonly string[] = [
  '<img src="a.png"><noscript><img src="a.png"></noscript><noscript><p>x</p></noscript>',
  '<b>1<p>2</b>3</p><table><tr>moved<td>x</table>',
  // Fields of a form, which must not pass for its own properties.
  `<form id="f">${'childNodes attributes localName namespaceURI getAttributeNames textContent nodeType'
    .split(' ')
    .map((name) => `<input name="${name}">`)
    .join('')}<p>kept</p></form>`,
];
