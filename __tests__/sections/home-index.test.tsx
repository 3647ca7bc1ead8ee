import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { HomeIndex } from '../../src/sections/home/home-index';
import type { HomeIndexProps } from '../../src/sections/home/home-index-data';
import { axe } from '../support/axe';

const at = '2026-11-17T09:00:00Z';
const event = (number: number, startsAt: string) => ({
  api_id: `event-${number}`,
  title: `Evening ${number}`,
  starts_at: startsAt,
  ends_at: startsAt,
  is_past: false,
  clock_offset: 0,
  location: 'Manchester',
});

const full: HomeIndexProps = {
  news: [{ path: '/press-release/a', title: 'An office opens', published_at: at }],
  posts: [{ path: '/blog/a', title: 'Retries', published_at: at }],
  awards: [{ api_id: 'a', title: 'Best claim', issuer: 'A jury', year: 2026 }],
  events: [4, 3, 2, 1].map((number) => event(number, `2096-0${number}-01T18:00:00Z`)),
  downloads: [{ api_id: 'd', title: 'Profile', url: '/static/profile.pdf', size_bytes: 57_000 }],
  jobs: [{ path: '/corporate-overview/careers/a', title: 'Tester', location: null }],
  openRoles: 11,
  isRuled: false,
};
const empty: HomeIndexProps = {
  news: [],
  posts: [],
  awards: [],
  events: [],
  downloads: [],
  jobs: [],
  openRoles: 0,
  isRuled: true,
};

const group = (name: string) => within(screen.getByRole('region', { name }));
const entries = (name: string) =>
  group(name)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the index of the home page', () => {
  it('has a group for each kind, with its entries and the way to all of them', async () => {
    const { container } = render(<HomeIndex {...full} />);
    expect(entries('News')).toEqual(['An office opens17 November 2026']);
    expect(entries('Awards')).toEqual(['Best claimA jury, 2026']);
    expect(entries('11 open roles')).toEqual(['Tester']);
    const file = group('Downloads').getByRole('link', { name: 'Profile' });
    expect(file).toHaveAttribute('href', '/static/profile.pdf');
    expect(group('News').getByRole('link', { name: 'All news' })).toHaveAttribute(
      'href',
      '/resources/press-release',
    );
    expect(await axe(container)).toEqual([]);
  });

  it('names the next three events, the nearest first', () => {
    render(<HomeIndex {...full} />);
    expect(entries('Next in the tech series')).toEqual([
      'Evening 11 January 2096, Manchester',
      'Evening 21 February 2096, Manchester',
      'Evening 31 March 2096, Manchester',
    ]);
  });

  it('names the latest events where none is to come', () => {
    render(<HomeIndex {...full} events={[event(1, '2020-01-01T18:00:00Z')]} />);
    expect(entries('From the tech series')).toEqual(['Evening 11 January 2020, Manchester']);
  });

  it('leaves out kinds of which there is nothing, and itself with all of them', () => {
    const { container, rerender } = render(<HomeIndex {...full} awards={[]} />);
    expect(screen.queryByRole('region', { name: 'Awards' })).toBeNull();
    rerender(<HomeIndex {...empty} />);
    expect(container).toBeEmptyDOMElement();
  });
});
