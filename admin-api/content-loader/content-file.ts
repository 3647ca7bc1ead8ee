/** Reads one content file: YAML, or Markdown with YAML front matter, with the lines of fields. */
import { isMap, isSeq, LineCounter, parseDocument, type Document, type YAMLMap } from 'yaml';

export interface WrittenItem {
  /** The item as written, before anything is checked. */
  fields: Record<string, unknown>;
  /** The line of a field's value, such as `results[2].value`; of the item itself if the field is missing. */
  lineOf: (field: string) => number;
  /** A Markdown file's text below the front matter, and the line that it starts on. */
  body?: { text: string; line: number };
}

/** A fault in a file's text itself. */
export class ContentSyntaxError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

function parseYaml(text: string, firstLine: number): { document: Document; lines: LineCounter } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const line = lines.linePos(error.pos[0]).line + firstLine - 1;
    throw new ContentSyntaxError(
      line,
      error.message.split('\n')[0]?.replace(/:$/, '') ?? 'not YAML',
    );
  }
  return { document, lines };
}

function fieldPath(field: string): (string | number)[] {
  return [...field.matchAll(/[^.[\]]+/g)].map(([part]) =>
    /^\d+$/.test(part) ? Number(part) : part,
  );
}

function writtenItem(
  node: YAMLMap,
  document: Document,
  lines: LineCounter,
  firstLine: number,
): WrittenItem {
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const start = lineAt(node.range?.[0] ?? 0);
  return {
    fields: node.toJS(document) as Record<string, unknown>,
    lineOf: (field) => {
      const path = fieldPath(field);
      for (let depth = path.length; depth > 0; depth -= 1) {
        const found = node.getIn(path.slice(0, depth), true) as { range?: [number] } | undefined;
        if (found?.range) return lineAt(found.range[0]);
      }
      return start;
    },
  };
}

/**
 * @param text a Markdown file's text
 * @throws {ContentSyntaxError}
 */
export function readMarkdownFile(text: string): WrittenItem {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const parts = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(clean);
  if (!parts)
    throw new ContentSyntaxError(1, 'must start with front matter between two lines of ---');
  const { document, lines } = parseYaml(parts[1] ?? '', 2);
  if (!isMap(document.contents))
    throw new ContentSyntaxError(2, 'front matter must be fields and values');
  return {
    ...writtenItem(document.contents, document, lines, 2),
    body: { text: clean.slice(parts[0].length), line: parts[0].split('\n').length },
  };
}

/**
 * @param text a YAML file that holds a list of items
 * @throws {ContentSyntaxError}
 */
export function readYamlFile(text: string): WrittenItem[] {
  const { document, lines } = parseYaml(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'), 1);
  if (document.contents === null) return [];
  if (!isSeq(document.contents)) throw new ContentSyntaxError(1, 'must hold a list of items');
  return document.contents.items.map((node) => {
    if (isMap(node)) return writtenItem(node, document, lines, 1);
    const offset = (node as { range?: [number] } | null)?.range?.[0] ?? 0;
    throw new ContentSyntaxError(
      lines.linePos(offset).line,
      'each item of the list must be fields and values',
    );
  });
}
