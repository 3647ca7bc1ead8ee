/** Drawings in a text (`<svg>`) become pictures of their own, with the words that they have for those who hear them. */
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { withoutControls } from '../lib/control-characters';
import { contextOf, type RichTextFile } from './context';
import { attribute, element, isElement, rewrite, textOf, walk } from './tree';

/** Elements of a drawing that put something on it. */
const shapes = new Set(
  'circle ellipse foreignObject image line path polygon polyline rect text use'.split(' '),
);

/** In pixels: what is smaller and has no words is an icon. */
const ICON = 32;

const TELL = 'Put the drawing into the text as a picture.';

interface Facts {
  ids: Map<string, Element>;
  draws: boolean;
  /** Whether it takes a part from elsewhere on the page. */
  foreign: boolean;
  title?: Element;
}

function factsOf(svg: Element): Facts {
  const facts: Facts = { ids: new Map(), draws: false, foreign: false };
  walk(svg, (node) => {
    const id = attribute(node, 'id');
    if (id !== undefined) facts.ids.set(id, node);
    if (node.tagName === 'title') facts.title ??= node;
  });
  walk(svg, (node, ancestors) => {
    if (!shapes.has(node.tagName)) return;
    if (ancestors.some(({ tagName }) => tagName === 'symbol')) return;
    if (node.tagName === 'use') {
      const target = attribute(node, 'href') ?? attribute(node, 'xLinkHref') ?? '';
      if (!facts.ids.has(target.replace(/^#/, ''))) {
        facts.foreign = true;
        return;
      }
    }
    facts.draws = true;
  });
  return facts;
}

const spoken = (value: string): string => withoutControls(value).replace(/\s+/g, ' ').trim();

/** The words for it: its label, what that refers to, its title, else the words in it. */
function alternativeOf(svg: Element, { ids, title }: Facts): string {
  if (attribute(svg, 'ariaHidden') === 'true') return '';
  const { ariaLabelledBy } = svg.properties;
  const names = Array.isArray(ariaLabelledBy) ? ariaLabelledBy : [ariaLabelledBy ?? ''];
  const named = names.map((id) => ids.get(String(id))).filter((node) => node !== undefined);
  const candidates = [
    attribute(svg, 'ariaLabel') ?? '',
    named.map((node) => textOf(node)).join(' '),
    title ? textOf(title) : '',
    textOf(svg, ({ tagName }) => /^(?:title|desc|style|script|metadata)$/.test(tagName)),
  ];
  return candidates.map(spoken).find((words) => words !== '') ?? '';
}

function isIcon(svg: Element): boolean {
  const sizes = ['width', 'height'].map((name) => Number.parseFloat(attribute(svg, name) ?? ''));
  const isSmall = sizes.some((size) => size <= ICON) || sizes.every(Number.isNaN);
  return isSmall && attribute(svg, 'ariaHidden') === 'true' && textOf(svg) === '';
}

/** The drawing as a document of its own. */
function documentOf(svg: Element): string {
  walk(svg, (node) => {
    for (const [name, value] of Object.entries(node.properties))
      if (value === true) node.properties[name] = '';
  });
  svg.properties.xmlns = 'http://www.w3.org/2000/svg';
  svg.properties.xmlnsXLink = 'http://www.w3.org/1999/xlink';
  return withoutControls(
    toHtml(svg, {
      space: 'svg',
      quote: '"',
      closeEmptyElements: true,
      characterReferences: { useNamedReferences: false },
    }),
  );
}

/** Turns the outermost drawings into pictures with a `data:` address. */
export function rehypeDrawings() {
  return (tree: Root, file: RichTextFile): void => {
    const { ledger } = contextOf(file);
    rewrite(tree, (svg, ancestors) => {
      if (svg.tagName !== 'svg' || ancestors.some((node) => isElement(node, 'svg')))
        return undefined;
      const facts = factsOf(svg);
      const words = alternativeOf(svg, facts);
      const about = words === '' ? '' : ` “${words.slice(0, 60)}”`;
      if (!facts.draws) {
        const why = facts.foreign ? 'takes its parts from elsewhere' : 'is empty';
        ledger.tell(`A drawing${about} is not shown: it ${why}.`, TELL, { pictures: 1 });
        return [];
      }
      if (isIcon(svg)) {
        ledger.tell('A small drawing that is marked as decoration is not shown.', '', {
          pictures: 1,
        });
        return [];
      }
      const src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(documentOf(svg))}`;
      return [element('img', { src, alt: words })];
    });
  };
}
