/** Passwords: hashed with scrypt, and judged when they are chosen. */
import { randomBytes, randomInt, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { DeskError } from './errors';

/** OWASP's parameters for 32 MB a hash: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const MAX_MEMORY = 64 * 1024 * 1024;
const HASH_BYTES = 32;

const hashing = promisify<Buffer, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Hashes at once; Node has four threads, and files need some of them. */
const limit = pLimit(2);
/** Beyond so many that wait, a stranger is told to come back: each takes a quarter of a second of a processor. */
const MOST_WAITING = 40;

const MIN_LENGTH = 12;
/** Longer is no safer, and costs time. */
const MAX_LENGTH = 200;

/** One notation, so that the same keys are the same password on any system. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'));

const derive = (password: string, salt: Buffer, cost = COST): Promise<Buffer> =>
  limit(() => hashing(bytesOf(password), salt, HASH_BYTES, { ...cost, maxmem: MAX_MEMORY }));

/** `scrypt$N$r$p$salt$hash`, so that hashes stay valid when the parameters change. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt);
  const { N, r, p } = COST;
  return ['scrypt', N, r, p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** Stands for the hash of somebody unknown, so that the answer takes as long. */
const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}==$${'A'.repeat(43)}=`;

/**
 * Whether a password is that of a hash; without one it takes as long and is not.
 * @param isPatient waits behind however many others
 * @throws {DeskError} where too many wait
 */
export async function isPassword(
  password: string,
  stored: string | undefined,
  isPatient = true,
): Promise<boolean> {
  if (!isPatient && limit.pendingCount >= MOST_WAITING) throw new DeskError('unavailable');
  const [, N, r, p, salt = '', hash = ''] = (stored ?? NOBODY).split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const own = await derive(password, Buffer.from(salt, 'base64'), cost);
  return timingSafeEqual(own, Buffer.from(hash, 'base64')) && stored !== undefined;
}

/** Why a password may not be chosen, or undefined. */
export function weaknessOf(password: string, name: string): string | undefined {
  const letters = [...password.normalize('NFKC')];
  if (letters.length < MIN_LENGTH)
    return `A password has ${MIN_LENGTH} characters or more. Four words in a row are easy to keep in mind.`;
  if (letters.length > MAX_LENGTH) return `A password has ${MAX_LENGTH} characters at most.`;
  if (new Set(letters).size < 5) return 'This password repeats a few characters only.';
  if (password.toLowerCase().includes(name.toLowerCase()) && letters.length < 2 * MIN_LENGTH)
    return 'This password contains your name.';
  return undefined;
}

/** Letters and digits that nobody mistakes for others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password to give to somebody, of 98 random bits: `k7pm-29xd-…`. */
export function firstPassword(): string {
  const letters = Array.from({ length: 20 }, () => LETTERS[randomInt(LETTERS.length)]);
  return letters.join('').replace(/.{4}(?=.)/g, '$&-');
}
