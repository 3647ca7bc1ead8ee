import { beforeEach, describe, expect, it } from '@jest/globals';
import { NEWSLETTER_EMAIL } from '@corporate-website/contract/write-facts';
import { draftKeys } from '../../src/consent/draft-keys';
import { newUuid } from '../../src/lib/uuid';
import { dropDraft, keepDraft, readDraft } from '../../src/forms/enhancement/draft';
import { failureWords } from '../../src/forms/enhancement/failure-words';
import { AdminApiError, type FailureKind } from '../../src/live/api/errors';
import { growth } from '../support/growth';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('a draft', () => {
  beforeEach(() => sessionStorage.clear());

  it('comes back as it was kept, and is nothing once it is dropped or empty', () => {
    const draft = {
      values: { name: 'Łukasz', message: '' },
      attempt: { key: newUuid(), meant: '{}', isOpen: true, isWaiting: true },
    };
    keepDraft('contact', draft);
    expect(readDraft('contact')).toEqual(draft);
    expect(readDraft('feedback')).toEqual({ values: {}, attempt: null });
    keepDraft('contact', { ...draft, values: {} });
    expect(sessionStorage).toHaveLength(0);
    keepDraft('contact', draft);
    dropDraft('contact');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    'nonsense',
    'null',
    '[]',
    '{"values":[]}',
    '{"values":{"name":1,"unknown":"x","__proto__":"y"},"attempt":{"key":1}}',
  ])('takes nothing that it did not keep: %s', (text) => {
    sessionStorage.setItem(draftKeys.contact.key, text);
    expect(readDraft('contact')).toEqual({ values: {}, attempt: null });
  });
});

describe('the words for a failure', () => {
  const kinds: readonly FailureKind[] = ['offline', 'network', 'timeout', 'shape', 'aborted'];

  it.each(kinds)('of kind %s say what happened and that nothing is lost', (kind) => {
    const { message, detail } = failureWords(new AdminApiError(kind, 'for a developer'));
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(detail).toContain('What you wrote is still here.');
    expect(`${message}${detail}`).not.toContain('developer');
  });

  it.each([
    [44.2, '45 seconds'],
    [0, '1 second'],
    [61, '2 minutes'],
    [3600, '60 minutes'],
  ])('of too many writes say that %d seconds are %s', (seconds, words) => {
    const error = new AdminApiError('status', '', {
      status: 429,
      retryAfterSeconds: Math.ceil(seconds),
    });
    expect(failureWords(error).detail).toContain(`in ${words}.`);
  });
});

describe('the key of an attempt', () => {
  it('is a UUID of its own each time, on pages that are not secure too', () => {
    const keys = [newUuid(), newUuid()];
    const own = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    keys.push(newUuid(), newUuid());
    if (own) Object.defineProperty(crypto, 'randomUUID', own);
    else Reflect.deleteProperty(crypto, 'randomUUID');
    for (const key of keys) expect(key).toMatch(UUID);
    expect(new Set(keys).size).toBe(4);
  });
});

describe('the newsletter’s pattern', () => {
  const matches = (address: string, flags: string) =>
    new RegExp(`^(?:${NEWSLETTER_EMAIL})$`, flags).test(address);

  // Browsers read an input's pattern with the flag v, older ones with u.
  it.each(['u', 'v'])('holds with the flag %s', (flags) => {
    for (const right of ['a@b.co', 'a.b+c@d-e.info', 'o’x@e.com'.replace('’', "'")]) {
      expect([right, matches(right, flags)]).toEqual([right, true]);
    }
    const wrong = ['', 'a@b', 'a@b.c', 'a@b.museum', 'a@.com', 'a@b..com', 'a b@c.de', 'ä@b.de'];
    for (const each of wrong) expect([each, matches(each, flags)]).toEqual([each, false]);
  });

  it('never goes back over what it has read, whatever it is given', () => {
    // A pattern that does would double its work with each of these, not quadruple it with four times of them.
    const some = [`${'a'.repeat(500)}@`, 'a@'];
    expect(growth((size) => matches(`${some[0]}${'a-'.repeat(size)}`, 'u'), 400)).toBeLessThan(17);
    expect(growth((size) => matches(`${some[1]}${'a.'.repeat(size)}`, 'u'), 400)).toBeLessThan(17);
  });
});
