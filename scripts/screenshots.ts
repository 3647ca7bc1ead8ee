/**
 * `npm run screenshots [-- <address> [<part of a kind's name> …]]`: a contact sheet of each kind of page in
 * `screenshots/`, at four widths, light and dark, from a running site (by default http://127.0.0.1:9000, see
 * `npm run serve`). `npm run screenshots -- desk [<address>]` and `-- design [<address>]` make the pictures of
 * docs/marketing.md and docs/design.md.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchChromium, newDeclinedPage } from './chromium';
import { pageTypesIn } from './page-types';
import { PROJECT_ROOT, publicDirectory } from '../pipeline/layout';
import { contactSheet } from './contact-sheet';
import { designPictures } from './design-pictures';
import { deskPictures } from './desk-pictures';
import { ensureChromium } from './find-chromium';

/** Windows in px, and their widths on the sheet: small ones are shown large. */
const WINDOWS = [
  { width: 360, shown: 360 },
  { width: 768, shown: 512 },
  { width: 1280, shown: 720 },
  { width: 1920, shown: 880 },
] as const;
const SCHEMES = ['light', 'dark'] as const;
const HEIGHT = 900;
/** For pictures that load late. */
const PATIENCE_MS = 5000;
const DEFAULT_ADDRESS = 'http://127.0.0.1:9000';
const FOLDER = path.join(PROJECT_ROOT, 'screenshots');

/** A problem of a page. */
interface Fault {
  kind: string;
  message: string;
}

/** Scrolls through the page, so that lazy pictures load, and waits for them and the fonts. */
async function settle(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += HEIGHT) {
    await page.evaluate((to) => {
      window.scrollTo(0, to);
    }, y);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    return document.fonts.ready.then(() => undefined);
  });
  await page
    .waitForFunction(() => [...document.images].every(({ complete }) => complete), undefined, {
      timeout: PATIENCE_MS,
    })
    .catch(() => undefined);
  await page.waitForTimeout(200);
}

interface Shot {
  url: string;
  /** False for the page of unknown addresses. */
  mustBeThere: boolean;
  width: number;
  colorScheme: (typeof SCHEMES)[number];
  report: (message: string) => void;
}

/** A picture of the whole page. Reports problems. */
async function shoot(
  browser: Browser,
  { url, mustBeThere, width, colorScheme, report }: Shot,
): Promise<Buffer> {
  const page = await newDeclinedPage(browser, url, {
    viewport: { width, height: HEIGHT },
    colorScheme,
  });
  try {
    page.on('pageerror', (error) => {
      report(`at ${width} px: ${error.message}`);
    });
    const answer = await page.goto(url, { waitUntil: 'load' });
    if (mustBeThere && !answer?.ok()) report(`answered with ${answer?.status() ?? 'nothing'}`);
    await settle(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) report(`at ${width} px: ${overflow} px wider than the window`);
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.context().close();
  }
}

const fileName = (kind: string, scheme: string) =>
  `${kind.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}-${scheme}.png`;

async function main(address = DEFAULT_ADDRESS, ...wanted: string[]): Promise<void> {
  const kinds = Object.entries(pageTypesIn(publicDirectory())).filter(
    ([kind]) => wanted.length === 0 || wanted.some((part) => kind.includes(part)),
  );
  fs.mkdirSync(FOLDER, { recursive: true });
  ensureChromium();
  const browser = await launchChromium();
  const faults: Fault[] = [];
  try {
    for (const [kind, pagePath] of kinds) {
      const report = (message: string) => faults.push({ kind, message });
      for (const scheme of SCHEMES) {
        const pictures: Buffer[] = [];
        for (const { width, shown } of WINDOWS) {
          const url = new URL(pagePath, address).href;
          const mustBeThere = kind !== 'not found';
          const shot = { url, mustBeThere, width, colorScheme: scheme, report };
          pictures.push(
            await sharp(await shoot(browser, shot))
              .resize(shown)
              .png()
              .toBuffer(),
          );
        }
        const file = path.join(FOLDER, fileName(kind, scheme));
        fs.writeFileSync(file, await contactSheet(pictures));
        console.log(path.relative(PROJECT_ROOT, file));
      }
    }
  } finally {
    await browser.close();
  }
  for (const { kind, message } of faults) console.error(`${kind}: ${message}`);
  if (faults.length > 0) process.exitCode = 1;
}

const [first, ...rest] = process.argv.slice(2);
/** Makers of the documents' pictures, by the first argument. */
const ofDocuments = { desk: deskPictures, design: designPictures };
const work =
  first === 'desk' || first === 'design'
    ? ofDocuments[first](rest[0] ?? DEFAULT_ADDRESS)
    : main(first, ...rest);
work.catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
