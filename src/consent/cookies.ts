/**
 * Cookies as js-cookie reads and writes them, in fewer bytes: the early script's replacement for it
 * (`src/consent/early/js-cookie.ts`). Reading and writing throw where cookies are turned off.
 */
import type { CookieAttributes } from './visit-keys';

/** Escapes that the standard does without: https://datatracker.ietf.org/doc/html/rfc6265#section-4.1.1 */
const NEEDLESS = /%(?:2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g;

/** A text encoded for a cookie. */
export function cookieText(text: string): string {
  return encodeURIComponent(text).replace(NEEDLESS, decodeURIComponent);
}

const parts = () => document.cookie.split('; ');

/**
 * @returns null for none
 * @throws {URIError} for a malformed value
 */
export function readCookie(name: string): string | null {
  const found = parts().find((part) => part.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
}

/** @param name needs no escapes */
export function writeCookie(
  name: string,
  value: string,
  { path, expires, sameSite, secure }: CookieAttributes,
): void {
  document.cookie = `${name}=${cookieText(value)}; path=${path}; expires=${expires.toUTCString()}; sameSite=${sameSite}${secure ? '; secure' : ''}`;
}

export function removeCookie(name: string): void {
  document.cookie = `${name}=; path=/; max-age=0`;
}
