/** The rules of `npm run check:content` besides the schema: how copy is written, in content and in code. */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../pipeline/files';
import type { ContentPage } from '../../src/own-pages/build/read-all';
import type { CopyProblem } from '../../src/own-pages/build/read-file';
import { codeTextsOf } from './code-texts';
import { wideCode } from './code-width';
import { lengthProblems } from './lengths';
import { moneyProblems } from './money';
import { promiseProblems } from './promises';
import { readNameable, referenceProblems } from './references';
import { replyProblems, resultTimeProblems } from './replies';
import { repeatedSentences } from './sentences';
import { textsOf } from './texts';
import { wordingProblems } from './wording';

const COPY = 'src/content';
const ITEM_FOLDER = 'admin-api/content';
/** Parts of the embedded admin API's content that are copy. */
const ITEMS = [
  'case-studies',
  'jobs',
  'posts',
  'press-releases',
  'awards.yaml',
  'tech-series.yaml',
  'testimonials.yaml',
];
/** Code with texts for visitors, besides components; without the specification's own words (`messages.ts`). */
const CODE_OF_WORDS = [
  'src/shell/footer/footer-overrides.ts',
  'src/site/navigation.ts',
  'src/site/practices.ts',
  'src/own-pages/savings.ts',
];
/** All files and folders that are read. A missing one is a problem: a renamed folder must not go unread. */
export const PLACES = [
  COPY,
  ...ITEMS.map((name) => `${ITEM_FOLDER}/${name}`),
  ...CODE_OF_WORDS,
] as const;

/** The files below a folder whose names match, or the file itself; relative to the root. */
function filesBelow(root: string, folder: string, ending: RegExp): string[] {
  const place = path.join(root, folder);
  if (fs.existsSync(place) && fs.statSync(place).isFile()) return [folder];
  const names = listFiles(place).filter((name) => ending.test(name));
  return names.map((name) => path.posix.join(folder, name)).sort();
}

const read = (root: string, file: string) => fs.readFileSync(path.join(root, file), 'utf8');

function copyProblems(root: string): CopyProblem[] {
  const files = filesBelow(root, COPY, /\.(?:yaml|md)$/);
  const parts = files.flatMap((file) => textsOf(file, read(root, file)));
  const calls = parts.filter(({ field }) => /^(?:contact|hero)\./.test(field));
  const closings = parts.filter(({ field }) => field === 'contact.text');
  return [
    ...parts.flatMap((part) => [...wordingProblems(part), ...lengthProblems(part)]),
    ...files.flatMap((file) => wideCode(file, read(root, file))),
    ...repeatedSentences(parts),
    ...moneyProblems(parts),
    ...calls.flatMap((part) => replyProblems(part)),
    ...closings.flatMap(resultTimeProblems),
  ];
}

function itemProblems(root: string): CopyProblem[] {
  const parts = ITEMS.flatMap((name) =>
    filesBelow(root, `${ITEM_FOLDER}/${name}`, /\.(?:yaml|md)$/),
  ).flatMap((file) => textsOf(file, read(root, file)));
  return [...parts.flatMap(wordingProblems), ...moneyProblems(parts)];
}

function codeProblems(root: string): CopyProblem[] {
  const files = [
    ...filesBelow(root, 'src', /\.tsx$/),
    ...CODE_OF_WORDS.flatMap((file) => filesBelow(root, file, /\.ts$/)),
  ];
  return files
    .flatMap((file) => codeTextsOf(file, read(root, file)))
    .flatMap((part) => [...wordingProblems(part), ...replyProblems(part, 'REPLY_TIME')]);
}

const missingPlaces = (root: string): CopyProblem[] =>
  PLACES.filter((place) => !fs.existsSync(path.join(root, place))).map((file) => ({
    file,
    line: 1,
    message: 'is not there: name the place where its content is now',
  }));

/** Problems of wording, length and repetition in all copy. @param root the project's folder */
export function lintCopy(root: string): CopyProblem[] {
  const missing = missingPlaces(root);
  if (missing.length > 0) return missing;
  return [...copyProblems(root), ...itemProblems(root), ...codeProblems(root)];
}

/**
 * Items that copy names and that the embedded admin API does not have. The items of another admin API are not known
 * here.
 * @param root the project's folder
 * @param pages the pages that `src/content` makes
 */
export function lintReferences(root: string, pages: readonly ContentPage[]): CopyProblem[] {
  return referenceProblems(pages, readNameable(path.join(root, ITEM_FOLDER)), lineFinder(root));
}

/** Buttons that promise too much. @param root the project's folder */
export const lintPromises = (root: string, pages: readonly ContentPage[]): CopyProblem[] =>
  promiseProblems(pages, lineFinder(root));

/** Returns a function that finds the first line of a file with a text. */
const lineFinder = (root: string) => (file: string, text: string) => {
  const lines = read(root, file).split('\n');
  return Math.max(1, lines.findIndex((line) => line.includes(text)) + 1);
};
