/** Gatsby's hooks of a page's HTML, called as Gatsby calls them, each after gatsby-plugin-react-helmet's. */
import fs from 'node:fs';
import { beforeAll, expect, it, jest } from '@jest/globals';
import type { GatsbySSR, PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from 'gatsby';
import {
  createElement as h,
  Fragment,
  lazy,
  Suspense,
  type ReactElement,
  type ReactNode,
} from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import type { BuildFacts } from '../../../src/app/rendering/build-facts';

const facts: BuildFacts = {
  earlyScript: { address: '/early.js', integrity: 'sha256-x' },
  siteUrl: 'https://www.example.com',
  isFindable: true,
  reportUrl: null,
};

let hooks: Required<Pick<GatsbySSR, 'replaceRenderer' | 'onRenderBody' | 'onPreRenderHTML'>>;
let ofHelmet: Required<Pick<GatsbySSR, 'onRenderBody'>>;
beforeAll(async () => {
  Object.assign(globalThis, { BUILD_FACTS: facts });
  hooks = await import('../../../src/app/rendering/hooks');
  ofHelmet = jest.requireActual('gatsby-plugin-react-helmet/gatsby-ssr');
});

/** A page's head as Gatsby makes it. */
async function headOf(pathname: string, bodyComponent: ReactElement): Promise<string> {
  let tags: ReactNode[] = [];
  const api = {
    pathname,
    bodyComponent,
    replaceBodyHTMLString: () => undefined,
    setHtmlAttributes: () => undefined,
    setBodyAttributes: () => undefined,
    setHeadComponents: (more: ReactNode[]) => {
      tags = [...tags, ...more.flat()];
    },
    getHeadComponents: () => tags,
    replaceHeadComponents: (all: ReactNode[]) => {
      tags = all;
    },
  } as unknown as ReplaceRendererArgs & RenderBodyArgs & PreRenderHTMLArgs;
  const options = { plugins: [] };
  await hooks.replaceRenderer(api, options);
  for (const { onRenderBody } of [ofHelmet, hooks]) onRenderBody(api, options);
  hooks.onPreRenderHTML(api, options);
  return renderToStaticMarkup(h('head', null, ...tags));
}

/** A page that is not rendered in one go. */
function pageOf(title: string): ReactElement {
  const Part = lazy(async () => ({ default: await Promise.resolve(() => h('p', null, title)) }));
  return h(Fragment, null, h(Helmet, { title }), h(Suspense, null, h(Part)));
}

const titleIn = (head: string) => /<title[^>]*>([^<]*)</.exec(head)?.[1];

it('gives each page its own head, however many are rendered at a time', async () => {
  const titles = ['First', 'Second', 'Third'];
  const heads = await Promise.all(titles.map((title) => headOf(`/${title}`, pageOf(title))));
  expect(heads.map(titleIn)).toEqual(titles);
});

it('names the icons of the site and its manifest, and all are there', async () => {
  const head = await headOf('/icons', pageOf('Icons'));
  const links = [...head.matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
  expect(links.map(([, rel]) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
  for (const [, , href = ''] of links) expect(fs.existsSync(`static${href}`)).toBe(true);
});

it('renders the next page where one has failed', async () => {
  const Broken = (): never => {
    throw new Error('The band has no rows.');
  };
  const [failed, next] = await Promise.allSettled([
    headOf('/broken', h(Broken)),
    headOf('/next', pageOf('Next')),
  ]);
  expect(failed).toMatchObject({
    status: 'rejected',
    reason: { message: 'The band has no rows.' },
  });
  expect(next).toMatchObject({ status: 'fulfilled' });
});
