import { describe, expect, it } from '@jest/globals';
import { formatDate, yearOf, type DateStyle } from '../../src/lib/format';
import { formatEmployment, formatSalary } from '../../src/lib/salary';
import { wallClock, zoneName, zoneOffset } from '../../src/lib/zones';
import { timeOf } from '../../src/lib/time-of';
import {
  asFigure,
  formatAmount,
  formatShare,
  count,
  formatBytes,
  formatNumber,
} from '../../src/lib/numbers';

describe('formatDate', () => {
  it('gives the day, the time and the year of the zone that the date was written in', () => {
    expect(formatDate('2026-11-17T23:30:00-05:00')).toBe('17 November 2026');
    expect(formatDate('2026-07-01T00:20:00+05:30')).toBe('1 July 2026');
    expect(formatDate('2026-07-01T00:20:00+05:30', 'time')).toBe('00:20');
    expect(yearOf('2027-01-01T00:20:00+05:30')).toBe(2027);
    expect(yearOf('soon')).toBeNull();
  });

  it('has no comma behind the weekday, as some versions of ICU put one', () => {
    expect(formatDate('2026-11-17T09:00:00Z', 'full')).toBe('Tuesday 17 November 2026');
  });

  it('says what Intl says, in every style', () => {
    const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
      long: { day: 'numeric', month: 'long', year: 'numeric' },
      dayMonth: { day: 'numeric', month: 'long' },
      month: { month: 'long', year: 'numeric' },
      monthName: { month: 'long' },
      full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
      day: { day: 'numeric' },
      year: { year: 'numeric' },
      time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    };
    const start = Date.UTC(1999, 11, 28, 23, 58);
    for (const [style, options] of Object.entries(styles) as [
      DateStyle,
      Intl.DateTimeFormatOptions,
    ][]) {
      const intl = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
      // Eleven days and some minutes apart, over thirty years.
      for (let at = start; at < start + 30 * 31_557_600_000; at += 951_780_000) {
        expect(formatDate(new Date(at).toISOString(), style)).toBe(
          intl.format(at).replace(',', ''),
        );
      }
    }
  });

  it.each([null, undefined, '', 'soon'])('is empty for %p', (value) => {
    expect(formatDate(value)).toBe('');
    expect(timeOf(value)).toBeNull();
  });
});

it.each([
  ['2027-03-12T15:00:00Z', 'UTC', '2027-03-12T15:00:00.000Z'],
  ['2027-03-12T18:30:00-04:00', 'UTC−4', '2027-03-12T18:30:00.000Z'],
  ['2027-06-10T17:00:00+05:30', 'UTC+5:30', '2027-06-10T17:00:00.000Z'],
])('reads the clocks at %s', (iso, name, local) => {
  expect(zoneName(zoneOffset(iso))).toBe(name);
  expect(wallClock(iso, zoneOffset(iso))).toBe(local);
});

it.each([0, -7, 999, -1000, 1_234_567.8919, -0.25])('writes %d as Intl does', (value) => {
  expect(formatNumber(value)).toBe(new Intl.NumberFormat('en-GB').format(value));
});

describe('formatBytes', () => {
  it.each([
    [0, '1 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [1_240_000, '1.2 MB'],
    [999_499_999, '999 MB'],
    [2_540_000_000, '2.5 GB'],
  ])('%d', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

describe('count', () => {
  it.each([
    [0, '0 posts'],
    [1, '1 post'],
    [12_400, '12,400 posts'],
  ])('%d', (value, text) => {
    expect(count(value, 'post', 'posts')).toBe(text);
  });
});

describe('formatSalary', () => {
  const salary = { currency: 'GBP', min: 52_000, max: 64_000, unit: 'YEAR' };
  it.each([
    [salary, '£52,000 to £64,000 a year'],
    [{ ...salary, max: 52_000 }, '£52,000 a year'],
    [{ ...salary, min: null }, 'up to £64,000 a year'],
    [{ ...salary, max: null, unit: 'HOUR' }, 'from £52,000 an hour'],
    [{ ...salary, min: 14.5, max: 16.25, unit: 'HOUR' }, '£14.50 to £16.25 an hour'],
    [{ ...salary, currency: 'shillings', max: null }, 'from shillings 52,000 a year'],
    [{ ...salary, currency: null, unit: null, max: null }, 'from 52,000'],
    [{ ...salary, currency: 'constructor', max: null }, 'from constructor 52,000 a year'],
    [{ ...salary, currency: 'CHF', max: null }, 'from CHF\u00a052,000 a year'],
    [{ ...salary, min: null, max: null }, null],
    [null, null],
  ])('%j', (value, text) => {
    expect(formatSalary(value)).toBe(text);
  });

  it.each(['GBP', 'INR', 'PLN', 'JPY'])('writes %s as Intl does', (currency) => {
    for (const [max, digits] of [
      [0, 0],
      [1_152_000, 0],
      [1234.5, 2],
    ] as const) {
      const style = { style: 'currency', currency, minimumFractionDigits: digits } as const;
      const format = new Intl.NumberFormat('en-GB', { ...style, maximumFractionDigits: digits });
      const said = formatSalary({ currency, min: null, max, unit: null });
      expect(said).toBe(`up to ${format.format(max)}`);
    }
  });
});

it('names employment types, and passes on what it does not know', () => {
  expect(formatEmployment('PART_TIME')).toBe('Part time');
  expect(formatEmployment('Sabbatical cover')).toBe('Sabbatical cover');
  expect(formatEmployment(null)).toBeNull();
});

describe('formatAmount and formatShare', () => {
  it('sets whole amounts behind their sign', () => {
    expect([42_000, 0, -1_300, 99.6].map((value) => formatAmount(value, '£'))).toEqual([
      '£42,000',
      '£0',
      '−£1,300',
      '£100',
    ]);
  });

  it('rounds shares to whole per cent', () => {
    expect([0, 0.155, 1].map(formatShare)).toEqual(['0%', '16%', '100%']);
  });
});

it('sets a number in words as a figure, and leaves all else', () => {
  expect(['fourteen', 'Two', '71', 'about forty'].map(asFigure)).toEqual([
    '14',
    '2',
    '71',
    'about forty',
  ]);
});
