/**
 * Which features of scripts, styles and markup the supported browsers (`browserslist` in package.json) do not all have,
 * by MDN's data: https://github.com/mdn/browser-compat-data. Nothing here knows a feature by name.
 */
import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { parse, type Node } from 'acorn';
import { simple } from 'acorn-walk';
import browserslist from 'browserslist';
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';

/** Names of browserslist's by those of MDN's. */
const FAMILIES = {
  safari: 'safari',
  ios_saf: 'safari_ios',
  firefox: 'firefox',
  chrome: 'chrome',
  edge: 'edge',
} as const;

type Family = (typeof FAMILIES)[keyof typeof FAMILIES];

/** The oldest supported version of each browser. */
export function oldestSupported(queries: readonly string[]): Map<Family, number> {
  const oldest = new Map<Family, number>();
  for (const found of browserslist([...queries])) {
    const [name = '', version = ''] = found.split(' ');
    const family = FAMILIES[name as keyof typeof FAMILIES];
    const number = parseFloat(version);
    if (!family || !Number.isFinite(number)) continue;
    oldest.set(family, Math.min(number, oldest.get(family) ?? Infinity));
  }
  return oldest;
}

/** `16.10` is later than `16.4`. */
function isLater(a: string, b: number): boolean {
  const [major = 0, minor = 0] = a.replace(/^≤/, '').split('.').map(Number);
  const [ownMajor = 0, ownMinor = 0] = String(b).split('.').map(Number);
  return major > ownMajor || (major === ownMajor && minor > ownMinor);
}

function holds(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix } = statement;
  if (flags || prefix || statement.alternative_name) return false;
  if (typeof removed === 'string' && !isLater(removed, version)) return false;
  return typeof added === 'string' && added !== 'preview' && !isLater(added, version);
}

/** Those that lack it, such as `safari 17`, with the version that has it. */
function lacking(compat: CompatStatement, oldest: ReadonlyMap<Family, number>): string[] {
  return [...oldest].flatMap(([family, version]) => {
    const found = compat.support[family];
    const statements = found === undefined ? [] : Array.isArray(found) ? found : [found];
    // Undocumented support counts as support.
    if (statements.length === 0 || statements.some((each) => holds(each, version))) return [];
    const since = statements.map(({ version_added: added }) => added || 'none').join('/');
    return [`${family} ${since}`];
  });
}

/** A feature by its path in MDN's data, such as `api.URL.canParse_static`, and who lacks it. */
export type Lacks = Map<string, string[]>;

type Tree = Identifier | undefined;
const at = (tree: Tree, name: string): Tree =>
  tree && Object.hasOwn(tree, name) ? (tree as Record<string, Identifier>)[name] : undefined;

export class SupportCheck {
  readonly #oldest: ReadonlyMap<Family, number>;
  readonly #lacks: Lacks = new Map();
  readonly #asked = new Set<string>();
  /** Members of all interfaces by name: unknown is whose member it is that a script uses. */
  readonly #members = new Map<string, [path: string, tree: Identifier][]>();

  /** Members that scripts use of unknown objects, and those that scripts give to objects. */
  readonly #used = new Set<string>();
  readonly #given = new Set<string>();

