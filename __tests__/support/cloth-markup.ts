import type { Cloth, ClothPattern, ClothRole } from '../../src/cloth/weaving/cloth-layout';

/**
 * A cloth as a complete SVG document, for use outside pages: share pictures, masks, files. `colour` answers with any
 * CSS colour, `var(--…)` included; its answers are not escaped.
 */
export function clothMarkup(
  cloth: Cloth,
  colour: (role: ClothRole) => string,
  ground?: string,
): string {
  const { width, height, patterns } = cloth;
  const floor =
    ground === undefined ? '' : `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`;
  const defs = patterns.map((pattern) => patternMarkup(pattern, colour)).join('');
  const areas = patterns.map(({ id, area }) => `<path fill="url(#${id})" d="${area}"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<defs>${defs}</defs>${floor}<g shape-rendering="crispEdges">${areas}</g></svg>`
  );
}

function patternMarkup(
  { id, width, height, layers }: ClothPattern,
  colour: (role: ClothRole) => string,
): string {
  const paths = layers
    .filter(({ d }) => d !== '')
    .map(({ role, d }) => `<path fill="${colour(role)}" d="${d}"/>`)
    .join('');
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${paths}</pattern>`;
}
