/**
 * Addresses of pictures and files that differ from one answer of a server to the next. Stores sign an address, so that
 * it opens for a while; tokens and cache busters are added to others. None of it chooses the picture, and signatures
 * and tokens are not to be published.
 */
import { percentDecodedOrSame } from './percent-decoding';

interface Address {
  origin: string;
  /** Has a user's name or password, which are no part of `origin`. */
  isPrivate: boolean;
  segments: readonly string[];
  query: readonly string[];
}

/** Names of proofs that an address may be opened. */
const PROOF =
  /^(?:(?:x-(?:[a-z\d]+-)?|q-)?signature|sig|hmac|hdnts|hdnea|hdntl|__token__|__gda__|__cld_token__|bcdn_token|auth_key|tempauth)$/i;
/** The same where a moment at which it ends stands beside it. */
const PROOF_WITH_END = /^(?:token|sign|md5|hash|verify|hm|oh)$/i;
const END = /^(?:expires?|expiry|expiration|exp|ex|oe|deadline|wstime)$/i;
const JSON_WEB_TOKEN = /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/;
/** Stands beside a proof, and chooses nothing. The second line is Azure's. */
const BESIDE_PROOF = [
  /^x-(?:[a-z\d]+-)?(?:algorithm|credential|date|expires|signed-?headers|additional-?headers|security-token|signature-version|content-sha256)$/i,
  /^(?:sv|ss|srt|sp|st|se|spr|sip|sr|sdd|skoid|sktid|skt|ske|sks|skv|saoid|suoid|scid)$/,
  /^(?:q-[a-z-]+|key-pair-id|policy|googleaccessid|(?:aws|oss)?accesskeyid|security-token|token_path|acl|is)$/i,
  ...[END, PROOF, PROOF_WITH_END],
];
/** Names of what may be a secret. */
const SECRET =
  /token|secret|signature|^sign?$|auth|key|passw(?:or)?d|session|^sid$|ticket|jwt|credential|nonce|hmac|^hash$|^md5$/i;
const CACHE_BUSTER =
  /^(?:v|ver|version|rev|revision|t|ts|time|timestamp|_|cb|r|rnd|rand|random|(?:cache-?)?bust(?:er)?|no-?cache|updated(?:_?at)?|modified|mtime|last-?mod(?:ified)?)$/i;

const SECONDS_OR_MILLISECONDS = /^(?:1[4-9]|[2-4]\d)\d{8}(?:\d{3})?$/;
const MOMENT = /^\d{4}-?\d\d-?\d\dT[\d:.]{4,}(?:Z|[+-][\d:]+)?$/i;

const nameOf = (part: string): string =>
  part.includes('=') ? part.slice(0, part.indexOf('=')) : '';
const valueOf = (part: string): string => part.slice(part.indexOf('=') + 1);

/** Hexadecimal or mixed characters, longer than any word or number. */
function isTokenLike(text: string): boolean {
  const plain = percentDecodedOrSame(text);
  if (plain.length > 4_000 || /\.[a-z\d]{2,5}$/i.test(plain)) return JSON_WEB_TOKEN.test(plain);
  const isHex = plain.length >= 16 && /^[\da-f-]+$/i.test(plain) && /[a-f]/i.test(plain);
  const isMixed = plain.length >= 20 && /^[\w.~+/=-]+$/.test(plain) && /[a-z]/.test(plain);
  return /\d/.test(plain) && (isHex || (isMixed && /[A-Z]/.test(plain)));
}

const isTime = (text: string): boolean =>
  SECONDS_OR_MILLISECONDS.test(text) || MOMENT.test(percentDecodedOrSame(text));

/** Every address from which something may be taken; most have none of it, and are not parsed. */
const MAY_MOVE = /[?=@]|%3d|\/\d{10}/i;

/** Not by `URL.canParse`, which the oldest supported browsers lack. */
function urlOf(address: string): URL | null {
  try {
    return /^https?:/i.test(address) ? new URL(address) : null;
  } catch {
    return null;
  }
}

function parse(address: string): Address | null {
  const url = urlOf(address);
  if (!url) return null;
  const { origin, pathname, search, username, password } = url;
  return {
    origin,
    isPrivate: username + password !== '',
    segments: pathname.slice(1).split('/'),
    query: search.slice(1).split('&').filter(Boolean),
  };
}

