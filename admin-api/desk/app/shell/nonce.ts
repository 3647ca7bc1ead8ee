/** The nonce of this answer, without which the page's policy applies no style element; empty in development. */
export const nonce =
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
