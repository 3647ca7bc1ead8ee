/** A button that opens a form must not promise a result, and the form must ask for something. */
import { contactAbout, isContactPath } from '../../src/site/contact-links';
import type { ContentPage } from '../../src/own-pages/build/read-all';
import type { CopyProblem } from '../../src/own-pages/build/read-file';

/** Verbs that promise an immediate result. */
const RESULT = /^(?:watch|measure|try|time|see|test|calculate|play|run|preview|view|download)\b/i;

interface Copy {
  hero?: { action?: { label: string; href?: string } };
  contact?: { asks?: readonly string[] };
}

/** A page with a different kind of contact page. */
const OTHERWISE = '/corporate-overview/careers';

/**
 * Buttons that promise a result but open a form, and contact pages that ask for nothing.
 * @param lineOf finds the line of a text in a file
 */
export function promiseProblems(
  pages: readonly ContentPage[],
  lineOf: (file: string, text: string) => number,
): CopyProblem[] {
  return pages.flatMap(({ file, path, fields }): CopyProblem[] => {
    const { hero, contact } = fields as Copy;
    const { label = '', href } = hero?.action ?? {};
    const at = (text: string) => ({ file, line: lineOf(file, text) });
    const opensForm = href === undefined || href.startsWith('/contact');
    const hasPage = contact && isContactPath(contactAbout(path)) && path !== OTHERWISE;
    return [
      ...(opensForm && RESULT.test(label)
        ? [
            {
              ...at(label),
              message: `"${label}" opens a form: say what is to be sent, or lead to the result`,
            },
          ]
        : []),
      ...(hasPage && !contact.asks
        ? [
            {
              ...at('contact:'),
              message: 'contact.asks is missing: the contact page about this page lists it',
            },
          ]
        : []),
    ];
  });
}