/** Whether parts, such as those of a query, hold a proof. */
function isProven(parts: readonly string[]): boolean {
  const names = parts.map(nameOf);
  return (
    names.some((name) => PROOF.test(name)) ||
    (names.some((name) => END.test(name)) && names.some((name) => PROOF_WITH_END.test(name)))
  );
}

/** A ticket in the path, as `/exp=…~acl=…~hmac=…/`. */
const isTicket = (segment: string): boolean =>
  isProven(percentDecodedOrSame(segment).split(/[~;&,!]/));

/** A path that ends by itself, as `/<token>/<seconds>/name.jpg`: its parts that say so. */
function endingParts(segments: readonly string[]): ReadonlySet<string> {
  const folders = segments.slice(0, -1);
  const ends = folders.filter((segment) => SECONDS_OR_MILLISECONDS.test(segment));
  const proofs = folders.filter(isTokenLike);
  return new Set(ends.length > 0 && proofs.length > 0 ? [...ends, ...proofs] : []);
}

function withoutProof({ segments, query, ...rest }: Address): Address {
  const isBeside = (part: string) => BESIDE_PROOF.some((pattern) => pattern.test(nameOf(part)));
  return {
    ...rest,
    segments: segments.filter((segment) => !isTicket(segment)),
    query: isProven(query) ? query.filter((part) => !isBeside(part)) : query,
  };
}

function isLasting(part: string): boolean {
  const [name, value] = [nameOf(part), valueOf(part)];
  if (name === '') return !isTime(value) && !/^\d+$/.test(value) && !isTokenLike(value);
  return !SECRET.test(name) && !CACHE_BUSTER.test(name) && !isTokenLike(value);
}

/** As given where nothing was taken out. */
function written(given: string, before: Address, after: Address): string {
  const { origin, segments, query, isPrivate } = after;
  const isSame =
    isPrivate === before.isPrivate &&
    segments.length === before.segments.length &&
    query.length === before.query.length;
  if (isSame) return given;
  return `${origin}/${segments.join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** An address without what lets one in for a while: two that are equal so are one picture. */
export function withoutSignature(given: string): string {
  const address = MAY_MOVE.test(given) ? parse(given) : null;
  return address ? written(given, address, withoutProof(address)) : given;
}

/** Whether an address opens for a while only, to whoever has it. */
export function isSigned(given: string): boolean {
  const { segments = [], query = [] } = parse(given) ?? {};
  const hasToken = query.some((part) => JSON_WEB_TOKEN.test(valueOf(part)));
  return hasToken || isProven(query) || segments.some(isTicket);
}

/** Whether an address may stop to work by itself: it has a signature or a token. */
export function mayExpire(given: string): boolean {
  const address = parse(given);
  if (!address) return false;
  const { segments, query } = address;
  const isToken = (part: string) => SECRET.test(nameOf(part)) || isTokenLike(valueOf(part));
  return isSigned(given) || endingParts(segments).size > 0 || query.some(isToken);
}

/**
 * The part of an address that stays from one answer to the next, and that can be published: without signatures,
 * tokens and cache busters. Two pictures may share it.
 */
export function lastingAddress(given: string): string {
  const address = MAY_MOVE.test(given) ? parse(given) : null;
  if (!address) return given;
  const { segments, query, ...rest } = withoutProof(address);
  const ending = endingParts(segments);
  return written(given, address, {
    ...rest,
    isPrivate: false,
    segments: segments.filter((segment) => !ending.has(segment)),
    query: query.filter(isLasting),
  });
}

/** Whether two addresses differ in nothing but what changes by itself. */
export function differByThemselves(one: string, other: string): boolean {
  const blurred = (given: string): string => {
    const address = parse(lastingAddress(given));
    if (!address) return given;
    const { origin, segments, query } = address;
    const isMoving = (text: string) => isTime(text) || isTokenLike(text);
    return JSON.stringify([
      origin,
      segments.map((segment) => (isMoving(segment) ? '' : segment)),
      query.map((part) => (isMoving(valueOf(part)) ? nameOf(part) : part)),
    ]);
  };
  return blurred(one) === blurred(other);
}

/** Whether two addresses name a file alike on one host. */
export function haveOneName(one: string, other: string): boolean {
  const [first, second] = [parse(one), parse(other)];
  return (
    first !== null &&
    second !== null &&
    first.origin === second.origin &&
    first.segments.at(-1) === second.segments.at(-1)
  );
}
