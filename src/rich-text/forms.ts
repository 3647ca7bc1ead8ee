/** Forms and scripts are told; their words stay, and so does what a field only shows. */
import type { Element, ElementContent, Root } from 'hast';
import { webAddress } from './addresses';
import { contextOf, type RichTextContext, type RichTextFile } from './context';
import { countsIn, type Ledger } from './losses';
import { attribute, element, rewrite, text, textOf } from './tree';

const controls = new Set('input select textarea button datalist'.split(' '));

/** Elements that show a value. */
const shown = new Set(['meter', 'progress', 'output']);

function tellOfScript(node: Element, { ledger, source }: RichTextContext): void {
  const url = webAddress(attribute(node, 'src'), source);
  if (attribute(node, 'type')?.startsWith('application/ld+json')) {
    ledger.tell(
      'Data for search engines are left out: the site writes its own.',
      'Take the script out of the text.',
    );
    return;
  }
  ledger.tell(
    `A script${url ? ` of ${url.host}` : ''} does not run; what it would show is missing.`,
    'Put a link to the page that shows it into the text, and take the script out.',
  );
}

/** The words of a value that a browser would draw. */
function valueOf(node: Element, ledger: Ledger): ElementContent[] {
  if (textOf(node) !== '' || node.tagName === 'output') return node.children;
  const value = Number(attribute(node, 'value') ?? Number.NaN);
  const most = Number(attribute(node, 'max') ?? 1);
  if (!(value >= 0 && most > 0)) return [];
  const words = `${Math.round((100 * value) / most)} %`;
  ledger.explain({ characters: words.length - 1 }, -1);
  return [text(words)];
}

function tellOfControl(node: Element, ledger: Ledger): void {
  const words = textOf(node).slice(0, 60);
  const what = node.tagName === 'button' ? `A button “${words}”` : 'A field of a form';
  ledger.tell(`${what} is not shown.`, 'Use a link instead.');
}

/** Tells of forms, of fields and buttons outside of them, and of scripts. */
export function rehypeForms() {
  return (tree: Root, file: RichTextFile): void => {
    const context = contextOf(file);
    const { ledger } = context;
    const forms = new Set<Element>();
    rewrite(tree, (node, ancestors) => {
      const { tagName } = node;
      if (tagName === 'script') {
        tellOfScript(node, context);
        return [];
      }
      if (tagName === 'form' && forms.has(node)) {
        ledger.tell(
          'A form is not shown.',
          'Put a link to the contact page, or to the page that has the form, into the text.',
        );
      }
      if (shown.has(tagName)) return [element('span', {}, valueOf(node, ledger))];
      if (!controls.has(tagName)) return undefined;
      const form = ancestors.find((ancestor) => ancestor.tagName === 'form');
      // The button of an accordion holds a heading.
      const isHeading = ancestors.some((ancestor) => /^(?:h[1-6]|dt)$/.test(ancestor.tagName));
      if (tagName === 'button' && !form && isHeading) return node.children;
      if (tagName === 'button') ledger.explain(countsIn(node.children));
      const isHidden = attribute(node, 'type')?.toLowerCase() === 'hidden';
      if (form && !isHidden) forms.add(form);
      else if (!isHidden) tellOfControl(node, ledger);
      return [];
    });
  };
}
