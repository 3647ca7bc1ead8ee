import type { Element, Root } from 'hast';
import { isSigned } from '../lib/lasting-address';
import { targetOf, type Target } from './addresses';
import { contextOf, type RichTextContext, type RichTextFile } from './context';
import { attribute, isElement, rewrite, textOf, type Parent } from './tree';

/** Values of `rel` that authors may set; the site sets the others. */
const kept = /\b(?:nofollow|sponsored|ugc)\b/g;

const pictureFile = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

/** A link from a small picture to its large self; the page shows it large enough. */
function isToPicture(href: string): boolean {
  return pictureFile.test(href.replace(/[?#].*/s, ''));
}

const isNowhere = (target: Target): boolean => target.kind === 'in-page' && target.anchor === '';

function tellOfLink(link: Element, { ledger }: RichTextContext): void {
  const words = textOf(link).slice(0, 60);
  ledger.tell(
    `The link${words === '' ? '' : ` “${words}”`} leads nowhere; its words stay.`,
    'Give it the whole address of a page, with https://, or of a heading of the text.',
    { links: 1 },
  );
}

/** An address with a query, as a link may have for its words. */
const WRITTEN_ADDRESS = /(https?:\/\/[^\s?]+)\?\S+/g;

/** Takes the queries out of addresses that are words. */
function withoutQueries(parent: Parent, ledger: RichTextContext['ledger']): void {
  for (const child of parent.children) {
    if (child.type === 'text') {
      const { length } = child.value;
      child.value = child.value.replace(WRITTEN_ADDRESS, '$1');
      ledger.explain({ characters: length - child.value.length });
    } else if ('children' in child) withoutQueries(child, ledger);
  }
}

function tellOfSignature(link: Element, { ledger }: RichTextContext): void {
  withoutQueries(link, ledger);
  const words = textOf(link).slice(0, 60);
  ledger.tell(
    `The link${words === '' ? '' : ` “${words}”`} has a signature in its address, which expires and is not for the public; its words stay.`,
    'Link to an address that is public for good, or offer the file as a PDF of the site.',
    { links: 1 },
  );
}

/**
 * Links: only http, https, mailto and tel; to the site itself by path; to others without handing over the window or the
 * address, in the same tab. No added `nofollow`: the texts are the company's, and so are their recommendations. A link
 * without a target keeps its words.
 */
export function rehypeLinks() {
  return (tree: Root, file: RichTextFile): void => {
    const context = contextOf(file);
    rewrite(tree, (node, ancestors) => {
      if (node.tagName !== 'a') return undefined;
      const target = targetOf(attribute(node, 'href'), context);
      const isInLink = ancestors.some((ancestor) => ancestor.tagName === 'a');
      if (!target || isNowhere(target) || isInLink) {
        if (node.properties.href !== undefined) tellOfLink(node, context);
        return node.children;
      }
      // A list of words, or undefined.
      const rel: unknown = node.properties.rel;
      delete node.properties.rel;
      if (target.kind === 'in-page') return undefined;
      const [only] = node.children;
      if (
        target.kind !== 'contact' &&
        node.children.length === 1 &&
        isElement(only, 'img') &&
        isToPicture(target.href)
      ) {
        context.ledger.explain({ links: 1 });
        return node.children;
      }
      if (target.kind === 'external' && isSigned(target.href)) {
        tellOfSignature(node, context);
        return node.children;
      }
      node.properties.href = target.href;
      if (target.kind === 'external') {
        const said = String(rel).toLowerCase().match(kept) ?? [];
        node.properties.rel = [...new Set(['noopener', 'noreferrer', ...said])];
      }
      return undefined;
    });
  };
}
