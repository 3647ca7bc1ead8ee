/** A page as a build renders it. */
import { expect, it } from '@jest/globals';
import { css, jsx, keyframes } from '@emotion/react';
import { createElement as h, lazy, Suspense, type ReactNode } from 'react';
import { renderPage } from '../../../src/app/rendering/render-page';
import { HydratedPart } from '../../../src/hydration/hydration';

function Broken(): never {
  throw new Error('The band has no rows.');
}

const Endless = lazy(() => new Promise<never>(() => undefined));

const page = (part: ReactNode) =>
  h('main', null, h('h1', null, 'A page'), h(HydratedPart, { children: part }));

it('has the words of its parts', async () => {
  const { html } = await renderPage(page(h('p', null, 'A part')));
  expect(html).toContain('<p>A part</p>');
});

it('has its styles apart from it, with the global ones before them', async () => {
  const moving = keyframes({ to: { opacity: 0.12 } });
  const Styled = () => jsx('p', { css: css({ marginBlock: 12_345, animation: `${moving} 1s` }) });
  const { html, styles } = await renderPage(page(h(Styled)));
  expect(html).not.toContain('<style');
  const texts = ['@font-face', 'box-sizing', '12345px', 'opacity:0.12'];
  const places = texts.map((text) => styles.findIndex(({ css: own }) => own.includes(text)));
  expect(places).toEqual([0, 0, 1, 1]);
});

it('is refused where a style refers to the class of another, which the browser would take for inserted', async () => {
  const Referring = () => jsx('p', { css: css({ '& .lw-another': { margin: 0 } }) });
  await expect(renderPage(page(h(Referring)))).rejects.toThrow('A style refers to another');
});

it.each([
  ['a part', h(Broken)],
  ['a part within another', h(Suspense, { fallback: 'Loading' }, h(Broken))],
])(
  'is refused where %s fails, with the reason: it would be published without it',
  async (_, part) => {
    await expect(renderPage(page(part))).rejects.toThrow('The band has no rows.');
  },
);

it('is refused where a part still waits at the end', async () => {
  const end = new AbortController();
  const rendered = renderPage(page(h(Endless)), end.signal);
  end.abort(new Error('Took too long.'));
  await expect(rendered).rejects.toThrow('Took too long.');
});

it('has large parts where they belong, without a script that moves them', async () => {
  const large = h('p', null, 'word '.repeat(10_000));
  const { html } = await renderPage(
    h('main', null, ...[1, 2].map((key) => h(HydratedPart, { key, children: large }))),
  );
  expect(html).not.toContain('<script');
  expect(html).not.toContain('hidden');
  expect(html.match(/<p>word/g)).toHaveLength(2);
});
