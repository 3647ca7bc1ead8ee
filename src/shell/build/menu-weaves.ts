/**
 * The weaves of the menu: a row for each service, its warp at the left, its weft at the right. They are masks, which take
 * the colours of the page; a browser fetches the file when the panel opens.
 */
import { weaveTile } from '../../cloth/weaving/cloth-svg';
import { SERVICE_KEYS, WEAVES } from '../../cloth/weaving/weaves';
import { WEAVE } from '../menu-weaves';

const { width: WIDTH, height: HEIGHT } = WEAVE;
const CELL = 8;

/** The most whole repeats that fit: where a weave is small, a cut figure is none. */
const whole = (room: number, repeat: number) => Math.floor(room / repeat) * repeat;

export function menuWeaves(): string {
  const cloths = SERVICE_KEYS.flatMap((key, row) => {
    const { warp, weft, width, height } = weaveTile(WEAVES[key], CELL);
    const size = `width="${whole(WIDTH, width)}" height="${whole(HEIGHT, height)}"`;
    const viewBox = `0 0 ${whole(WIDTH, width)} ${whole(HEIGHT, height)}`;
    return [warp, weft].map((d, column) => {
      const id = `${key}-${column}`;
      const place = `x="${column * WIDTH}" y="${row * HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;
      return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path d="${d}"/></pattern><svg ${place} viewBox="${viewBox}" preserveAspectRatio="none"><rect ${size} fill="url(#${id})"/></svg>`;
    });
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * WIDTH} ${SERVICE_KEYS.length * HEIGHT}" preserveAspectRatio="none">${cloths.join('')}</svg>\n`;
}
