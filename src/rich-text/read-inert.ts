import { trustedPolicies } from '../lib/trusted-policies';
import { trustedTypes } from '../lib/trusted-types';

function createReader(): (html: string) => DocumentFragment {
  // Every text is let through: none is rendered.
  const policy = trustedTypes()?.createPolicy(trustedPolicies.inert, {
    createHTML: (html) => html,
  });
  return (html) => {
    const template = document.implementation.createHTMLDocument('').createElement('template');
    template.innerHTML = policy ? policy.createHTML(html) : html;
    return template.content;
  };
}

let reader: ReturnType<typeof createReader> | undefined;

/** Reads HTML in a document that is never shown, in which nothing runs or loads. */
export function readInert(html: string): DocumentFragment {
  reader ??= createReader();
  return reader(html);
}
