/** Reads one file of copy: YAML, or Markdown with YAML in front; errors name the file and the line. */
import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type * as z from 'zod';
import { count } from '../../lib/numbers';
import { unknownMarks, withMarks } from './marks';
import type { PageKind } from './page-kinds';

export interface CopyProblem {
  /** Relative to the project, such as `src/content/services/cloud.yaml`. */
  file: string;
  /** From 1. */
  line: number;
  message: string;
}

export interface CopyText {
  yaml: string;
  /** Text below the front matter. */
  body: string | null;
  /** Lines above the YAML. */
  linesBefore: number;
}

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/;

/** Parts a file into its YAML and its text; null where a Markdown file has no front matter. */
export function splitCopy(source: string, format: PageKind['format']): CopyText | null {
  if (format === 'yaml') return { yaml: source, body: null, linesBefore: 0 };
  const match = FRONT_MATTER.exec(source);
  return match ? { yaml: match[1] ?? '', body: match[2] ?? '', linesBefore: 1 } : null;
}

type Path = readonly PropertyKey[];

/** Offset in the document of a path, or of its nearest ancestor that exists. */
function offsetOf(document: Document.Parsed, path: Path): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const keys = path.slice(0, length) as (string | number)[];
    if (keys.length > 0) {
      const parent = document.getIn(keys.slice(0, -1), true);
      const key = keys.at(-1);
      const pair = isMap(parent)
        ? parent.items.find((item) => isNode(item.key) && String(item.key) === String(key))
        : undefined;
      if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(keys, true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** `bands[2].items[0].text` */
function pathName(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function messageOf(issue: z.core.$ZodIssue): string {
  const name = pathName(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `"${key}"`).join(', ');
    return `${name ? `${name}: ` : ''}${keys} is not known here`;
  }
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  return `${name || 'The page'} ${missing ? 'is missing' : issue.message}`;
}

function issuePath(issue: z.core.$ZodIssue): Path {
  return issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
}

export type ReadCopy<T = Record<string, unknown>> =
  | { fields: T; problems: null }
  | { fields: null; problems: CopyProblem[] };

/**
 * Checks YAML against a schema.
 * @param file named in problems, relative to the project
 * @param body Markdown that belongs to it, if any
 * @param fill fills in the marks of a text
 */
export function checkYaml<T>(
  file: string,
  { yaml, body, linesBefore }: CopyText,
  schema: z.ZodType<T>,
  fill: (copy: string) => string = withMarks,
): ReadCopy<T> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineOf = (offset: number) => lines.linePos(offset).line + linesBefore;
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ message, pos }) => ({
      file,
      line: lineOf(pos[0]),
      message: (message.split('\n')[0] ?? message).replace(/ at line \d+, column \d+:?$/, ''),
    }));
    return { fields: null, problems };
  }
  const data: unknown = document.toJS({
    reviver: (_, value) => (typeof value === 'string' ? fill(value) : value),
  });
  const given = body === null || typeof data !== 'object' ? data : { ...data, body: fill(body) };
  const result = schema.safeParse(given, { reportInput: true });
  if (result.success) return { fields: result.data, problems: null };
  const problems = result.error.issues.map((issue) => ({
    file,
    line: lineOf(offsetOf(document, issuePath(issue))),
    message: messageOf(issue),
  }));
  return { fields: null, problems };
}

/** Each mark that no build fills in. @param file named in problems, relative to the project */
export function markProblems(file: string, source: string): CopyProblem[] {
  return unknownMarks(source).map(({ at, message }) => {
    const line = source.slice(0, at).split('\n').length;
    return { file, line, message };
  });
}

/**
 * Checks a file of copy against its kind's schema.
 * @param file named in problems, relative to the project
 */
export function readCopy(file: string, source: string, kind: PageKind): ReadCopy {
  const parts = splitCopy(source, kind.format);
  const wrongMarks = markProblems(file, source);
  if (wrongMarks.length > 0) return { fields: null, problems: wrongMarks };
  if (parts) return checkYaml(file, parts, kind.schema);
  const message = 'has to begin with front matter: YAML between two lines of ---';
  return { fields: null, problems: [{ file, line: 1, message }] };
}

/** Prints problems, each with its file and line, and fails the process. @returns whether there are any */
export function reportProblems(problems: readonly CopyProblem[]): boolean {
  if (problems.length === 0) return false;
  const lines = [
    ...problems.map(({ file, line, message }) => `${file}:${line}: ${message}`),
    `${count(problems.length, 'problem', 'problems')} in the copy. docs/content.md says what each key is for.`,
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
  return true;
}
