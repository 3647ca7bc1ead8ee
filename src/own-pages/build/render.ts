/** Markdown of the company's own pages to safe HTML, by the same rules as texts of the admin API. */
import type { Root } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import * as z from 'zod';
import { renderRichText } from '../../rich-text/build';
import type { DiagramData } from '../diagram/types';
import type { Heading } from '../../pull/snapshot/types';
import { innerOf } from '../../lib/build/zod-definitions';
import { bandKinds, type BandKind } from './bands';
import { boundUnits } from './bound-units';
import { drawingOf } from './diagram-fields';
import { metaOf } from './fields';

/** Code is not among the nodes of text. */
const bindUnits = () => (tree: Root) => {
  visit(tree, 'text', (node) => {
    node.value = boundUnits(node.value);
  });
};

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(bindUnits)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true })
  .freeze();

export interface RenderedText {
  html: string;
  headings: readonly Heading[];
}

/**
 * @param siteUrl the site's own address: links to it become paths
 * @param idPrefix begins the ids of headings
 */
export function renderCopy(markdown: string, siteUrl: string, idPrefix: string): RenderedText {
  const { html, headings } = renderRichText(String(processor.processSync(markdown)), {
    sourceUrl: siteUrl,
    siteUrl,
    idPrefix,
  });
  return { html, headings };
}

/** Shorter texts are labels, by which others are found, and amounts, which are drawn. */
const SHORTEST_BOUND = 40;

type Shape = Readonly<Record<string, z.ZodType>>;
type Render = (markdown: string, place: string) => string;

function renderValue(schema: z.ZodType, value: unknown, render: Render, place: string): unknown {
  const inner = innerOf(schema);
  if (Array.isArray(value) && inner instanceof z.ZodArray) {
    const element = inner.element as z.ZodType;
    return value.map((each, index) => renderValue(element, each, render, `${place}-${index}`));
  }
  if (inner instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    return renderFields(inner.shape as Shape, value as Record<string, unknown>, render, place);
  }
  if (inner instanceof z.ZodDiscriminatedUnion && typeof value === 'object' && value !== null) {
    const { kind, ...band } = value as { kind: BandKind };
    const fields = renderFields(bandKinds[kind].shape as Shape, band, render, place);
    const drawings =
      kind === 'diagram' ? { drawing: drawingOf(band as unknown as DiagramData) } : {};
    return { kind, ...fields, ...drawings };
  }
  return typeof value === 'string' && value.length > SHORTEST_BOUND ? boundUnits(value) : value;
}

/** The fields as the layer has them: Markdown rendered, under its name with `_html`. */
export function renderFields(
  shape: Shape,
  fields: Readonly<Record<string, unknown>>,
  render: Render,
  place = 'c',
): Record<string, unknown> {
  const entries = Object.entries(shape).flatMap(([name, schema]): [string, unknown][] => {
    const value = fields[name];
    if (value === undefined) return [];
    return metaOf(innerOf(schema)).markdown
      ? [[`${name}_html`, render(value as string, `${place}-${name}`)]]
      : [[name, renderValue(schema, value, render, `${place}-${name}`)]];
  });
  return Object.fromEntries(entries);
}
