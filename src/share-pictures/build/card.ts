/** The drawing of a share picture, in the daylight colours of the tokens. */
import type { articleCloth } from '../../cloth/weaving/article-cloth';
import type { ClothRole } from '../../cloth/weaving/cloth-layout';
import { clothParts } from '../../cloth/weaving/cloth-markup';
import { THREADS } from '../../cloth/weaving/weaves';
import { logoMark } from '../../site/company-looks';
import { EDGE, layOutCard, type CardLayout, type SetLine } from '../share-card';
import { SHARE_HEIGHT, SHARE_WIDTH, type ShareCard } from '../share-picture';
import { colours } from '../../styles/tokens';
import { canSet, setLine, widthOf } from './lettering';

type ArticleCloth = ReturnType<typeof articleCloth>;

const ink = colours.ink.light;
const action = colours.action.light;

const fill = (colour: string, d: string) => (d ? `<path fill="${colour}" d="${d}"/>` : '');
const outlines = ({ text, setting, x, baseline }: SetLine) => setLine(text, setting, x, baseline);

/** The colour of each role of a cloth. */
function clothColour({ threads }: ArticleCloth, role: ClothRole): string {
  return role === 'weft' || role === 'ink' ? colours[role].light : THREADS[threads[role]].light;
}

/** The middle of the cloth, cut to a box of the picture. */
function clothIn({ x, y, width, height }: CardLayout['clothBox'], cloth: ArticleCloth): string {
  const [left, top] = [(cloth.width - width) / 2, (cloth.height - height) / 2].map(Math.floor);
  const inside = clothParts(cloth, (role) => clothColour(cloth, role));
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${inside}</svg>`;
}

/** A share picture, as `layOutCard` lays it out: SVG, 1200 by 630. */
export function shareCard(card: ShareCard, cloth: ArticleCloth): string {
  const { clothBox, mark, name, title, kind } = layOutCard(card, { canSet, widthOf });
  const thread = card.service ? THREADS[card.service].light : ink;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">` +
    `<path fill="${colours.paper.light}" d="M0 0h${SHARE_WIDTH}v${SHARE_HEIGHT}H0z"/>` +
    clothIn(clothBox, cloth) +
    `<path fill="${thread}" d="M${clothBox.x - EDGE} 0h${EDGE}v${SHARE_HEIGHT}h-${EDGE}z"/>` +
    `<g transform="translate(${mark.x} ${mark.y}) scale(${mark.scale})">${fill(ink, logoMark.ink)}${fill(action, logoMark.action)}</g>` +
    fill(ink, outlines(name)) +
    fill(ink, title.map(outlines).join('')) +
    fill(action, kind ? outlines(kind) : '') +
    '</svg>'
  );
}
