/**
 * `npx tsx scripts/specification-coverage.ts`: makes docs/specification-coverage.md from the names of tests. The name of
 * a test that holds a sentence of the customer's specification begins with the sections of that sentence: `§4`, `§1 §7`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../pipeline/files';

export const COVERAGE_FILE = 'docs/specification-coverage.md';

const FOLDERS = ['__tests__', 'admin-api/__tests__', 'contract/__tests__'];

/** As the specification has them. */
const SECTIONS = [
  'What the product does and for whom',
  'Screens and routes',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'The calls it makes',
  'Error catalogue',
  'Business constants and limits',
];

/** A line that begins a test or a group of tests, or that names either after its table of cases. */
const BEGINNING = /^( *)(?:(?:test|it|describe)\b|\])(?:.*?\(\s*'([^']+)')?/gm;
const MARKS = /^(?:§\d )+/;

interface NamedTest {
  sections: number[];
  name: string;
}

/** The tests of a file whose names begin with sections, each after the names of the groups around it. */
function namedTests(source: string): NamedTest[] {
  const groups: { depth: number; title: string }[] = [];
  return Array.from(source.matchAll(BEGINNING)).flatMap(([, indent = '', title = '']) => {
    while ((groups.at(-1)?.depth ?? -1) >= indent.length) groups.pop();
    groups.push({ depth: indent.length, title });
    const marks = MARKS.exec(title)?.[0];
    if (!marks) return [];
    const names = groups.map((group) => group.title.replace(MARKS, ''));
    return [
      { sections: marks.match(/\d/g)?.map(Number) ?? [], name: names.filter(Boolean).join(' › ') },
    ];
  });
}

/** The document. @param root the project's folder */
export function specificationCoverage(root: string): string {
  const tests = FOLDERS.flatMap((folder) =>
    listFiles(path.join(root, folder))
      .filter((name) => /\.(?:test|spec|full)\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  ).flatMap((file) =>
    namedTests(fs.readFileSync(path.join(root, file), 'utf8')).map((test) => ({ ...test, file })),
  );
  const parts = SECTIONS.map((title, at) => {
    const own = tests.filter(({ sections }) => sections.includes(at + 1));
    const lines = own.map(({ name, file }) => `- ${name} (\`${file}\`)`);
    return [`## ${at + 1}. ${title}`, '', ...lines].join('\n');
  });
  const lead =
    'The tests that hold the sentences of the customer’s specification, by its sections. Made from the names of tests by `npx tsx scripts/specification-coverage.ts`; a test checks that it is up to date.';
  return `${['# Coverage of the specification', lead, ...parts].join('\n\n')}\n`;
}

if (require.main === module) {
  fs.writeFileSync(COVERAGE_FILE, specificationCoverage(process.cwd()));
}
