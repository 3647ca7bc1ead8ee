/** Rules of writing that a machine can check: one spelling, typographic quotes, unambiguous units. */
import type { CopyProblem } from '../../src/own-pages/build/read-file';
import type { CopyPart } from './texts';

interface Rule {
  /** Matches the fault. */
  pattern: RegExp;
  /** Advice on a match. */
  advice: (match: string) => string;
}

const instead = (word: string) => () => `write "${word}"`;

/** Stems for `organize` → `organise`; not words such as `size` and `prize`. */
const Z_WORDS =
  'apolog author capital categor central character critic custom digit emphas equal final general hospital human legal local maxim memor minim mobil modern normal optim organ penal personal prior random rational real recogn serial special stabil standard subsid summar synchron token utilis util virtual visual';

const spellings: readonly Rule[] = [
  { pattern: /\bhand-overs?\b/gi, advice: instead('handover') },
  { pattern: /\brun[- ]books?\b/gi, advice: instead('runbook') },
  { pattern: /\btime-outs?\b/gi, advice: instead('timeout') },
  { pattern: /\be-mail(?:s|ed|ing)?\b/gi, advice: instead('email') },
  { pattern: /\blog-ins?\b/gi, advice: instead('login') },
  { pattern: /\bset-ups?\b/gi, advice: instead('setup') },
  { pattern: /\bback-ups?\b/gi, advice: instead('backup') },
  { pattern: /\bdata sets?\b/gi, advice: instead('dataset') },
  { pattern: /\bper cent\b|(?<!\ba )\bpercent\b/gi, advice: instead('%') },
  {
    pattern: new RegExp(
      `\\b(?:${Z_WORDS.split(' ').join('|')})i[sz]?z(?:e[sdr]?|ing|ations?)\\b`,
      'gi',
    ),
    advice: (match) => `write "${match.replace(/z/g, 's').replace(/Z/g, 'S')}"`,
  },
  {
    pattern: /\b(?<!Code )analyz(?:e[sdr]?|ing)\b/gi,
    advice: (match) => `write "${match.replace('z', 's')}"`,
  },
  {
    pattern:
      /\b(?:behavior|color|favor|flavor|harbor|honor|labor|neighbor|rumor|vapor)(?:s|ed|ing|able|ite|al)?\b/gi,
    advice: (match) => `write "${match.replace(/or/i, 'our')}"`,
  },
  {
    pattern:
      /\b(?:canceled|canceling|labeled|labeling|modeled|modeling|traveled|traveler|traveling)\b/gi,
    advice: (match) => `write "${match.replace(/l(?=e[dr]|ing)/, 'll')}"`,
  },
  {
    pattern: /\b(?:defense|offense|pretense)s?\b/gi,
    advice: (match) => `write "${match.replace('ns', 'nc')}"`,
  },
  { pattern: /\bgray\b/gi, advice: instead('grey') },
  { pattern: /\bfulfill\b/gi, advice: instead('fulfil') },
];

const NAME_OF_QUOTES = 'write typographic quotes: “ ” ‘ ’';

const marks: readonly Rule[] = [
  { pattern: /["']/g, advice: () => NAME_OF_QUOTES },
  { pattern: /(?<=\w)!(?=\s|$)/g, advice: () => 'leave out the exclamation mark' },
];

const units: readonly Rule[] = [
  {
    pattern: /(?<![£€$\d.,])\b\d[\d.,]* ?(?:m\/s|bn\b)|(?<![£€$\d.,])\b\d[\d.,]* m\b(?![\w²³])/g,
    advice: () => 'write "million" or "billion", or "metres": m is read as either',
  },
  { pattern: /[£€$] \d/g, advice: () => 'leave out the space after the currency' },
  { pattern: /\d %/g, advice: () => 'leave out the space before %' },
];

const rules: readonly Rule[] = [...spellings, ...marks, ...units];

/** Problems of the wording of a text. */
export function wordingProblems({ file, text, lineOf }: CopyPart): CopyProblem[] {
  return rules.flatMap(({ pattern, advice }) =>
    [...text.matchAll(pattern)].map((match) => {
      const [found] = match;
      const before = text.slice(0, match.index).split(/\s+/).at(-1) ?? '';
      const after = text.slice(match.index + found.length).split(/\s+/)[0] ?? '';
      return {
        file,
        line: lineOf(`${before}${found}${after}`),
        message: `"${`${before}${found}${after}`.slice(0, 40)}": ${advice(found)}`,
      };
    }),
  );
}
