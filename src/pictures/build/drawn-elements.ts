/**
 * Counts what a browser draws for an SVG: references multiply, and a file of a kilobyte can ask for a billion shapes.
 */

/** A property of one's own is inherited too, and may be used by any other. */
const isInherited = (property: string): boolean => /^(?:fill|stroke|marker|--)/i.test(property);

/** Ids that an element refers to. */
class References {
  /** By this element alone: by `use`, as mask, clip path or filter. */
  readonly once = new Set<string>();
  /** By each element inside as well, since fill, stroke and markers are inherited. */
  readonly inherited = new Set<string>();

  /** @param css of one declaration or attribute, cleaned */
  add(property: string, css: string): void {
    const ids = isInherited(property) ? this.inherited : this.once;
    for (const [, id = ''] of css.matchAll(/url\(#([^)]+)\)/g)) ids.add(id);
  }

  addDeclarations(css: string): void {
    for (const declaration of css.split(';')) this.add(declaration.trimStart(), declaration);
  }
}

/** An element that was kept. */
export class DrawnElement {
  readonly id: string | undefined;
  readonly classes: readonly string[];
  readonly references: References[];
  readonly children: DrawnElement[] = [];

  /** @param attributes as they were cleaned */
  constructor(
    readonly name: string,
    attributes: ReadonlyMap<string, string>,
  ) {
    this.id = attributes.get('id');
    this.classes = (attributes.get('class') ?? '').split(/\s+/);
    const own = new References();
    for (const [key, value] of attributes) {
      if (key === 'href') own.once.add(value.slice(1));
      else if (key === 'style') own.addDeclarations(value);
      else own.add(key, value);
    }
    this.references = [own];
  }
}

/** Elements that are drawn only where another refers to them. */
const definitions = new Set(
  'defs symbol clipPath mask marker pattern filter linearGradient radialGradient style'.split(' '),
);
/** Painted once for whoever refers to it, however often that is. */
const gradients = new Set(['linearGradient', 'radialGradient']);

/** References and children one inside the other. */
const MAX_CHAIN = 1_000;

/** The class, id or name that an element needs to match a selector's last part; `*` where any element may match. */
function keyOf(selector: string): string {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  if (!/^[\w.#*:-]+$/.test(last)) return '*';
  return /[.#][\w-]+/.exec(last)?.[0] ?? /^[a-z][\w-]*/i.exec(last)?.[0] ?? '*';
}

/** By such keys, what the rules of a style sheet refer to; over-estimated, since conditions are taken as met. */
function referencesByKey(css: string): ReadonlyMap<string, References> {
  const found = new Map<string, References>();
  for (const part of css.split('}')) {
    if (!part.includes('url(#')) continue;
    const at = part.lastIndexOf('{');
    const [selectors = ''] = at < 0 ? [] : part.slice(0, at).split(/[{;]/).slice(-1);
    // Commas inside brackets would cut a selector in two.
    const keys = /[[("']/.test(selectors) ? ['*'] : selectors.split(',').map(keyOf);
    for (const key of new Set(keys)) {
      const references = found.get(key) ?? new References();
      references.addDeclarations(part.slice(at + 1));
      found.set(key, references);
    }
  }
  return found;
}

/** Elements share the references of a rule: a thousand rules that mean a thousand elements are looked at once. */
function applyStyles(elements: readonly DrawnElement[], styles: string): void {
  const byKey = referencesByKey(styles);
  for (const { name, id, classes, references } of elements) {
    const keys = new Set(['*', name, `#${id ?? ''}`, ...classes.map((part) => `.${part}`)]);
    for (const key of keys) references.push(...[byKey.get(key) ?? []].flat());
  }
}

/**
 * Number of elements drawn beyond those in the file; infinite where a part is drawn inside itself.
 * @param elements all, the root first
 * @param styles the cleaned content of its style elements
 */
export function drawnAgain(elements: readonly DrawnElement[], styles: string): number {
  applyStyles(elements, styles);
  // Of a duplicate id, the first element counts.
  const byId = new Map(elements.toReversed().map((element) => [element.id, element]));
  /** While a cost is not known yet it is infinite, as is that of what refers to itself. */
  const costs = new Map<object, number>();

  function known(key: object, depth: number, count: () => number): number {
    const before = costs.get(key);
    if (before !== undefined || depth > MAX_CHAIN) return before ?? Infinity;
    costs.set(key, Infinity);
    const cost = count();
    costs.set(key, cost);
    return cost;
  }

  const costOfIds = (ids: ReadonlySet<string>, depth: number): number =>
    known(ids, depth, () => {
      const targets = [...ids].flatMap((id) => byId.get(id) ?? []);
      return targets
        .filter(({ name }) => !gradients.has(name))
        .reduce((sum, target) => sum + costOf(target, depth + 1), 0);
    });

  const costOf = (element: DrawnElement, depth: number): number =>
    known(element, depth, () => {
      const inside = element.children
        .filter(({ name }) => !definitions.has(name))
        .reduce((sum, child) => sum + costOf(child, depth + 1), 1);
      const sum = (of: 'once' | 'inherited') =>
        element.references.reduce((all, part) => all + costOfIds(part[of], depth + 1), 0);
      return inside * (1 + sum('inherited')) + sum('once');
    });

  const [root] = elements;
  return root ? costOf(root, 0) - elements.length : 0;
}
