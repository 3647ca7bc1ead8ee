/** Markdown (GFM) to HTML, with relative pictures and links pointed at the served files. */
import type { Definition, Image, Link, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isRelative, resolveMedia } from './media';

export interface RenderedMarkdown {
  html: string;
  /** Lines are counted from 1 within the Markdown text. */
  problems: { line: number; message: string }[];
}

type Addressed = Image | Link | Definition;

/**
 * HTML inside Markdown is passed on unchanged: the authors of content files are trusted, and the site sanitises content
 * of any admin API.
 */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true });

/**
 * @param contentDir absolute path of the content folder
 * @param from the content file, relative to the content folder
 */
export function renderMarkdown(contentDir: string, from: string, text: string): RenderedMarkdown {
  const problems: RenderedMarkdown['problems'] = [];
  const tree: Root = processor.parse(text);
  visit(tree, (node, index, parent) => {
    if (node.type !== 'image' && node.type !== 'link' && node.type !== 'definition') return;
    const addressed: Addressed = node;
    if (!isRelative(addressed.url)) return;
    const media = resolveMedia(contentDir, from, addressed.url);
    if (typeof media !== 'string') {
      addressed.url = media.url;
      return;
    }
    problems.push({ line: addressed.position?.start.line ?? 1, message: media });
    // A missing picture is left out; a link keeps its words.
    if (node.type === 'image' && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    return;
  });
  return { html: String(processor.stringify(processor.runSync(tree))).trim(), problems };
}
