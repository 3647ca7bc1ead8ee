import { afterEach, describe, expect, it, jest } from '@jest/globals';
import fs from 'node:fs';
import {
  allStoredKeys,
  cookieAttributes,
  storedKeyOf,
  storedKeys,
} from '../../src/consent/stored-keys';

describe('the registry of stored keys', () => {
  it('§3 §9 holds the four cookies of the specification, for three months each', () => {
    const cookies = allStoredKeys.filter(({ where }) => where === 'cookie');
    expect(cookies.map(({ key }) => key)).toEqual([
      '_cookie_consent',
      '_guest_id',
      '_visit_activity',
      '_journey',
    ]);
    for (const { lifetime } of cookies) expect(lifetime).toEqual({ months: 3 });
  });

  it('lets nothing that follows a visitor be there without consent', () => {
    expect(allStoredKeys.filter(({ consent }) => consent === 'consent')).toEqual([
      storedKeys.guestId,
      storedKeys.visitActivity,
      storedKeys.journey,
      storedKeys.trackedPath,
      storedKeys.visitJourney,
    ]);
  });

  it('outlives the tab without consent only with what the visitor set', () => {
    const lasting = allStoredKeys.filter(
      ({ consent, lifetime }) => consent === 'necessary' && lifetime !== 'session',
    );
    expect(lasting).toEqual([
      storedKeys.consent,
      storedKeys.consentRecord,
      storedKeys.theme,
      storedKeys.searchKeyOff,
    ]);
  });

  it('names nothing twice, nor so that one entry is taken for another', () => {
    for (const entry of allStoredKeys) expect(storedKeyOf(entry.where, entry.key)).toBe(entry);
  });

  it('gives session storage, which has no other lifetime, the tab’s', () => {
    for (const { where, lifetime } of allStoredKeys) {
      expect(lifetime === 'session').toBe(where === 'session storage');
    }
  });

  it.each([
    ['gatsby-react-router-scroll/session-storage.js', storedKeys.scrollPosition.key],
    ['gatsby/cache-dir/production-app.js', storedKeys.staleBuild.key],
  ])('calls what %s stores by the name that it has there', (file, key) => {
    expect(fs.readFileSync(require.resolve(file), 'utf8')).toMatch(
      new RegExp(`["'\`]${key.replaceAll('|', '\\|')}["'\`]`),
    );
  });
});

describe('a name found in a browser', () => {
  it('is known by its beginning where several are kept', () => {
    expect(storedKeyOf('session storage', '@@scroll|/blog/a|initial')).toBe(
      storedKeys.scrollPosition,
    );
  });

  it.each([
    ['cookie', '_ga'],
    ['cookie', '_journey2'],
    // The right name in the wrong place is as unknown.
    ['local storage', '_guest_id'],
    ['cookie', 'theme'],
  ] as const)('in a %s, %s, is none of the site’s', (where, name) => {
    expect(storedKeyOf(where, name)).toBeUndefined();
  });
});

describe('the attributes of cookies', () => {
  const setAt = (now: Date) => {
    jest.useFakeTimers({ now });
  };
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are Lax, for the whole site, for three months, and secure on https', () => {
    setAt(new Date(2026, 10, 23, 12));
    expect(cookieAttributes('https:')).toEqual({
      path: '/',
      expires: new Date(2027, 1, 23, 12),
      sameSite: 'Lax',
      secure: true,
    });
  });

  it.each([
    [new Date(2026, 10, 30, 12), new Date(2027, 1, 28, 12)],
    [new Date(2026, 0, 31, 12), new Date(2026, 3, 30, 12)],
  ])('end with a month that has no such day: %s to %s', (set, end) => {
    setAt(set);
    expect(cookieAttributes('https:').expires).toEqual(end);
  });

  it('work on a local server without https', () => {
    expect(cookieAttributes('http:').secure).toBe(false);
  });
});
