/** Marks in the copy of `src/content`, such as `{company}` and `{email.press}`: a build fills in what company.yaml says. */
import { resultNames } from '../../forms/contact-result';
import { company } from '../../site/company';
import { companyFacts } from '../../site/company-facts';

type Facts = Readonly<Record<string, unknown>>;

/** Texts and numbers by their path: `address.street`. Lists have no marks. */
function byPath(facts: Facts, before = ''): [string, string][] {
  return Object.entries(facts).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string' || typeof value === 'number')
      return [[before + key, String(value)]];
    return value && !Array.isArray(value) ? byPath(value as Facts, `${before}${key}.`) : [];
  });
}

const { name, ...others } = company;
const marks = new Map(
  byPath({
    company: name,
    ...others,
    mail_domain: company.email.enquiries.replace(/^.*@/, ''),
    ...companyFacts,
  }),
);

/** Marks for the result of a page's tool, in `contact.carries`: the visitor's browser fills them in. */
const results: readonly string[] = Object.values(resultNames).flat();

const MARK = /\{([a-z_]+(?:\.[a-z_]+)*)\}/g;

/** Copy with its marks filled in. */
export const withMarks = (copy: string): string =>
  copy.replace(MARK, (mark, key: string) => marks.get(key) ?? mark);

/** Marks that nothing fills in, each with its offset. */
export function unknownMarks(copy: string): { at: number; message: string }[] {
  return [...copy.matchAll(MARK)]
    .filter(([, key = '']) => !marks.has(key) && !results.includes(key))
    .map(({ 0: mark, index: at }) => ({
      at,
      message: `"${mark}" is no mark; there are ${[...marks.keys()].map((key) => `{${key}}`).join(', ')}. Text in braces has a space in them`,
    }));
}
