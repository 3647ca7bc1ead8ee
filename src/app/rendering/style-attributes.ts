/**
 * Style attributes of the built page as rules of a style element: a Content-Security-Policy can name that by its hash.
 * In the browser React sets styles by script, which no policy is in the way of; those come before these rules.
 */
import { decodeEntities } from '../../lib/html-entities';

/** A start tag. React and rehype quote every value with `"`, and leave no `"` in one. */
const START_TAG = /<[a-z](?:"[^"]*"|[^">])*>/gi;
const STYLE = / style="([^"]*)"/;

/** Stands where the style did; its value is the number of the rule. */
const ATTRIBUTE = 'data-style';

/** Would end the rule, or the style element. */
const UNSAFE = /[{}<]/;

/** As strong as an attribute, as far as any class is concerned. */
const ruleOf = (style: string, number: number) => `[${ATTRIBUTE}="${number}"]:not(#_){${style}}`;

/**
 * @param html of a page's body
 * @returns the same without style attributes, and the rules in their place
 */
export function hoistStyles(html: string): { html: string; css: string } {
  const numbers = new Map<string, number>();
  const hoisted = html.replace(START_TAG, (tag) =>
    tag.replace(STYLE, (_, value: string) => {
      const style = decodeEntities(value);
      if (UNSAFE.test(style)) return '';
      const number = numbers.get(style) ?? numbers.size;
      numbers.set(style, number);
      return ` ${ATTRIBUTE}="${number}"`;
    }),
  );
  return { html: hoisted, css: [...numbers].map((entry) => ruleOf(...entry)).join('') };
}
