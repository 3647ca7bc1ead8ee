/** The keys to previews: `<until>.<signature>`, where `until` is in seconds since 1970. Nothing is stored of one. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { MOST_PREVIEW_DAYS, type PreviewSubject } from '@corporate-website/contract/previews';

export const DAY_MS = 24 * 60 * 60 * 1000;
const KEY = /^([1-9]\d{8,11})\.([\w-]{43})$/;

/** HMAC-SHA-256 over what the key is for; as JSON, so that no two things are written alike. */
function signature(secret: string, { name, id }: PreviewSubject, until: number): string {
  const signed = JSON.stringify(['preview', name, id, until]);
  return createHmac('sha256', secret).update(signed).digest('base64url');
}

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** When a key ends that is made at a moment: in whole seconds, as the key says it. */
export function endOf(now: Date, days: number): Date {
  return new Date(Math.floor((now.getTime() + days * DAY_MS) / 1000) * 1000);
}

/** @param secret of the database, which all servers of it sign with */
export function makeKey(secret: string, subject: PreviewSubject, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1000);
  return `${seconds}.${signature(secret, subject, seconds)}`;
}

/**
 * Until when a key opens an item.
 * @returns `wrong` for what is no key, or one to something else; `expired` for one whose time is over
 */
export function checkKey(
  secret: string,
  subject: PreviewSubject,
  key: string,
  now: Date,
): Date | 'wrong' | 'expired' {
  const [, seconds = '', given = ''] = KEY.exec(key) ?? [];
  if (!isSame(given, signature(secret, subject, Number(seconds)))) return 'wrong';
  const until = new Date(Number(seconds) * 1000);
  if (until <= now) return 'expired';
  // Of a clock that went wrong.
  return until > endOf(now, MOST_PREVIEW_DAYS + 1) ? 'wrong' : until;
}
