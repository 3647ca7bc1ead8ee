import sharp from 'sharp';
import { articleCloth } from '../../cloth/weaving/article-cloth';
import { THREADS } from '../../cloth/weaving/weaves';
import type { ShareCard } from '../share-picture';
import { colours } from '../../styles/tokens';
import { clothColour, shareCard } from './card';
import { clothSeed } from './cloth-seed';
import { between, indexedPng, rgbOf, type Rgb } from './indexed-png';

const [paper, weft, ink, action] = (['paper', 'weft', 'ink', 'action'] as const).map((role) =>
  rgbOf(colours[role].light),
) as [Rgb, Rgb, Rgb, Rgb];

/** Draws a share picture as PNG, 1200 by 630, some 20 kB. */
export async function drawSharePicture(card: ShareCard): Promise<Buffer> {
  const { path, service } = card;
  const cloth = articleCloth(clothSeed(path), service ?? undefined);
  const threadRoles = Object.keys(cloth.threads) as (keyof typeof cloth.threads)[];
  // Every colour of a card, and the blends between adjacent ones: the cloth's own edges are sharp.
  const palette: Rgb[] = [
    paper,
    weft,
    ink,
    ...threadRoles.map((role) => rgbOf(clothColour(cloth, role))),
    action,
    ...(service ? [rgbOf(THREADS[service].light)] : []),
    ...between(ink, paper, 30),
    ...between(action, paper, 14),
  ];
  const { data, info } = await sharp(Buffer.from(shareCard(card, cloth)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return indexedPng({ data, width: info.width, height: info.height }, palette);
}
