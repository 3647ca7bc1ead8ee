import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { EventEntry } from '../../src/sections/event-entry';
import { axe } from '../support/axe';

const bare = {
  api_id: 'x',
  title: 'A talk',
  short_description: null,
  starts_at: null,
  is_past: false,
  clock_offset: 0,
  ends_at: null,
  mode: null,
  location: null,
  video_url: null,
  url: null,
  speakers: [],
  image: null,
};
const wordsOf = (event: Parameters<typeof EventEntry>[0]['event']) => {
  const { container } = render(<EventEntry event={event} isPast={false} />);
  return {
    container,
    words: container.textContent ?? '',
    times: [...container.querySelectorAll('time')].map(({ dateTime, textContent }) => [
      dateTime,
      textContent,
    ]),
  };
};

it('says the day once, and each time for machines too', async () => {
  const [starts_at, ends_at] = ['2027-01-28T17:00:00Z', '2027-01-28T18:30:00Z'];
  const { container, words, times } = wordsOf({ ...bare, starts_at, ends_at });
  expect(times).toEqual([
    [starts_at, '28 January 2027'],
    [starts_at, '17:00'],
    [ends_at, '18:30'],
  ]);
  expect(words).toContain('17:00 to 18:30, UTC');
  expect(words.replace(/\(.*\)/, '').match(/January/g)).toHaveLength(1);
  expect(await axe(container)).toEqual([]);
});

it('names the day of the end where it is another', () => {
  const event = { ...bare, starts_at: '2027-01-28T22:00:00Z', ends_at: '2027-01-29T01:00:00Z' };
  expect(wordsOf(event).words).toContain('22:00 to 29 January, 01:00, UTC');
});

it('goes by the clocks of the place where it begins', () => {
  const event = {
    ...bare,
    starts_at: '2027-03-12T20:30:00-04:00',
    ends_at: '2027-03-12T22:30:00-04:00',
    clock_offset: -240,
  };
  const { words, times } = wordsOf(event);
  expect(words).toContain('20:30 to 22:30, UTC−4');
  expect(times[0]?.[1]).toBe('12 March 2027');
});

it('goes by the clocks of its place where its times are in UTC', () => {
  const event = { ...bare, starts_at: '2027-03-12T22:30:00Z', ends_at: '2027-03-13T00:30:00Z' };
  expect(wordsOf({ ...event, clock_offset: -300 }).words).toContain('17:30 to 19:30, UTC−5');
  expect(wordsOf(event).words).toContain('22:30 to 13 March, 00:30, UTC');
});

it('says the visitor’s own time where that is another', () => {
  const [starts_at, ends_at] = ['2027-01-28T17:00:00Z', '2027-01-28T18:30:00Z'];
  const { words } = wordsOf({ ...bare, starts_at, ends_at });
  const isElsewhere = new Date(starts_at).getTimezoneOffset() !== 0;
  expect(words.includes('where you are')).toBe(isElsewhere);
  const clock = new Date(ends_at).toLocaleTimeString('en-GB', { timeStyle: 'short' });
  if (isElsewhere) expect(words).toContain(`to ${clock} where you are)`);
});

it('says where and with whom, as far as it is known', async () => {
  const speakers = [
    { name: 'A', role: 'Weaver' },
    { name: 'B', role: null },
  ];
  const { container } = wordsOf({ ...bare, mode: 'online', speakers });
  expect([...container.querySelectorAll('dt, dd')].map((each) => each.textContent)).toEqual([
    'Where',
    'Online',
    'With',
    'A, Weaver',
    'B',
  ]);
  expect(await axe(container)).toEqual([]);
  expect(wordsOf(bare).container.querySelector('dl')).toBeNull();
});
