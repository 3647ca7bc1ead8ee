/** Whether pages are valid HTML, by html-validate: on a sample that holds each kind of page. */
import fs from 'node:fs';
import path from 'node:path';
import { HtmlValidate, type ConfigData } from 'html-validate';
import { searchKindOfPath } from '../../../src/lib/search-kinds';
import { error, pathOfFile, type Finding } from './finding';

/** The standard's rules; how code is written (quotes, dashes, void elements) is the renderer's affair. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    'doctype-style': 'off',
    'no-raw-characters': 'off',
    'void-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    // Rules of taste or of the library's own; Chromium and axe see to access.
    'long-title': 'off',
    'prefer-native-element': 'off',
    'require-sri': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
};

/** Of pages of one kind this many are validated: they come from one template. */
const OF_A_KIND = 4;

/** The files to be validated: all pages of the company's own, and some of each kind of item. */
export function sampleOf(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.filter((name) => {
    const kind = searchKindOfPath(pathOfFile(name));
    const isMany = kind !== null && !['Service', 'Product', 'Company'].includes(kind);
    const key = isMany ? kind : /\/(?:page|category|archive)\//.test(name) ? 'list' : name;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= OF_A_KIND;
  });
}

/** Validates a sample of a site's pages. */
export async function checkMarkup(root: string, names: readonly string[]): Promise<Finding[]> {
  const validator = new HtmlValidate(config);
  const findings: Finding[] = [];
  for (const name of sampleOf(names)) {
    const report = await validator.validateString(
      fs.readFileSync(path.join(root, name), 'utf8'),
      name,
    );
    for (const { messages } of report.results) {
      for (const { severity, message, ruleId, line, column } of messages) {
        if (severity < 2) continue;
        findings.push(
          error(pathOfFile(name), `is not valid HTML: ${message} (${ruleId}, ${line}:${column})`),
        );
      }
    }
  }
  return findings;
}
