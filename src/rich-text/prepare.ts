import type { Element, ElementContent, Root } from 'hast';
import { contextOf, type RichTextFile } from './context';
import { countsOf, type Ledger } from './losses';
import { attribute, element, isBlank, isElement, rewrite, walk, type Parent } from './tree';

/** Elements that mean the same by another name, or whose own meaning is the page's to give. */
const renamed: Readonly<Record<string, string>> = {
  acronym: 'abbr',
  'amp-img': 'img',
  article: 'div',
  aside: 'div',
  center: 'div',
  dialog: 'div',
  dir: 'ul',
  fieldset: 'div',
  footer: 'div',
  form: 'div',
  header: 'div',
  hgroup: 'div',
  legend: 'p',
  listing: 'pre',
  main: 'div',
  menu: 'ul',
  nav: 'div',
  search: 'div',
  section: 'div',
  strike: 's',
  tt: 'code',
};

function holdsPicture(node: Element): boolean {
  let found = false;
  walk(node, (child) => {
    found ||= child.tagName === 'img';
  });
  return found;
}

/** Lazy loaders write a picture twice, the second time inside `noscript`: that one goes. */
function dropSecondCopies(parent: Parent, ledger: Ledger): void {
  let previous: Element | undefined;
  parent.children = parent.children.filter((node) => {
    if (isElement(node, 'noscript') && isElement(previous) && holdsPicture(node)) {
      if (previous.tagName === 'img' || previous.tagName === 'picture') {
        ledger.explain(countsOf(node));
        return false;
      }
    }
    if (!isBlank(node)) previous = isElement(node) ? node : undefined;
    return true;
  }) as ElementContent[];
}

const addressNames = ['src', 'srcSet', 'dataSrc', 'dataSrcset', 'dataOriginal', 'dataLazySrc'];

/** A picture whose image has no address has that of its first source. */
function takeSource(picture: Element): void {
  const image = picture.children.find((child) => isElement(child, 'img'));
  const source = picture.children.find((child) => isElement(child, 'source'));
  if (!isElement(image) || !isElement(source)) return;
  if (addressNames.some((name) => image.properties[name] !== undefined)) return;
  image.properties.srcSet = attribute(source, 'srcSet') ?? attribute(source, 'dataSrcset');
}

/**
 * Before sanitising: names made uniform, second copies of lazy pictures out. The sanitiser opens the `noscript` that
 * remain, as it does all elements that it does not know.
 */
export function rehypePrepare() {
  return (tree: Root, file: RichTextFile): void => {
    const { ledger } = contextOf(file);
    dropSecondCopies(tree, ledger);
    walk(tree, (node) => {
      dropSecondCopies(node, ledger);
      if (node.tagName === 'picture') takeSource(node);
    });
    rewrite(tree, (node) => {
      const name = renamed[node.tagName];
      return name === undefined ? undefined : [element(name, node.properties, node.children)];
    });
  };
}
