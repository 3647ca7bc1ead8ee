/** The icons of the site, made of the company's mark: for browsers, feed readers and home screens. */
import fs from 'node:fs';
import path from 'node:path';
import { GROUNDS } from '../../cloth/weaving/weaves';
import type { CompanyFile } from '../../site/company-schema';

/** Side of the square that a mark is drawn in. */
export const MARK = 32;

/** Pictures by path in the project: the side of each, and how much larger than drawn the mark is in it. */
export const pictureIcons = {
  'static/favicon.ico': { side: 32, scale: 1 },
  'static/apple-touch-icon.png': { side: 180, scale: 4 },
  'static/icon-192.png': { side: 192, scale: 4 },
  'static/icon-512.png': { side: 512, scale: 12 },
} as const;

/** Names of pictures that a project lacks. Whether one is old, a module shows that is made of the same mark. */
export const missingIcons = (root: string): string[] =>
  Object.keys(pictureIcons).filter((name) => !fs.existsSync(path.join(root, name)));

/** The mark as SVG; its parts are of the classes `i`, in ink, and `a`, in the colour of action. */
export const markPaths = ({ logo }: Pick<CompanyFile, 'logo'>): string =>
  `<g shape-rendering="crispEdges"><path class="i" d="${logo.ink}"/><path class="a" d="${logo.action}"/></g>`;

/** The mark alone, dark on light or the other way round, as the browser is. */
export function faviconSvg(company: CompanyFile): string {
  const { ink } = GROUNDS;
  const { action } = company.colours;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK} ${MARK}"><style>.i{fill:${ink.light}}.a{fill:${action.light}}@media (prefers-color-scheme:dark){.i{fill:${ink.dark}}.a{fill:${action.dark}}}</style>${markPaths(company)}</svg>\n`;
}

/** The site's manifest, which names its icons. The site is for a browser's window: it offers nothing to install. */
export function webManifest({ company: { name, description } }: CompanyFile): string {
  const ground = GROUNDS.paper.light;
  const manifest = {
    name,
    short_name: name,
    description,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
