/** Items as content files, which `readContent` reads back to the letter. */
import path from 'node:path';
import { Document, visit } from 'yaml';
import { MEDIA_BASE } from './media';
import type { ContentSource } from './sources';

type Fields = Record<string, unknown>;

export interface WrittenFacts {
  /** Where the file is, relative to the content folder. */
  file: string;
  /** Addresses of the media that are exported beside it. */
  mediaUrls: ReadonlySet<string>;
  /** Facts of the item that are none of the contract's fields. */
  added: Fields;
}

/** Text that YAML's plain styles, or a change of line breaks, would alter. */
// eslint-disable-next-line no-control-regex
const ODD = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF\p{Cs}]/u;

/** YAML of a value; strings of odd characters with all of them escaped. */
export function yamlOf(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Scalar: (_key, node) => {
      if (typeof node.value === 'string' && ODD.test(node.value)) node.type = 'QUOTE_DOUBLE';
    },
  });
  return document.toString({ lineWidth: 0, doubleQuotedAsJSON: true });
}

/** The field as a path beside the file, where that is exported too. */
function withPaths(source: ContentSource, fields: Fields, facts: WrittenFacts): Fields {
  let written = fields;
  for (const { field, written: name, size } of source.files) {
    const [last = '', holderName] = field.split('.').reverse();
    const holder = (holderName ? written[holderName] : written) as Fields | undefined;
    const url = holder?.[last];
    if (!holder || typeof url !== 'string' || !facts.mediaUrls.has(url)) continue;
    const target = url.slice(MEDIA_BASE.length);
    const relative = path.posix.relative(path.posix.dirname(facts.file), target);
    const renamed = Object.fromEntries(
      Object.entries(holder)
        .filter(([key]) => key !== size)
        .map(([key, value]) => (key === last ? [name, relative] : [key, value])),
    );
    written = holderName ? { ...written, [holderName]: renamed } : renamed;
  }
  return written;
}

/** In the order of the contract, whatever order they are stored in. */
function inOrder({ definition }: ContentSource, fields: Fields): Fields {
  const names = Object.keys({ ...definition.required, ...definition.optional });
  return Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
}

/** An item as an entry of a list. */
export function entryOf(source: ContentSource, fields: Fields, facts: WrittenFacts): Fields {
  return { ...withPaths(source, inOrder(source, fields), facts), ...facts.added };
}

/** An item as a file of its own: front matter, and the text as HTML. */
export function pageOf(source: ContentSource, fields: Fields, facts: WrittenFacts): string {
  const { content, ...others } = entryOf(source, fields, facts);
  const isBody = typeof content === 'string' && !ODD.test(content);
  const isNamed = path.posix.basename(facts.file, '.html') === fields['slug'];
  const { slug, ...unnamed } = others;
  const matter = isNamed ? unnamed : { ...unnamed, slug };
  const front = isBody || content === undefined ? matter : { ...matter, content };
  return `---\n${yamlOf(front)}---\n${isBody ? `${content}\n` : ''}`;
}
