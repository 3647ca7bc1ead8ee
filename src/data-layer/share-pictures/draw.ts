import sharp from 'sharp';
import { articleCloth } from '../../lib/cloth/article-cloth';
import { THREADS } from '../../lib/cloth/weaves';
import { clothSeed, type ShareCard } from '../../lib/share-picture';
import { colours } from '../../styles/tokens';
import { shareCard } from './card';
import { between, indexedPng, rgbOf, type Rgb } from './indexed-png';

/** Every colour of a card, and what lies between those that touch. */
function paletteOf({ path, service }: ShareCard): Rgb[] {
  const { threads } = articleCloth(clothSeed(path), service ?? undefined);
  const keys = [...new Set([...Object.values(threads), ...(service ? [service] : [])])];
  const [paper, weft, ink, action] = (['paper', 'weft', 'ink', 'action'] as const).map((role) =>
    rgbOf(colours[role].light),
  ) as [Rgb, Rgb, Rgb, Rgb];
  const warps = [ink, ...keys.map((key) => rgbOf(THREADS[key].light))];
  return [
    paper,
    weft,
    action,
    ...warps,
    ...between(ink, paper, 30),
    ...between(action, paper, 14),
    ...between(weft, paper, 4),
    ...warps.flatMap((warp) => [...between(warp, weft, 6), ...between(warp, paper, 6)]),
  ];
}

/** Draws a share picture as PNG, 1200 by 630, some 20 kB. */
export async function drawSharePicture(card: ShareCard): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(shareCard(card)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return indexedPng({ data, width: info.width, height: info.height }, paletteOf(card));
}
