/** Names of the policies by which texts become HTML or addresses of scripts: https://www.w3.org/TR/trusted-types/ */
export const trustedPolicies = {
  /** Asked by the browser wherever a text is put in the place of HTML or of a script's address: `src/app/trusted-types.ts`. */
  default: 'default',
  /** Reads texts in a document that is never shown: `src/rich-text/read-inert.ts`. */
  inert: 'inert',
} as const;
