/** Makes the pictures of docs/design.md from a running site with the company's own pages. */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { readContent, type ContentPage } from '../src/own-pages/build/read-all';
import { PROJECT_ROOT } from '../pipeline/layout';
import { launchChromium, newDeclinedPage } from './chromium';
import { ensureChromium } from './find-chromium';

const FOLDER = path.join(PROJECT_ROOT, 'docs/pictures');
const WINDOW = { width: 1280, height: 800 };
const SHOWN_WIDTH = 960;
/** Kinds of band that draw, as content files name them. */
const DRAWN = ['flow', 'diagram', 'stages', 'chart', 'before_after', 'ranges', 'screen', 'matrix'];
/** The sheet with the first screens of the services: columns, and the width of each in px. */
const SHEET = { columns: 2, width: 480 };

type Band = { kind: string; heading?: string };

const bandsOf = ({ fields }: ContentPage): Band[] => (fields['bands'] ?? []) as Band[];

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await newDeclinedPage(browser, url, { viewport: WINDOW });
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

async function write(name: string, picture: Buffer, width: number): Promise<void> {
  const file = path.join(FOLDER, `design-${name}.webp`);
  const webp = sharp(picture).resize({ width, withoutEnlargement: true }).webp({ quality: 60 });
  fs.writeFileSync(file, await webp.toBuffer());
  console.log(path.relative(PROJECT_ROOT, file));
}

/** Takes a band of a kind. Each kind comes from another page, so that several threads are shown. */
async function shootBand(browser: Browser, pages: ContentPage[], kind: string, address: string) {
  const fitting = pages.filter((each) => bandsOf(each).some((band) => band.kind === kind));
  const page = fitting[(DRAWN.indexOf(kind) * 3) % (fitting.length || 1)];
  const heading = page && bandsOf(page).find((band) => band.kind === kind)?.heading;
  if (!heading) throw new Error(`No page has a band of the kind ${kind} any more.`);
  const shown = await openPage(browser, new URL(page.path, address).href);
  const band = shown.locator('section', { has: shown.getByRole('heading', { name: heading }) });
  // Without scrolling to it: the fixed bar would cover it.
  const clip = await band.last().boundingBox();
  if (!clip) throw new Error(`"${heading}" is not to be seen on ${page.path}.`);
  const picture = await shown.screenshot({ fullPage: true, clip, animations: 'disabled' });
  await write(kind.replace('_', '-'), picture, SHOWN_WIDTH);
  await shown.context().close();
}

/** Takes the first screens of all services, on one sheet. */
async function shootRoots(browser: Browser, pages: ContentPage[], address: string) {
  const { columns, width } = SHEET;
  const height = Math.round((width * WINDOW.height) / WINDOW.width);
  const roots = pages.filter(({ fields }) => fields['design'] === 'overview');
  const pieces = [];
  for (const [index, { path: root }] of roots.entries()) {
    const shown = await openPage(browser, new URL(root, address).href);
    const input = await sharp(await shown.screenshot())
      .resize(width, height)
      .toBuffer();
    const [left, top] = [(index % columns) * width, Math.floor(index / columns) * height];
    pieces.push({ input, left, top });
    await shown.context().close();
  }
  const rows = Math.ceil(roots.length / columns);
  const size = { width: columns * width, height: rows * height, channels: 3 as const };
  const sheet = sharp({ create: { ...size, background: 'white' } }).composite(pieces);
  await write('roots', await sheet.png().toBuffer(), columns * width);
}

/** Makes all pictures. @param address of a running site with this checkout's own pages */
export async function designPictures(address: string): Promise<void> {
  const { pages } = readContent(path.join(PROJECT_ROOT, 'src/content'), address);
  ensureChromium();
  const browser = await launchChromium();
  try {
    for (const kind of DRAWN) await shootBand(browser, pages, kind, address);
    await shootRoots(browser, pages, address);
  } finally {
    await browser.close();
  }
}
