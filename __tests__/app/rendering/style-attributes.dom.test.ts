import { expect, it } from '@jest/globals';
import { hoistStyles } from '../../../src/app/rendering/style-attributes';

it('puts a rule in the place of each style, once', () => {
  const { html, css } = hoistStyles(
    '<div style="--a:var(--b)" class="x"><i style="order:1"></i></div><p style="--a:var(--b)">x</p>',
  );
  expect(html).toBe(
    '<div data-style="0" class="x"><i data-style="1"></i></div><p data-style="0">x</p>',
  );
  expect(css).toBe('[data-style="0"]:not(#_){--a:var(--b)}[data-style="1"]:not(#_){order:1}');
});

it('leaves words and other values alone', () => {
  const html = '<pre>a style="b"</pre><img alt="a &gt; b style=1"/><p>1 < 2 style="x"</p>';
  expect(hoistStyles(html)).toEqual({ html, css: '' });
});

it('reads references, and lets no value out of its rule', () => {
  expect(hoistStyles('<b style="font-family:&quot;A&quot;"></b>').css).toContain(
    '{font-family:"A"}',
  );
  expect(hoistStyles('<b style="color:red}body{display:none"></b>')).toEqual({
    html: '<b></b>',
    css: '',
  });
  expect(hoistStyles('<b style="x:&lt;/style>"></b>').css).toBe('');
});
