import sharp from 'sharp';
import { articleCloth } from '../../cloth/weaving/article-cloth';
import type { ClothRole } from '../../cloth/weaving/cloth-layout';
import { THREADS } from '../../cloth/weaving/weaves';
import type { ShareCard } from '../share-picture';
import { colours } from '../../styles/tokens';
import { shareCard } from './card';
import { clothSeed } from './cloth-seed';
import { between, indexedPng, rgbOf, type Rgb } from './indexed-png';
import { weaveInto } from './weave-pixels';

const [paper, weft, ink, action] = (['paper', 'weft', 'ink', 'action'] as const).map((role) =>
  rgbOf(colours[role].light),
) as [Rgb, Rgb, Rgb, Rgb];

/** Draws a share picture as PNG, 1200 by 630, some 20 kB. */
export async function drawSharePicture(card: ShareCard): Promise<Buffer> {
  const { path, service } = card;
  const cloth = articleCloth(clothSeed(path), service ?? undefined);
  const threadRoles = Object.keys(cloth.threads) as Exclude<ClothRole, 'ink' | 'weft'>[];
  // Every colour of a card, and the blends between adjacent ones: the cloth's own edges are sharp.
  const palette: Rgb[] = [
    paper,
    weft,
    ink,
    ...threadRoles.map((role) => rgbOf(THREADS[cloth.threads[role]].light)),
    action,
    ...(service ? [rgbOf(THREADS[service].light)] : []),
    ...between(ink, paper, 30),
    ...between(action, paper, 14),
  ];
  const indexOf = (role: ClothRole) =>
    role === 'weft' ? 1 : role === 'ink' ? 2 : 3 + threadRoles.indexOf(role);
  const { svg, clothBox } = shareCard(card);
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return indexedPng({ data, width: info.width, height: info.height }, palette, (rows) => {
    weaveInto(rows, cloth, clothBox, indexOf);
  });
}
