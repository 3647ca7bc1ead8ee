/** The keys to previews: what one opens, and until when. */
import { expect, test } from '@jest/globals';
import { checkKey, DAY_MS, endOf, makeKey } from '../previews/keys';
import { readCommand } from '../previews/arguments';
import { previewNames, previewUrl, readPreviewLink } from '@corporate-website/contract/previews';

const SECRET = 'the secret of a database';
const now = new Date('2026-11-24T09:00:00.250Z');
const subject = { name: 'post', id: 'p/1 ü' } as const;
const until = endOf(now, 7);
const key = makeKey(SECRET, subject, until);
const check = (given = key, at = now) => checkKey(SECRET, subject, given, at);

test('a key opens its item until its time is over, to the second', () => {
  expect(check()).toEqual(new Date('2026-12-01T09:00:00Z'));
  expect(check(key, new Date(until.getTime() - 1))).toEqual(until);
  expect(check(key, until)).toBe('expired');
  expect(check(key, new Date(until.getTime() + DAY_MS))).toBe('expired');
});

test('it opens nothing that was signed with another secret', () => {
  expect(checkKey('another secret', subject, key, now)).toBe('wrong');
});

test('a key that was changed in any place is wrong, also where it only claims to last longer', () => {
  for (let at = 0; at < key.length; at += 1) {
    const other = key[at] === '1' ? '2' : '1';
    const changed = key.slice(0, at) + other + key.slice(at + 1);
    // The last letter of 32 bytes as base64url carries two bits that mean nothing; here it is compared as text.
    expect([changed, check(changed)]).toEqual([changed, 'wrong']);
  }
  for (const wrong of ['', '.', key.slice(1), key.slice(0, -1), `${key}A`, ` ${key}`, `${key}\n`]) {
    expect([wrong, check(wrong)]).toEqual([wrong, 'wrong']);
  }
});

test('one that lasts longer than any may last is wrong, though the signature is right', () => {
  const most = makeKey(SECRET, subject, endOf(now, 30));
  expect(check(most)).toBeInstanceOf(Date);
  expect(check(makeKey(SECRET, subject, endOf(now, 40)))).toBe('wrong');
});

test('a link tells kind, id and key again, whatever is in the id; anything else is none', () => {
  const link = { ...subject, key };
  const url = new URL(previewUrl('https://site.example', link));
  expect([url.pathname, url.search]).toEqual(['/preview', '']);
  expect(url.hash).not.toContain('%');
  expect(readPreviewLink(url.hash)).toEqual(link);
  expect(previewNames).toEqual(expect.arrayContaining(['post', 'job', 'caseStudy']));
  for (const wrong of [
    '',
    '#',
    '#post',
    '#post/1',
    '#post//k',
    '#page/1/k',
    '#post/%/k',
    '#a/b/c/d',
  ])
    expect([wrong, readPreviewLink(wrong)]).toEqual([wrong, null]);
});

test('the command takes a kind, a slug and up to 30 days, and says what is wrong with anything else', () => {
  const read = (...args: string[]) => readCommand(args);
  expect(read('posts', 'my-slug')).toMatchObject({ of: 'post', slug: 'my-slug', days: 7 });
  expect(read('case-studies', 'x', '--days', '30')).toMatchObject({ of: 'caseStudy', days: 30 });
  expect(read('--revoke-all')).toEqual({ name: 'revoke' });
  expect(read('posts', '--help')).toEqual({ name: 'help' });
  expect(() => read('posts')).toThrow('a kind and a slug');
  expect(() => read('awards', 'x')).toThrow(/"awards" has no pages; these have: .*press-releases/);
  expect(() => read('posts', 'x', '--days', '31')).toThrow('from 1 to 30, not "31"');
  expect(() => read('posts', 'x', '--days', '0')).toThrow('not "0"');
  expect(() => read('posts', 'x', '--day', '3')).toThrow("Unknown option '--day'");
  expect(() => read('posts', 'x', '--revoke-all')).toThrow('takes nothing else');
});
