import { describe, expect, it } from '@jest/globals';
import Cookies from 'js-cookie';
import {
  cappedJourney,
  decodeJourney,
  encodeJourney,
  entryNow,
  MAX_JOURNEY_BYTES,
  mergedJourney,
  type JourneyEntry,
} from '../../src/consent/journey';

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, second)).toISOString();
const journeyOf = (length: number, path: (index: number) => string): JourneyEntry[] =>
  Array.from({ length }, (_, index) => ({ path: path(index), at: at(index) }));

/** The browser's cookie: name and value as js-cookie writes them. */
function cookieBytes(journey: readonly JourneyEntry[]): number {
  const written = Cookies.set('_journey', encodeJourney(journey)) ?? '';
  Cookies.remove('_journey');
  return Buffer.byteLength(written.split(';')[0] ?? '');
}

it('is in whole seconds', () => {
  const entry = entryNow('/contact');
  expect(entry.at).toMatch(/:\d\d\.000Z$/);
  expect(Math.abs(Date.parse(entry.at) - Date.now())).toBeLessThan(2000);
});

describe('a journey that is written down', () => {
  const hard = [
    '/',
    '/services/cloud',
    '/blog/%E7%BB%87',
    '/a|b',
    '/it\'s;a,"cookie"',
    '/x=y&z',
    '/%7C',
  ];

  it('comes through a real cookie', () => {
    const journey = hard.map((path, index) => ({ path: path.replace('|', '%7C'), at: at(index) }));
    Cookies.set('_journey', encodeJourney(journey));
    expect(decodeJourney(Cookies.get('_journey') ?? null)).toEqual(journey);
    Cookies.remove('_journey');
  });

  it.each([null, 'nonsense', 'zzzzzzzzzzzzzzzz/x'])('is none where it says %j', (text) => {
    expect(decodeJourney(text)).toEqual([]);
  });

  it('keeps what can be read beside what cannot', () => {
    expect(decodeJourney('???|t0/a|x').map(({ path }) => path)).toEqual(['/a']);
  });
});

describe('what the cookie carries', () => {
  it('§3 is all of a short journey', () => {
    const journey = journeyOf(40, (index) => `/services/cloud/page-${index}`);
    expect(cappedJourney(journey)).toEqual(journey);
  });

  it.each([
    ['plain paths', (index: number) => `/blog/a-post-with-a-usual-name-${index}`],
    ['paths that cookies must escape', (index: number) => `/a;b,c "${index}"`],
    ['very long paths', (index: number) => `/${'x'.repeat(280)}-${index}`],
  ])('is the newest of %s, well under 4 kB and nearly as many as fit', (_name, path) => {
    const journey = journeyOf(1000, path);
    const capped = cappedJourney(journey);
    expect(capped).toEqual(journey.slice(-capped.length));
    const bytes = cookieBytes(capped);
    expect(bytes).toBeLessThanOrEqual(MAX_JOURNEY_BYTES + '_journey='.length);
    const oneMore = cookieBytes(journey.slice(-capped.length - 1));
    expect(oneMore).toBeGreaterThan(MAX_JOURNEY_BYTES);
  });

  it('is nothing where one entry alone is too long', () => {
    expect(cappedJourney([{ path: `/${'x'.repeat(5000)}`, at: at(0) }])).toEqual([]);
  });
});

it('is merged in the order of time, each entry once', () => {
  const [a, b, c] = journeyOf(3, (index) => `/${index}`) as [
    JourneyEntry,
    JourneyEntry,
    JourneyEntry,
  ];
  expect(mergedJourney([a, c], [b, c])).toEqual([a, b, c]);
  expect(mergedJourney([], [a])).toEqual([a]);
});
