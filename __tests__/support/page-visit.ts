/** Measurements of a page visit: the transfers, and the page made of them. */
import fs from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { fontFiles } from '../../src/styles/fonts';
import { fileOf, kB } from './sizes';

/** Requests and answers of a page, from before it was opened. */
export interface Traffic {
  /** Paths of the answers, in order. */
  readonly came: readonly string[];
  /** Paths of the scripts that were asked for. */
  readonly scripts: readonly string[];
  /** Answers with an error, and errors of the console. */
  readonly wrong: readonly string[];
}

/** Watches a page's loads from now on. */
export function watchTraffic(page: Page): Traffic {
  const came: string[] = [];
  const scripts: string[] = [];
  const wrong: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  page.on('requestfailed', (request) => {
    // Opening another page cancels requests under way.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') wrong.push(`${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    const { protocol, pathname } = new URL(response.url());
    if (protocol === 'http:') came.push(pathname);
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(`${message.location().url}: ${message.text()}`);
  });
  return { came, scripts, wrong };
}

/** The loaded files of a kind, each once. */
const filesEnding = ({ came }: Traffic, end: RegExp): string[] => [
  ...new Set(came.filter((name) => end.test(name))),
];

/** Scripts that stand in the page, other than data. */
const inlineScripts = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && !/json/.test(type))
      .map(({ text }) => text),
  );

/** Of the scripts that were asked for and those that stand in the page, packed together; bytes. */
export async function scriptBytes(page: Page, { scripts }: Traffic): Promise<number> {
  const files = scripts.map((name) => fs.readFileSync(fileOf(name), 'utf8'));
  return gzipSync([...(await inlineScripts(page)), ...files].join('\n')).length;
}

/** Of the fonts that came; kB. */
export const fontWeight = (traffic: Traffic): number =>
  kB(
    filesEnding(traffic, /\.woff2$/).reduce((sum, name) => sum + fs.statSync(fileOf(name)).size, 0),
  );

/** The characters of a `unicode-range`. */
const inRange = (range: string): RegExp =>
  new RegExp(
    `[${range.replace(
      /U\+([0-9A-F]+)(?:-([0-9A-F]+))?,?/g,
      (_, from: string, to = from) => `\\u{${from}}-\\u{${to as string}}`,
    )}]`,
    'u',
  );

/** The most that a page's fonts may weigh: by the letters that it shows, for some of which there are fonts of their own; kB. */
export async function mostFontWeight(page: Page): Promise<number> {
  const text = await page.evaluate(() => document.body.innerText);
  const [, polish, others] = fontFiles.text.map(({ range }) => inRange(range).test(text));
  return others ? 80 : polish ? 63 : 60;
}

/** The largest part of the first view, as the browser sees it, if that is a picture that has to wait for others. */
export function latePicture(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
          const isLate = element instanceof HTMLImageElement && element.fetchPriority !== 'high';
          resolve(isLate ? element.currentSrc : null);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

export interface DrawnPicture {
  address: string;
  /** Pixels across: as it came, as it would fill its place, and the fewest and most that it is offered in. */
  width: number;
  needed: number;
  least: number;
  most: number;
}

export interface Pictures {
  /** Addresses of those that did not come. */
  missing: string[];
  /** Those that are seen and offered in several widths. */
  drawn: DrawnPicture[];
}

/** All pictures of a page, with those further down, once they have come. */
export function picturesOf(page: Page): Promise<Pictures> {
  return page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    const ended = (image: HTMLImageElement) =>
      new Promise((resolve) => {
        if (image.complete) resolve(undefined);
        for (const type of ['load', 'error']) image.addEventListener(type, resolve);
      });
    await Promise.all(images.map(ended));
    const drawn = images.flatMap((image) => {
      const { currentSrc, clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
      const offers = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])]
        .flatMap(({ srcset }) => [...srcset.matchAll(/(\S+)\s+(\d+)w/g)])
        .map(([, address = '', width]) => [new URL(address, location.href).href, Number(width)]);
      const width = offers.find(([address]) => address === currentSrc)?.[1];
      if (typeof width !== 'number' || clientWidth === 0) return [];
      const fills = Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight);
      const widths = offers.map(([, each]) => Number(each));
      const [least, most] = [Math.min(...widths), Math.max(...widths)];
      return [{ address: currentSrc, width, needed: fills * devicePixelRatio, least, most }];
    });
    const missing = images.filter(({ naturalWidth }) => naturalWidth === 0);
    return { missing: missing.map(({ currentSrc, src }) => currentSrc || src), drawn };
  });
}

/** Those that come in more than 1.5 times the pixels that they need, though there is a smaller one. */
export const wasteful = (drawn: readonly DrawnPicture[]): DrawnPicture[] =>
  drawn.filter(({ width, needed, least }) => width > 1.5 * needed && width > least);
