import type { Cloth, ClothPattern, ClothRole } from './cloth-layout';

/**
 * The inside of an SVG that shows a cloth, for use outside pages. `colour` answers with any CSS colour, `var(--…)`
 * included; its answers are not escaped.
 */
export function clothParts({ patterns }: Cloth, colour: (role: ClothRole) => string): string {
  const defs = patterns.map((pattern) => patternMarkup(pattern, colour)).join('');
  const areas = patterns.map(({ id, area }) => `<path fill="url(#${id})" d="${area}"/>`).join('');
  return `<defs>${defs}</defs><g shape-rendering="crispEdges">${areas}</g>`;
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
