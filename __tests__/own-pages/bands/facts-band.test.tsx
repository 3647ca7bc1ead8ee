/** Papers for a procurement file: each a link to itself where it is published, else to where it would be. */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PageBand } from '../../../src/own-pages/bands/page-bands';
import { contentResolvers } from '../../../src/own-pages/build/resolvers';
import { axe } from '../../support/axe';

const kit = (item: object) =>
  ({
    __typename: 'FactsBand',
    heading: 'Papers',
    intro: null,
    items: [
      { name: 'Profile', text: 'Who we are.', file: null, href: null, download: null, ...item },
    ],
  }) as const;

it('links a published download, and says how large it is', async () => {
  const download = { url: '/static/profile.pdf', size_bytes: 120_000 };
  const { container } = render(<PageBand band={kit({ file: 'Profile', download })} />);
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', download.url);
  expect(screen.getByRole('definition')).toHaveTextContent('Who we are. PDF, 120 kB');
  expect(await axe(container)).toEqual([]);
});

it.each([
  [
    'the list of downloads, for one that is not published',
    { file: 'Profile' },
    '/resources/downloads',
  ],
  ['the address of what is no download', { href: '/contact' }, '/contact'],
])('links %s', (_, item, href) => {
  render(<PageBand band={kit(item)} />);
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', href);
  expect(screen.getByRole('definition')).not.toHaveTextContent('PDF');
});

it('names what is nowhere', () => {
  render(<PageBand band={kit({})} />);
  expect(screen.getByText('Profile')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('finds a download by its title, the first of two, and none where there is none', async () => {
  const pdfs = [
    { title: 'Other' },
    { title: ' company PROFILE ', id: 1 },
    { title: 'Company profile', id: 2 },
  ];
  const nodeModel = { findAll: () => Promise.resolve({ entries: pdfs }) };
  const found = (file: unknown) =>
    contentResolvers.Fact.download.resolve({ file }, {}, { nodeModel });
  expect(await found('Company profile')).toBe(pdfs[1]);
  expect(await found('Rates')).toBeNull();
  expect(await found(undefined)).toBeNull();
});
