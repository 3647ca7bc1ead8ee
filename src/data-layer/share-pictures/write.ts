/**
 * Puts the share pictures into the output. One is drawn once: its address is a hash of all it is made of, so that
 * what lies in the store under that name is right for good.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { stateDirectory } from '../build-context';
import { runScript } from '../run-script';
import { wantedOf, type WantedPicture } from './wanted';

/** How long a picture that no page asks for is kept, in milliseconds. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

function storeDirectory(): string {
  return path.join(stateDirectory(), 'share-pictures');
}

/** What the script that draws is told. */
export interface DrawingOrder {
  /** A folder for the pictures. */
  readonly store: string;
  readonly pictures: readonly WantedPicture[];
}

function wantedPictures(outputDir: string, paths: readonly string[]): WantedPicture[] {
  return paths.flatMap((pagePath) => {
    const file = path.join(outputDir, pagePath, 'index.html');
    const wanted = fs.existsSync(file) ? wantedOf(fs.readFileSync(file, 'utf8'), pagePath) : null;
    return wanted ?? [];
  });
}

function forgetOld(store: string, inUse: ReadonlySet<string>): void {
  const now = Date.now();
  for (const name of fs.readdirSync(store)) {
    const file = path.join(store, name);
    if (!inUse.has(name) && now - fs.statSync(file).mtimeMs > KEPT_MS) fs.rmSync(file);
  }
}

async function draw(order: DrawingOrder, reporter: Reporter): Promise<void> {
  const file = path.join(order.store, `order-${process.pid}.json`);
  fs.writeFileSync(file, JSON.stringify(order));
  const activity = `draw share pictures (${order.pictures.length})`;
  try {
    await runScript({ file: 'share-pictures/cli.ts', args: [file], activity }, reporter);
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/**
 * Draws what is not in the store yet, and puts into the output what is not there.
 * @param paths of the pages
 * @throws {Error} where a picture could not be drawn
 */
export async function writeSharePictures(
  outputDir: string,
  paths: readonly string[],
  reporter: Reporter,
): Promise<void> {
  const wanted = wantedPictures(outputDir, paths);
  if (wanted.length === 0) return;
  const store = storeDirectory();
  fs.mkdirSync(store, { recursive: true });
  const stored = ({ address }: WantedPicture) => path.join(store, path.basename(address));
  const pictures = wanted.filter((each) => !fs.existsSync(stored(each)));
  if (pictures.length > 0) {
    await draw({ store, pictures }, reporter);
  }
  for (const each of wanted) {
    const file = path.join(outputDir, each.address);
    if (fs.existsSync(file)) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.copyFileSync(stored(each), file);
  }
  forgetOld(store, new Set(wanted.map(({ address }) => path.basename(address))));
}
