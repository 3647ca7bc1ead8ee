/** Lists that editors write as rows with a level each: Word's paragraphs, and Quill's items. */
import type { Element, ElementContent, Root } from 'hast';
import { contextOf, type RichTextContext, type RichTextFile } from './context';
import { classesOf, declared } from './markup-facts';
import { attribute, element, isBlank, isElement, walk, type Parent } from './tree';
import { cutMarker, markerOf } from './word-markers';

const DEEPEST = 9;

interface Row {
  level: number;
  list: 'ul' | 'ol';
  start?: number;
  item: Element;
}

/** Rows as lists in lists. A row that is deeper than the one before it opens one list, however much deeper it is. */
function nested(rows: readonly Row[]): Element[] {
  const lists: Element[] = [];
  const open: { level: number; list: Element }[] = [];
  for (const { level, list, start, item } of rows) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    if (last && last.level >= level && last.list.tagName === list) {
      last.list.children.push(item);
      continue;
    }
    const made = element(list, start !== undefined && start > 1 ? { start } : {}, [item]);
    if (last && last.level >= level) open.pop();
    const around = open.at(-1)?.list.children.findLast((child) => isElement(child, 'li'));
    if (isElement(around)) around.children.push(made);
    else lists.push(made);
    open.push({ level, list: made });
  }
  return lists;
}

function wordLevel(paragraph: Element): number | undefined {
  const list = declared(paragraph, 'mso-list');
  const level = /\blevel(\d)\b/.exec(list ?? '')?.[1];
  if (level !== undefined) return Number(level);
  const isListClass = classesOf(paragraph).some((name) => name.startsWith('MsoListParagraph'));
  if (!isListClass || list === 'none') return undefined;
  const indent = /(\d+(?:\.\d+)?)(pt|in|cm)/.exec(declared(paragraph, 'margin-left') ?? '');
  const points = { pt: 1, in: 72, cm: 28.35 }[indent?.[2] ?? 'pt'] ?? 1;
  return Math.max(1, Math.round((Number(indent?.[1] ?? 36) * points) / 36));
}

/** Word's paragraphs one after the other, as lists; a paragraph of the class without a mark goes on with its item. */
function wordLists({ children }: Parent, { ledger }: RichTextContext): ElementContent[] {
  const result: ElementContent[] = [];
  let rows: Row[] = [];
  const end = (): void => {
    ledger.explain({ items: rows.length }, -1);
    result.push(...nested(rows));
    rows = [];
  };
  for (const node of children) {
    if (node.type === 'doctype') continue;
    const level = isElement(node, 'p') ? wordLevel(node) : undefined;
    if (isElement(node) && level !== undefined) {
      const marker = markerOf(node);
      if (marker) {
        ledger.explain({ characters: cutMarker(node, marker) });
        const { list, start } = marker;
        const item = element('li', {}, node.children);
        rows.push({ level: Math.min(level, DEEPEST), list, item, ...(start ? { start } : {}) });
        continue;
      }
      const last = rows.at(-1)?.item;
      if (last) {
        last.children.push(element('br', {}), ...node.children);
        continue;
      }
    }
    if (rows.length > 0 && isBlank(node)) continue;
    end();
    result.push(node);
  }
  end();
  return result;
}

const quillIndent = (item: Element): number =>
  Number(/^ql-indent-(\d)$/.exec(classesOf(item).join(' '))?.[1] ?? 0);

/** The rows of a list of Quill's; undefined for any other list. */
function quillRows(list: Element): Row[] | undefined {
  const items = list.children.filter((child) => isElement(child, 'li'));
  const isQuill = items.some((item) => quillIndent(item) > 0 || attribute(item, 'dataList'));
  if (!isQuill || items.length !== list.children.filter((child) => !isBlank(child)).length)
    return undefined;
  return items.map((item) => {
    const said = attribute(item, 'dataList');
    const own = list.tagName === 'ul' ? 'ul' : 'ol';
    const kind = said === undefined ? own : said === 'ordered' ? 'ol' : 'ul';
    return { level: quillIndent(item) + 1, list: kind, item };
  });
}

/** Makes lists in lists of rows with levels. */
export function rehypeLevelledLists() {
  return (tree: Root, file: RichTextFile): void => {
    const context = contextOf(file);
    const change = (parent: Parent): void => {
      if (parent.children.some((child) => isElement(child, 'p') && wordLevel(child) !== undefined))
        parent.children = wordLists(parent, context);
      parent.children = parent.children.flatMap((child): Root['children'] => {
        const isList = isElement(child, 'ul') || isElement(child, 'ol');
        const rows = isList ? quillRows(child) : undefined;
        return rows ? nested(rows) : [child];
      }) as ElementContent[];
    };
    change(tree);
    walk(tree, change);
  };
}
