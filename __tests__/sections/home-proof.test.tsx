import fs from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { HomeClients } from '../../src/sections/home/home-clients';
import { HomeProof } from '../../src/sections/home/home-proof';
import { HomeTestimonials } from '../../src/sections/home/home-testimonials';
import { companyFacts } from '../../src/site/company-facts';
import { designPages } from '../support/design-pages';
import { axe } from '../support/axe';

const textOf = (path: string) => JSON.stringify(designPages.find((page) => page.path === path));

describe('the firm in figures', () => {
  it('says what About and Security say, from one source', async () => {
    const { container } = render(<HomeProof />);
    const { people, clients, countries, certificates } = companyFacts;
    for (const fact of [people, clients, countries, ...certificates]) {
      expect(container).toHaveTextContent(fact);
    }
    expect(textOf('/corporate-overview/about')).toContain(
      `for ${clients} clients in ${countries} countries`,
    );
    for (const certificate of certificates) {
      expect(textOf('/corporate-overview/security')).toContain(certificate.split(' ').at(-1));
    }
    expect(await axe(container)).toEqual([]);
  });

  it.each(['about', 'security'])('is written down in no copy of %s', (name) => {
    const copy = fs.readFileSync(`src/content/corporate/${name}.yaml`, 'utf8');
    const { people, clients } = companyFacts;
    expect(copy).not.toMatch(new RegExp(`\\b(?:${people} people|${clients} clients)`));
  });
});

describe('clients', () => {
  const client = (name: string, path: string | null) => ({
    api_id: name,
    name,
    image: null,
    case_study: path === null ? null : { path },
  });

  it('lead to the case study about them, where there is one', async () => {
    const clients = [client('Harbour', '/case-study/port'), client('Grocer', null)];
    const { container } = render(<HomeClients clients={clients} />);
    const link = screen.getByRole('link', { name: 'Harbour case study' });
    expect(link).toHaveAttribute('href', '/case-study/port');
    expect(screen.getAllByRole('link')).toEqual([link]);
    expect(screen.getByText('Grocer')).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });
});

describe('testimonials', () => {
  const said = (number: number, path: string | null) => ({
    api_id: `said-${number}`,
    quote: `Quote ${number}`,
    name: null,
    role: 'Head of claims',
    company: 'Sample insurer',
    case_study: path === null ? null : { path, title: `Case ${number}` },
  });

  it('are three; those with a case study come first', () => {
    render(
      <HomeTestimonials
        testimonials={[said(1, null), said(2, '/b'), said(3, null), said(4, '/d')]}
      />,
    );
    const quotes = screen
      .getAllByRole('figure')
      .map((each) => each.querySelector('p')?.textContent);
    expect(quotes).toEqual(['Quote 2', 'Quote 4', 'Quote 1']);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Case 2',
      'Case 4',
    ]);
  });
});
