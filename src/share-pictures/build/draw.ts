import sharp from 'sharp';
import { articleCloth } from '../../cloth/weaving/article-cloth';
import type { ShareCard } from '../share-picture';
import { shareCard } from './card';
import { clothSeed } from './cloth-seed';

/** Draws a share picture as PNG, 1200 by 630, some 40 kB. */
export function drawSharePicture(card: ShareCard): Promise<Buffer> {
  const cloth = articleCloth(clothSeed(card.path), card.service ?? undefined);
  return sharp(Buffer.from(shareCard(card, cloth)))
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}
