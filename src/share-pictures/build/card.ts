/** The drawing of a share picture, in the daylight colours of the tokens. */
import { THREADS } from '../../cloth/weaving/weaves';
import { company } from '../../site/company';
import { logoMark } from '../../shell/logo-mark';
import { kindOfPage, SHARE_HEIGHT, SHARE_WIDTH, type ShareCard } from '../share-picture';
import { colours } from '../../styles/tokens';
import type { Rect } from './weave-pixels';
import { balancedLines, breakLines, canSet, setLine, widthOf, type Setting } from './lettering';

const MARGIN = 64;
/** Left edge of the cloth; it bleeds off the picture on three sides. */
const CLOTH_X = 776;
/** The same where there is no title. */
const WIDE_CLOTH_X = 392;
const TEXT_WIDTH = CLOTH_X - 2 * MARGIN;
/** The title stands on the lower margin and may reach up to the company's name. */
const TITLE_BOTTOM = SHARE_HEIGHT - MARGIN - 6;
const TITLE_HEIGHT = 340;
const LEADING = 1.06;
const SIZES = [80, 72, 64, 56, 50, 44] as const;
const SMALLEST = 40;

const titleSetting = (size: number): Setting => ({ face: 'display', size, tracking: -0.025 });
const nameSetting: Setting = { face: 'display', size: 32, tracking: -0.02 };
const kindSetting: Setting = { face: 'text', size: 26, tracking: 0 };

const ink = colours.ink.light;
const action = colours.action.light;

interface SetTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The largest size at which the title fits; at the smallest, the rest is cut. */
function setTitle(title: string): SetTitle {
  for (const size of SIZES) {
    const setting = titleSetting(size);
    const fits = (lines: readonly string[]) => lines.length * size * LEADING <= TITLE_HEIGHT;
    const isWhole = title.split(/\s+/).every((word) => widthOf(word, setting) <= TEXT_WIDTH);
    if (isWhole && fits(breakLines(title, TEXT_WIDTH, setting))) {
      return { size, lines: balancedLines(title, TEXT_WIDTH, setting) };
    }
  }
  const lines = breakLines(title, TEXT_WIDTH, titleSetting(SMALLEST));
  const most = Math.floor(TITLE_HEIGHT / (SMALLEST * LEADING));
  const last = lines[most - 1];
  return {
    size: SMALLEST,
    lines:
      lines.length <= most || last === undefined
        ? lines
        : [...lines.slice(0, most - 1), `${last.slice(0, -1).trimEnd()}…`],
  };
}

const fill = (colour: string, d: string) => (d ? `<path fill="${colour}" d="${d}"/>` : '');

function titleMarkup(title: string, kind: string | null): string {
  const { size, lines } = setTitle(title);
  const step = size * LEADING;
  const first = TITLE_BOTTOM - (lines.length - 1) * step;
  const words = lines
    .map((line, index) => setLine(line, titleSetting(size), MARGIN, first + index * step))
    .join('');
  const above = kind ? setLine(kind, kindSetting, MARGIN, first - size * 0.72 - 30) : '';
  return fill(ink, words) + fill(action, above);
}

/** Letters without their pictures: emoji and what joins them have no place in a line of type. */
function plainTitle(title: string): string {
  return title
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export interface DrawnCard {
  /** The card without its cloth, as SVG, 1200 by 630. */
  readonly svg: string;
  /** Visible box of the cloth. */
  readonly clothBox: Rect;
}

/**
 * A share picture: the title beside the page's own cloth. A title in letters that the fonts do not have is left out;
 * the cloth and the company's name remain.
 */
export function shareCard(card: ShareCard): DrawnCard {
  const title = plainTitle(card.title);
  const thread = card.service ? THREADS[card.service].light : ink;
  const words = title && canSet(title, 'display') ? titleMarkup(title, kindOfPage(card.path)) : '';
  const clothX = words ? CLOTH_X : WIDE_CLOTH_X;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">` +
    `<path fill="${colours.paper.light}" d="M0 0h${SHARE_WIDTH}v${SHARE_HEIGHT}H0z"/>` +
    `<path fill="${thread}" d="M${clothX - 12} 0h12v${SHARE_HEIGHT}h-12z"/>` +
    `<g transform="translate(${MARGIN} ${MARGIN}) scale(1.25)">${fill(ink, logoMark.ink)}${fill(action, logoMark.action)}</g>` +
    fill(ink, setLine(company.name, nameSetting, MARGIN + 56, MARGIN + 32)) +
    words +
    '</svg>';
  const clothBox = { x: clothX, y: 0, width: SHARE_WIDTH - clothX, height: SHARE_HEIGHT };
  return { svg, clothBox };
}
