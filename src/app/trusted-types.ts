/**
 * Decides what may become HTML or the address of a script, in browsers that ask (Trusted Types). Texts are sanitised
 * when the site is built and when an item is looked up; this checks them again, whoever passes one in.
 */
import { CALL_WIDGET_URL } from '../consent/call-widget/call-widget';
import { trustedPolicies } from '../lib/trusted-policies';
import { ownScript, trustedTypes } from '../lib/trusted-types';
import { mathElements, mathValues } from '../rich-text/math-names';
import { readInert } from '../rich-text/read-inert';

/** Elements that sanitised texts consist of; the tests compare them with the sanitiser's own list. */
const ELEMENTS = new Set(
  (
    'a abbr address b bdi blockquote br caption cite code col colgroup data dd del details dfn div dl dt em figcaption ' +
    'figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp small source span strong sub ' +
    'summary sup table tbody td tfoot th thead time tr u ul var wbr'
  )
    .split(' ')
    .concat(mathElements),
);

const ATTRIBUTE =
  /^(?:abbr|align|alt|aria-label|class|colspan|data-(?:align|embed|language|picture)|datetime|decoding|dir|height|href|id|lang|loading|open|rel|reversed|role|rowspan|scope|sizes|span|src|srcset|start|tabindex|title|type|value|width)$/;

const LINK = /^(?:https?|mailto|tel):$/;

function isSafeAttribute({ name, value }: Attr): boolean {
  if (!ATTRIBUTE.test(name) && !Object.hasOwn(mathValues, name)) return false;
  if (name !== 'href' && name !== 'src') return true;
  const { protocol, origin } = new URL(value, location.href);
  return name === 'href' ? LINK.test(protocol) : origin === location.origin;
}

// Forms, whose fields would hide their properties, are none of them.
const isSafeElement = ({ localName, attributes }: Element) =>
  ELEMENTS.has(localName) && [...attributes].every(isSafeAttribute);

/** The text itself where it is safe; else null. */
export function safeHtml(html: string): string | null {
  // Words, or data such as JSON, in which nothing is marked up.
  if (!html.includes('<')) return html;
  try {
    return [...readInert(html).querySelectorAll('*')].every(isSafeElement) ? html : null;
  } catch {
    // An address that is none.
    return null;
  }
}

/** Text set in a script element of an open page is data, such as JSON-LD, and runs nothing. */
export function dataOnly(text: string): string | null {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

/** Scripts come from the site itself, or from the call widget's provider. */
export function safeScriptAddress(address: string): string | null {
  const isProviders =
    CALL_WIDGET_URL !== null &&
    new URL(CALL_WIDGET_URL).origin === new URL(address, location.href).origin;
  return isProviders ? address : ownScript(address);
}

/** Before the application puts anything into the page. */
export function createPolicies(): void {
  trustedTypes()?.createPolicy(trustedPolicies.default, {
    createHTML: safeHtml,
    createScript: dataOnly,
    createScriptURL: safeScriptAddress,
  });
}
