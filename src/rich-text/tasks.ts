/** Items of task lists say whether they are done: by a sign for the eye, by its name for a screen reader. */
import type { Element, ElementContent, Root } from 'hast';
import { contextOf, type RichTextFile } from './context';
import { classesOf } from './markup-facts';
import { attribute, element, isBlank, isElement, rewrite, text, textOf, walk } from './tree';

const isCheckbox = (node: Element): boolean =>
  node.tagName === 'input' && attribute(node, 'type')?.toLowerCase() === 'checkbox';

/** Notion's box. */
const isBox = (node: Element): boolean =>
  node.tagName === 'div' && classesOf(node).includes('checkbox') && textOf(node) === '';

const isOn = (node: Element): boolean =>
  isBox(node)
    ? classesOf(node).includes('checkbox-on')
    : node.properties.checked !== undefined && node.properties.checked !== false;

function mark(isDone: boolean): Element {
  const label = { role: 'img', ariaLabel: isDone ? 'Done' : 'Not done' };
  return element('span', label, [text(isDone ? '☑' : '☐')]);
}

/** The state that an item's or its list's attributes give. */
function stateOf(item: Element, list: Element | undefined): boolean | undefined {
  const listed = attribute(item, 'dataList');
  const said =
    attribute(item, 'dataChecked') ??
    attribute(item, 'ariaChecked') ??
    (listed === 'checked' || listed === 'unchecked' ? String(listed === 'checked') : undefined) ??
    (list && attribute(list, 'dataChecked'));
  if (said !== undefined) return said === 'true' || said === 'checked';
  // Confluence and Jira.
  const isTaskList = list && classesOf(list).some((name) => /task-?list/.test(name));
  return isTaskList ? classesOf(item).includes('checked') : undefined;
}

/** Takes the checkbox of an item, not of the lists in it. @returns it */
function takeCheckbox(item: Element): Element | undefined {
  let found: Element | undefined;
  const take = (parent: Element): void => {
    const at = parent.children.findIndex(
      (child) => isElement(child) && (isCheckbox(child) || isBox(child)),
    );
    if (at >= 0) [found] = parent.children.splice(at, 1) as Element[];
    for (const child of parent.children) {
      if (found) return;
      if (isElement(child) && !/^(?:ul|ol|form)$/.test(child.tagName)) take(child);
    }
  };
  take(item);
  return found;
}

const wraps = /^(?:p|div|label|section)$/;

/** Puts the mark before the first words, into the paragraph or label that they are in. */
function putFirst(item: Element, sign: Element): void {
  let place = item;
  for (;;) {
    place.children = place.children.filter(
      (child) =>
        !(
          isElement(child, 'label') &&
          textOf(child) === '' &&
          child.children.every((inner) => !isElement(inner) || inner.children.length === 0)
        ),
    );
    const first: ElementContent | undefined = place.children.find((child) => !isBlank(child));
    if (!isElement(first) || !wraps.test(first.tagName)) break;
    place = first;
  }
  const [first] = place.children;
  const space = first?.type === 'text' && /^\s/.test(first.value) ? [] : [text(' ')];
  place.children = [sign, ...space, ...place.children];
}

/** Marks the items of task lists, and checkboxes elsewhere; those of forms are told with their form. */
export function rehypeTasks() {
  return (tree: Root, file: RichTextFile): void => {
    const { ledger } = contextOf(file);
    const added = (): void => ledger.explain({ characters: 1 }, -1);
    walk(tree, (item, ancestors) => {
      if (item.tagName !== 'li' || ancestors.some(({ tagName }) => tagName === 'form')) return;
      const checkbox = takeCheckbox(item);
      const isDone = checkbox ? isOn(checkbox) : stateOf(item, ancestors.at(-1));
      if (isDone === undefined) return;
      putFirst(item, mark(isDone));
      item.properties.className = ['task'];
      added();
    });
    rewrite(tree, (node, ancestors) => {
      if (!isCheckbox(node) || ancestors.some(({ tagName }) => tagName === 'form'))
        return undefined;
      added();
      return [mark(isOn(node)), text(' ')];
    });
  };
}