  constructor(queries: readonly string[]) {
    this.#oldest = oldestSupported(queries);
    for (const [root, group] of [
      ['api', bcd.api],
      ['javascript.builtins', bcd.javascript.builtins],
    ] as const) {
      for (const [owner, tree] of Object.entries(group as Record<string, Identifier>)) {
        // An object of a missing kind only comes from the missing feature itself.
        if (!tree.__compat || lacking(tree.__compat, this.#oldest).length > 0) continue;
        for (const [key, member] of Object.entries(tree as Record<string, Identifier>)) {
          if (key.startsWith('__')) continue;
          const name = key.replace(/_static$/, '');
          const known = this.#members.get(name) ?? [];
          this.#members.set(name, [...known, [`${root}.${owner}.${key}`, member]]);
        }
      }
    }
  }

  /** Findings so far, by name. A name that a script gives to a part of its own objects says nothing. */
  get lacks(): Lacks {
    for (const name of this.#used) if (!this.#given.has(name)) this.#noteMember(name);
    return new Map([...this.#lacks].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #note(path: string, tree: Tree): void {
    const compat = tree?.__compat;
    if (!compat || this.#asked.has(path)) return;
    this.#asked.add(path);
    const without = lacking(compat, this.#oldest);
    if (without.length > 0) this.#lacks.set(path, without);
  }

  /** A member that any interface has everywhere may be that one's. */
  #noteMember(name: string): void {
    const owners = this.#members.get(name) ?? [];
    const known = owners.filter(([, { __compat: compat }]) => compat);
    const isEverywhere = known.some(
      ([, { __compat: compat }]) => compat && lacking(compat, this.#oldest).length === 0,
    );
    if (isEverywhere) return;
    const [first] = known;
    if (first) this.#note(...first);
  }

  #noteGlobal(name: string): void {
    const api = bcd.api as Identifier;
    for (const [path, tree] of [
      [`api.${name}`, at(api, name)],
      [`api.Window.${name}`, at(at(api, 'Window'), name)],
      [`javascript.builtins.${name}`, at(bcd.javascript.builtins as Identifier, name)],
    ] as const) {
      this.#note(path, tree);
    }
  }

  #noteStatic(owner: string, name: string): void {
    const ofApi = at(at(bcd.api as Identifier, owner), `${name}_static`);
    const builtin = at(at(bcd.javascript.builtins as Identifier, owner), name);
    if (ofApi) this.#note(`api.${owner}.${name}_static`, ofApi);
    else if (builtin) this.#note(`javascript.builtins.${owner}.${name}`, builtin);
    else this.#used.add(name);
  }

  /**
   * Takes a script in. A name that it has given to something of its own counts as the browser's: it would be one of
   * the few that a supported browser lacks.
   * @throws {SyntaxError} where it is younger than ES2022, which all supported browsers know
   */
  script(text: string): void {
    let tree: Node;
    try {
      tree = parse(text, { ecmaVersion: 2022, sourceType: 'script' });
    } catch {
      tree = parse(text, { ecmaVersion: 2022, sourceType: 'module' });
    }
    const own = new Set<string>();
    simple(tree, {
      Function: ({ id, params }) => {
        for (const each of [id, ...params]) if (each?.type === 'Identifier') own.add(each.name);
      },
      VariableDeclarator: ({ id }) => {
        if (id.type === 'Identifier') own.add(id.name);
      },
      Class: ({ id }) => {
        if (id) own.add(id.name);
      },
      Property: ({ key }) => this.#give(key),
      MethodDefinition: ({ key }) => this.#give(key),
      PropertyDefinition: ({ key }) => this.#give(key),
      AssignmentExpression: ({ left }) => {
        if (left.type === 'MemberExpression') this.#give(left.property);
      },
    });
    simple(tree, {
      Identifier: ({ name }) => {
        if (!own.has(name)) this.#noteGlobal(name);
      },
      MemberExpression: ({ object, property, computed }) => {
        if (computed || property.type !== 'Identifier') return;
        if (object.type === 'Identifier' && !own.has(object.name)) {
          this.#noteStatic(object.name, property.name);
        } else {
          this.#used.add(property.name);
        }
      },
    });
  }

  #give(key: { type: string; name?: string; value?: unknown }): void {
    if (key.type === 'Identifier' && key.name) this.#given.add(key.name);
    if (key.type === 'Literal') this.#given.add(String(key.value));
  }

  /** Takes a style sheet in. Rules within `@supports` are for browsers that have the feature. */
  style(text: string): void {
    const visit = (node: ChildNode): void => {
      if (node.type === 'atrule') {
        if (node.name === 'supports') return;
        this.#atRule(node);
      }
      if (node.type === 'rule') this.#rule(node);
      if (node.type === 'decl') this.#declaration(node);
      if ('nodes' in node) node.nodes?.forEach(visit);
    };
    postcss.parse(text).nodes.forEach(visit);
  }

  #atRule({ name, params }: AtRule): void {
    const tree = at(bcd.css['at-rules'] as Identifier, name);
    this.#note(`css.at-rules.${name}`, tree);
    if (name !== 'media' && name !== 'container') return;
    for (const [, feature = ''] of params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)) {
      this.#note(`css.at-rules.${name}.${feature}`, at(tree, feature));
    }
    if (/[<>]/.test(params)) {
      this.#note(`css.at-rules.${name}.range_syntax`, at(tree, 'range_syntax'));
    }
  }

  #rule({ selector, parent }: Rule): void {
    const selectors = bcd.css.selectors as Identifier;
    for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g)) {
      this.#note(`css.selectors.${name}`, at(selectors, name));
    }
    let above = parent as { type: string; parent?: unknown } | undefined;
    while (above && above.type === 'atrule') above = above.parent as typeof above;
    if (above?.type === 'rule') this.#note('css.selectors.nesting', at(selectors, 'nesting'));
  }

  #declaration({ prop, value, parent }: Declaration): void {
    const property = at(bcd.css.properties as Identifier, prop);
    if (prop.startsWith('--')) return;
    // Said with its prefix too, wherever Emotion knows of one.
    const sibling = parent?.nodes?.some(
      (each) => 'prop' in each && each.prop === `-webkit-${prop}`,
    );
    if (sibling) return;
    this.#note(`css.properties.${prop}`, property);
    const bare = value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
    for (const [word] of bare.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w-])/g)) {
      this.#note(`css.properties.${prop}.${word}`, at(property, word));
    }
    for (const [, name = ''] of bare.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)) {
      for (const [kind, tree] of Object.entries(bcd.css.types as Record<string, Identifier>)) {
        if (kind === name) this.#note(`css.types.${name}`, tree);
        this.#note(`css.types.${kind}.${name}`, at(tree, name));
      }
    }
    for (const [, unit = ''] of bare.matchAll(/\d(cq|dv|sv|lv)(?:w|h|i|b|min|max)\b/g)) {
      const length = at(bcd.css.types as Identifier, 'length');
      const key = unitKeys[unit as keyof typeof unitKeys];
      this.#note(`css.types.length.${key}`, at(length, key));
    }
  }

  /** Takes a page's markup in. */
  markup(html: string): void {
    const elements = bcd.html.elements as Identifier;
    const ofAll = bcd.html.global_attributes as Identifier;
    for (const [, tag = '', rest = ''] of html.matchAll(/<([a-z][a-z\d]*)((?:\s[^<>]*)?)>/g)) {
      const tree = at(elements, tag);
      this.#note(`html.elements.${tag}`, tree);
      for (const [, name = ''] of rest
        .replace(/"[^"]*"/g, '')
        .matchAll(/\s([a-zA-Z]+)(?==|\s|$)/g)) {
        const attribute = name.toLowerCase();
        this.#note(`html.elements.${tag}.${attribute}`, at(tree, attribute));
        this.#note(`html.global_attributes.${attribute}`, at(ofAll, attribute));
      }
    }
  }
}

/** Units by their first letters, as MDN's data calls them. */
const unitKeys = {
  cq: 'container_query_length_units',
  dv: 'viewport_percentage_units_dynamic',
  sv: 'viewport_percentage_units_small',
  lv: 'viewport_percentage_units_large',
} as const;
