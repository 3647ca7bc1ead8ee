/** The drawing of a share picture, in the daylight colours of the tokens. */
import { THREADS } from '../../cloth/weaving/weaves';
import { logoMark } from '../../shell/logo-mark';
import { EDGE, layOutCard, type SetLine } from '../share-card';
import { SHARE_HEIGHT, SHARE_WIDTH, type ShareCard } from '../share-picture';
import { colours } from '../../styles/tokens';
import { canSet, setLine, widthOf } from './lettering';
import type { Rect } from './weave-pixels';

const ink = colours.ink.light;
const action = colours.action.light;

const fill = (colour: string, d: string) => (d ? `<path fill="${colour}" d="${d}"/>` : '');
const outlines = ({ text, setting, x, baseline }: SetLine) => setLine(text, setting, x, baseline);

export interface DrawnCard {
  /** The card without its cloth, as SVG, 1200 by 630. */
  readonly svg: string;
  /** Visible box of the cloth. */
  readonly clothBox: Rect;
}

/** A share picture, as `layOutCard` lays it out. */
export function shareCard(card: ShareCard): DrawnCard {
  const { clothBox, mark, name, title, kind } = layOutCard(card, { canSet, widthOf });
  const thread = card.service ? THREADS[card.service].light : ink;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">` +
    `<path fill="${colours.paper.light}" d="M0 0h${SHARE_WIDTH}v${SHARE_HEIGHT}H0z"/>` +
    `<path fill="${thread}" d="M${clothBox.x - EDGE} 0h${EDGE}v${SHARE_HEIGHT}h-${EDGE}z"/>` +
    `<g transform="translate(${mark.x} ${mark.y}) scale(${mark.scale})">${fill(ink, logoMark.ink)}${fill(action, logoMark.action)}</g>` +
    fill(ink, outlines(name)) +
    fill(ink, title.map(outlines).join('')) +
    fill(action, kind ? outlines(kind) : '') +
    '</svg>';
  return { svg, clothBox };
}
