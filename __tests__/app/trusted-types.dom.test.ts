/** Values that may become HTML, data of a script or its address. */
import { expect, it } from '@jest/globals';
import { dataOnly, safeHtml, safeScriptAddress } from '../../src/app/trusted-types';
import { outputAllowList } from '../rich-text/allow-list';
import { hostileVectors } from '../rich-text/hostile-vectors';

it('lets through all that the sanitiser lets through', () => {
  for (const [name, attributes] of Object.entries(outputAllowList)) {
    // Elements valid in tables alone are read in one.
    const open = ['caption', 'col', 'colgroup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'];
    const html = `<${name} ${attributes.map((each) => `${each}="1"`).join(' ')}>x`;
    const whole = open.includes(name) ? `<table>${html}` : html;
    expect([whole, safeHtml(whole)]).toEqual([whole, whole]);
  }
});

it.each([
  '<img src=x onerror=alert(1)>',
  '<script>1</script>',
  '<svg><script>1</script></svg>',
  '<math href="javascript:alert(1)"><mi>x</mi></math>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math><annotation-xml encoding="text/html"><p>x</p></annotation-xml></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<img src="https://evil.example/x.png">',
  '<p style="color:red">x</p>',
  '<form><input name="attributes"></form>',
  '<iframe srcdoc="x"></iframe>',
  '<template><p>x</p></template>',
])('refuses %s', (html) => {
  expect(safeHtml(html)).toBeNull();
});

it('lets none of the hostile texts run', () => {
  for (const vector of hostileVectors) {
    if (safeHtml(vector) === null) continue;
    const template = document.createElement('template');
    template.innerHTML = vector;
    const { content } = template;
    expect(
      content.querySelector('script, svg, math, iframe, object, embed, style, form'),
    ).toBeNull();
    const names = [...content.querySelectorAll('*')].flatMap((each) => each.getAttributeNames());
    expect(names.filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
  }
});

it('lets words and data be', () => {
  expect(safeHtml('{"a":"b"}')).toBe('{"a":"b"}');
  expect(dataOnly('{"@type":"BlogPosting"}')).toBe('{"@type":"BlogPosting"}');
  expect(dataOnly('alert(1)')).toBeNull();
});

it('takes scripts of the site alone', () => {
  expect(safeScriptAddress('/app.js')).toBe('/app.js');
  expect(safeScriptAddress('https://evil.example/app.js')).toBeNull();
  expect(safeScriptAddress('data:text/javascript,1')).toBeNull();
});
