/** The cover of an article as an element, for code outside of React. `ArticleCloth` draws the same. */
import { color, threadColor } from '../styles/tokens';
import { articleCloth } from './weaving/article-cloth';

const SVG = 'http://www.w3.org/2000/svg';

function shape(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

let drawn = 0;

/** Draws the cover of an article by its slug. Decoration: hidden from the accessibility tree. */
export function articleClothElement(slug: string): SVGElement {
  const { patterns, threads, width, height } = articleCloth(slug);
  drawn += 1;
  const idOf = (index: number) => `cloth-${drawn}-${index}`;
  const drawing = shape('svg', {
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio: 'xMidYMid slice',
    'aria-hidden': 'true',
  });
  for (const [role, service] of Object.entries(threads))
    drawing.style.setProperty(`--cloth-${role}`, threadColor(service));
  const definitions = shape('defs', {});
  patterns.forEach(({ layers, width: across, height: down }, index) => {
    const size = { id: idOf(index), width: across, height: down, patternUnits: 'userSpaceOnUse' };
    const pattern = shape('pattern', size);
    for (const { role, d } of layers)
      pattern.append(shape('path', { fill: `var(--cloth-${role})`, d }));
    definitions.append(pattern);
  });
  drawing.append(definitions, shape('rect', { width, height, fill: color.paper }));
  patterns.forEach(({ area }, index) => {
    const fill = `url(#${idOf(index)})`;
    drawing.append(shape('path', { d: area, fill, 'shape-rendering': 'crispEdges' }));
  });
  return drawing;
}
