/** The package has no types of its own. */
declare module 'highlightjs-solidity' {
  import type { LanguageFn } from 'highlight.js';
  const languages: { solidity: LanguageFn; yul: LanguageFn };
  export default languages;
}
