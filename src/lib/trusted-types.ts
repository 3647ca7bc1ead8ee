/** The part of Trusted Types used here; TypeScript's DOM takes a policy's result for a string. */

/** Null refuses a text: the browser reports it, and the call fails. */
type Rule = (text: string) => string | null;

interface TrustedTypes {
  createPolicy: <Name extends 'createHTML' | 'createScript' | 'createScriptURL'>(
    name: string,
    rules: Record<Name, Rule>,
  ) => Record<Name, (text: string) => string>;
}

/** Undefined in browsers that have none. */
export function trustedTypes(): TrustedTypes | undefined {
  return (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
}

/** A script's address, where it is of this site; else null. */
export function ownScript(address: string): string | null {
  return new URL(address, location.href).origin === location.origin ? address : null;
}
