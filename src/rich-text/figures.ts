import type { Element, ElementContent, Root } from 'hast';
import type { RichTextPicture } from './types';
import { contextOf, type RichTextFile } from './context';
import { attribute, element, isBlank, isElement, rewrite, text } from './tree';

/** The placeholder that a node is, or that a link holds alone. */
function pictureIn(node: ElementContent): Element | undefined {
  if (isElement(node, 'img')) return node;
  if (!isElement(node, 'a')) return undefined;
  const rest = node.children.filter((child) => !isBlank(child));
  const [only] = rest;
  if (rest.length !== 1 || !isElement(only, 'img')) return undefined;
  node.children = [only];
  return only;
}

function titleOf(image: Element, pictures: readonly RichTextPicture[]): string | undefined {
  return pictures[Number(attribute(image, 'dataPicture'))]?.title;
}

/** One figure a picture, with the picture's title as its caption. */
function figureOf(node: ElementContent, pictures: readonly RichTextPicture[]): Element {
  const image = pictureIn(node);
  const title = image && titleOf(image, pictures);
  return element('figure', {}, [
    node,
    ...(title ? [element('figcaption', {}, [text(title)])] : []),
  ]);
}

/** A figure from outside: what only wraps its picture is opened, white space goes, so that it has one form. */
function normalised(figure: Element, pictures: readonly RichTextPicture[]): void {
  const children = figure.children.flatMap((child): ElementContent[] => {
    if (isBlank(child) || isElement(child, 'br')) return [];
    // Its own paragraphs have become figures by now.
    return isElement(child, 'figure') &&
      !child.children.some((inner) => isElement(inner, 'figcaption'))
      ? child.children
      : [child];
  });
  const [only] = children;
  if (children.length === 1 && only && pictureIn(only))
    figure.children = figureOf(only, pictures).children;
  else figure.children = children;
  for (const child of figure.children) pictureIn(child);
}

/** A picture alone becomes a figure; existing figures get the same form. */
export function rehypeFigures() {
  return (tree: Root, file: RichTextFile): void => {
    const { pictures } = contextOf(file);
    rewrite(tree, (node, ancestors) => {
      if (node.tagName === 'figure') normalised(node, pictures);
      if (node.tagName !== 'p') return undefined;
      const content = node.children.filter((child) => !isBlank(child) && !isElement(child, 'br'));
      if (content.length === 0 || !content.every((child) => pictureIn(child))) return undefined;
      // A figure's own caption, below, takes the place of titles.
      if (ancestors.at(-1)?.tagName === 'figure') return content;
      return content.map((child) => figureOf(child, pictures));
    });
  };
}
