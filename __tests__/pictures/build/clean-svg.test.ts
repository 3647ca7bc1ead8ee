import { describe, expect, it } from '@jest/globals';
import { SaxesParser } from 'saxes';
import { cleanCss } from '../../../src/pictures/build/clean-css';
import { cleanSvg } from '../../../src/pictures/build/clean-svg';
import { inspectPicture } from '../../../src/pictures/build/inspect-picture';
import { growth } from '../../support/growth';

const svg = (content: string, attributes = 'width="40" height="20"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

/** Remains of a hostile file, found by parsing the result again. */
function leftovers(source: string): string[] {
  const found: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    if (
      /^(?:script|foreignObject|iframe|a|set|handler|audio|video|metadata|object|embed)$/i.test(
        tag.local,
      )
    )
      found.push(tag.name);
    for (const { name, local, value } of Object.values(tag.attributes)) {
      if (/^on/i.test(local) || name.includes('xlink') || local === 'base') found.push(name);
      if (local === 'href' && !/^(?:#|data:image\/(?:png|jpe?g|gif|webp);base64,)/.test(value))
        found.push(value);
      if (/url\((?!#)/i.test(value) || /javascript:|vbscript:/i.test(value)) found.push(value);
    }
  });
  parser.on('text', (value) => {
    if (/@import|url\((?!#)|expression|javascript:/i.test(value)) found.push(value);
  });
  parser.on('doctype', () => found.push('doctype'));
  parser.on('processinginstruction', () => found.push('processing instruction'));
  parser.write(source).close();
  return found;
}

describe('cleanSvg', () => {
  it.each([
    '<script>alert(1)</script>',
    '<g onload="alert(1)"><rect onclick="alert(1)" width="1" height="1"/></g>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"><iframe src="https://evil.example"/></body></foreignObject>',
    '<html:script xmlns:html="http://www.w3.org/1999/xhtml">alert(1)</html:script>',
    '<a xlink:href="javascript:alert(1)"><text>x</text></a>',
    '<use xlink:href="https://evil.example/x.svg#a"/>',
    '<use href="data:image/svg+xml;base64,PHN2Zy8+#x"/>',
    '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    '<image href="java&#10;script:alert(1)"/>',
    '<set attributeName="href" to="javascript:alert(1)"/>',
    '<animate attributeName="onload" values="alert(1)"/>',
    '<style>@import url(https://evil.example/x.css);</style>',
    '<style>@\\69mport "https://evil.example/x.css"; rect { fill: red }</style>',
    '<style>rect { fill: u\\72l("https://evil.example/x.svg#a") }</style>',
    '<style>@font-face { font-family: x; src: url(https://evil.example/x.woff2) }</style>',
    '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
    '<rect style="fill: url(https://evil.example/a)" width="1" height="1"/>',
    '<rect fill="u\\72l(https://evil.example/a#b)" width="1" height="1"/>',
    '<g xml:base="https://evil.example/"><use href="#a"/></g>',
    '<metadata><x:y xmlns:x="x" onload="alert(1)"/></metadata>',
    '<?xml-stylesheet href="https://evil.example/x.css"?>',
    '<!-- <script>alert(1)</script> --><![CDATA[<script>alert(1)</script>]]>',
  ])('leaves nothing harmful of %s', (content) => {
    const clean = cleanSvg(svg(content, 'width="40" height="20" onload="alert(1)"')).svg;
    expect(leftovers(clean)).toEqual([]);
    expect(clean).not.toContain('evil.example');
    expect(clean).not.toContain('<script');
  });

  it('keeps what draws', () => {
    const content =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><path id="p" d="M0 0h9"/></defs>' +
      '<style>.a { fill: url(#g) } @media (prefers-color-scheme: dark) { .a { fill: #000 } }</style>' +
      '<g class="a" style="opacity:.5" transform="translate(1)"><use xlink:href="#p"/><rect fill="url(\'#g\')" width="1" height="1"/></g>' +
      '<image href="data:image/png;base64,AAAA" width="1" height="1"/><text x="1">A &amp; B</text>';
    const clean = cleanSvg(svg(content)).svg;
    expect(clean).toContain('<use href="#p"></use>');
    expect(clean).toContain('fill: url(#g)');
    expect(clean).toContain('fill="url(#g)"');
    expect(clean).toContain('prefers-color-scheme');
    expect(clean).toContain('href="data:image/png;base64,AAAA"');
    expect(clean).toContain('A &amp; B');
    expect(leftovers(clean)).toEqual([]);
    expect(cleanSvg(clean).svg).toBe(clean);
  });

  it.each([
    ['width="40" height="20"', 40, 20],
    ['width="40px" height="2in"', 40, 192],
    ['viewBox="0 0 300 100"', 300, 100],
    ['width="100%" height="100%" viewBox="0,0,300,100"', 300, 100],
    ['width="60" viewBox="0 0 300 100"', 60, 20],
    ['', 300, 150],
    ['width="0.2" height="0.2"', 1, 1],
  ])('has a size: %s', (attributes, width, height) => {
    expect(cleanSvg(svg('<rect width="1" height="1"/>', attributes))).toMatchObject({
      width,
      height,
    });
  });

  it('has a view box, so that it scales', () => {
    expect(cleanSvg(svg('<rect width="1" height="1"/>')).svg).toContain('viewBox="0 0 40 20"');
  });

  it('drops a document type, and refuses one that declares entities', () => {
    const typed = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('<rect/>')}`;
    expect(leftovers(cleanSvg(typed).svg)).toEqual([]);
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`;
    expect(() => cleanSvg(bomb)).toThrow('declares entities');
    const file = `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`;
    expect(() => cleanSvg(file)).toThrow('declares entities');
  });

  it.each([
    ['cut off', svg('<rect/>').slice(0, -8), 'is not well-formed'],
    ['unclosed', svg('<g>'), 'is not well-formed'],
    ['no SVG', '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>', 'not a picture'],
    ['deep', svg('<g>'.repeat(5_000) + '</g>'.repeat(5_000)), 'too many elements'],
    ['endless', svg('<g/>'.repeat(200_000)), 'too many elements'],
    ['all style', svg(`<style>${'a{fill:red}'.repeat(50_000)}</style>`), 'too much style'],
  ])('refuses one that is %s', (_what, source, reason) => {
    expect(() => cleanSvg(source)).toThrow(reason);
  });

  it('is what is stored, drawn once to see that it can be', async () => {
    const hostile = svg(
      '<rect width="40" height="20" fill="red" onclick="alert(1)"/><script>alert(1)</script>',
    );
    const { bytes, facts } = await inspectPicture(Buffer.from(hostile));
    expect(facts).toMatchObject({ format: 'svg', width: 40, height: 20, animated: false });
    expect(leftovers(bytes.toString())).toEqual([]);
  });

  it('takes UTF-16 and a byte-order mark', async () => {
    const source = `\ufeff<?xml version="1.0"?>${svg('<rect width="1" height="1"/>')}`;
    await expect(inspectPicture(Buffer.from(source, 'utf16le'))).resolves.toMatchObject({
      facts: { format: 'svg' },
    });
    await expect(inspectPicture(Buffer.from(source))).resolves.toMatchObject({
      facts: { format: 'svg' },
    });
  });

  /** Each level draws the one before ten times. @param refer how an element names the level before */
  const bomb = (refer: (id: string) => string, style = '', levels = 10) =>
    svg(
      `<style>.x{display:none}${style}</style><g class="x"><path id="l0" d="M0 0h9"/>${Array.from(
        { length: levels },
        (_, level) => `<g id="l${level + 1}">${refer(`l${level}`).repeat(10)}</g>`,
      ).join('')}${refer(`l${levels}`)}</g>`,
    );
  const again = 'draws its parts too many times over';

  it.each<[string, string]>([
    ['use', bomb((id) => `<use href="#${id}"/>`)],
    ['masks', bomb((id) => `<path mask="url(#${id})"/>`)],
    ['clip paths', bomb((id) => `<path style="clip-path: url('#${id}')"/>`)],
    [
      'a style sheet',
      bomb(
        (id) => `<path class="c ${id}"/>`,
        Array.from(
          { length: 11 },
          (_, level) => `g > .l${level}, b{fill:red;mask:url(#l${level})}`,
        ).join(''),
      ),
    ],
    [
      'a pattern that all of a group inherit',
      svg(
        `<pattern id="p">${'<path/>'.repeat(200)}</pattern><g fill="url(#p)">${'<path/>'.repeat(200)}</g>`,
      ),
    ],
    [
      'a property of its own',
      svg(
        `<style>path{mask:var(--m)}</style><mask id="m">${'<path/>'.repeat(200)}</mask><g style="--m:url(#m)">${'<path/>'.repeat(200)}</g>`,
      ),
    ],
    ['what draws itself', svg('<g id="a"><g id="b"><use href="#a"/></g></g>')],
    [
      'a chain without end',
      svg(
        Array.from(
          { length: 20_000 },
          (_, index) => `<g id="c${index}"><use href="#c${index + 1}"/></g>`,
        ).join(''),
      ),
    ],
  ])('refuses a bomb made of %s, though nothing of it is drawn', (_what, source) => {
    expect(() => cleanSvg(source)).toThrow(again);
  });

  it('takes a file that uses its parts again as editors write it', () => {
    const shapes = (style: string) => `<path d="M0 0h9" ${style}/>`.repeat(1_000);
    const sheet = Array.from(
      { length: 30 },
      (_, index) => `.cls-${index}{fill:url(#g${index})} .clip-${index}{clip-path:url(#c${index})}`,
    ).join('');
    const parts = Array.from(
      { length: 30 },
      (_, index) =>
        `<linearGradient id="g${index}"><stop/><stop/></linearGradient><clipPath id="c${index}"><path/></clipPath>` +
        `<g class="clip-${index}">${'<path class="cls-3"/>'.repeat(30)}</g>`,
    ).join('');
    const source = svg(
      `<style>${sheet}</style>${parts}<symbol id="s"><path/><path/></symbol>${'<use href="#s"/>'.repeat(1_000)}` +
        `<g clip-path="url(#c1)"><g clip-path="url(#c2)">${shapes('fill="url(#g1)"')}</g></g>`,
    );
    expect(cleanSvg(source).svg).toContain('url(#c29)');
  });
});

describe('hostile drawings', () => {
  it.each<[string, (size: number) => string]>([
    ['font faces that never close', (size) => svg(`<style>${'@font-face{'.repeat(size / 10)}`)],
    ['open comments', (size) => '/*'.repeat(size / 2)],
    ['open addresses', (size) => 'url('.repeat(size / 4)],
    ['addresses of spaces', (size) => `url(${' '.repeat(size)}`],
    ['escapes', (size) => '\\61 '.repeat(size / 4)],
  ])('%s take linear time as styles', (_what, css) => {
    expect(growth((size) => cleanCss(css(size)), 100_000)).toBeLessThan(9);
  });

  it.each<[string, (size: number) => string]>([
    [
      'rules that mean each element',
      (size) => {
        const rules = Array.from({ length: size }, (_unused, i) => `*{mask:url(#a${i})}`);
        return svg(`<style>${rules.join('')}</style>${'<g/>'.repeat(size)}`);
      },
    ],
    ['white space in a length', (size) => svg('', `width="${' '.repeat(size * 10)}x"`)],
    [
      'attributes',
      (size) => svg(`<g ${Array.from({ length: size }, (_, i) => `a${i}="url(#b)"`).join(' ')}/>`),
    ],
  ])('%s take linear time as a drawing', (_what, source) => {
    expect(growth((size) => cleanSvg(source(size)), 5_000)).toBeLessThan(9);
  });
});

describe('cleanCss', () => {
  it.each([
    ['fill: url(#a)', 'fill: url(#a)'],
    ['fill: url( "#a" )', 'fill: url(#a)'],
    ['fill: url(https://x.example/#a)', 'fill: none'],
    ['/* url(x) */ fill: red', ' fill: red'],
    ['a { fill: red } /* never closed', 'a { fill: red } '],
  ])('%s', (css, clean) => {
    expect(cleanCss(css)).toBe(clean);
  });
});
