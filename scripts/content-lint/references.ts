/** Checks that testimonials and case studies named in copy exist in the embedded admin API's content. */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { ContentPage } from '../../src/own-pages/build/read-all';
import type { CopyProblem } from '../../src/own-pages/build/read-file';

/** The ids or slugs that copy can name, by field. */
export type Nameable = Readonly<Record<'testimonials' | 'case_studies', ReadonlySet<string>>>;

interface Written {
  id?: string;
  status?: string;
  is_main?: boolean;
}

const isShown = ({ status = 'publish', is_main: main = true }: Written) =>
  status === 'publish' && main;

/**
 * The published items of the embedded admin API's content.
 * @param folder `admin-api/content`
 */
export function readNameable(folder: string): Nameable {
  const said = parse(fs.readFileSync(path.join(folder, 'testimonials.yaml'), 'utf8')) as Written[];
  const studies = fs
    .readdirSync(path.join(folder, 'case-studies'))
    .filter((name) => name.endsWith('.md'))
    .filter((name) => {
      const source = fs.readFileSync(path.join(folder, 'case-studies', name), 'utf8');
      return isShown(parse(source.split(/^---[ \t]*$/m)[1] ?? '') as Written);
    });
  return {
    testimonials: new Set(said.filter(isShown).map(({ id }) => String(id))),
    case_studies: new Set(studies.map((name) => name.slice(0, -'.md'.length))),
  };
}

type Field = keyof Nameable;
const fields: readonly Field[] = ['testimonials', 'case_studies'];

const namesOf = ({ fields: copy }: ContentPage, field: Field) =>
  (copy[field] ?? []) as readonly string[];

/**
 * Names of missing items, and testimonials that two pages name.
 * @param lineOf finds the line of a name in a file
 */
export function referenceProblems(
  pages: readonly ContentPage[],
  nameable: Nameable,
  lineOf: (file: string, name: string) => number,
): CopyProblem[] {
  const shown = new Map<string, string>();
  return pages.flatMap((page) =>
    fields.flatMap((field) =>
      namesOf(page, field).flatMap((name): CopyProblem[] => {
        const at = { file: page.file, line: lineOf(page.file, name) };
        if (!nameable[field].has(name)) {
          return [{ ...at, message: `${field}: nothing that is published is called "${name}"` }];
        }
        const other = field === 'testimonials' ? shown.get(name) : undefined;
        shown.set(name, page.file);
        return other ? [{ ...at, message: `${field}: "${name}" is shown by ${other}` }] : [];
      }),
    ),
  );
}
