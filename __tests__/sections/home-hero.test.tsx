import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import fs from 'node:fs';
import { HomeHero, OFFERS } from '../../src/sections/home/home-hero';
import { shownResults } from '../../src/sections/home/home-results';
import { axe } from '../support/axe';

const study = (number: number, value: string, service: string | null) => ({
  path: `/case-study/${number}`,
  title: `Study ${number}`,
  client_name: service && `Sample Bank ${number}`,
  industry: service && 'Banking',
  service: service === null ? null : { key: service, name: service },
  results: [{ value, label: `of ${number}` }],
});

describe('the first screen of the home page', () => {
  it('has the prices of how we charge', () => {
    const prices = fs.readFileSync('src/content/corporate/how-we-charge.yaml', 'utf8');
    const [build, repair, run] = OFFERS.map(([, offer]) => offer);
    expect(build).toContain('from £300,000');
    expect(prices).toContain('£300,000 to £1.1m');
    expect(repair).toContain('a second opinion from £12,000');
    expect(prices).toMatch(/A second opinion on one decision, from: 12,/);
    expect(run).toContain('a fifth of the build cost a year');
    expect(prices).toContain('a fifth of the build cost a year');
  });

  it('proves its claim by the newest figure of each practice that knows an industry, then by others', async () => {
    const studies = [
      study(1, '43%', 'cloud'),
      study(2, 'as much as was asked for', 'fintech'),
      study(3, '19 → 2', 'insurtech'),
      study(4, '0', 'insurtech'),
      study(5, '7', null),
      study(6, '26 min', 'fintech'),
    ];
    const { container } = render(<HomeHero results={shownResults(studies)} />);
    const rows = within(screen.getByRole('list', { name: 'Latest results' }));
    expect(rows.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/case-study/6',
      '/case-study/3',
      '/case-study/1',
    ]);
    expect(rows.getAllByRole('listitem')[0]).toHaveTextContent(
      'Banking, Sample Bank 626 min of 6Study 6',
    );
    expect(await axe(container)).toEqual([]);
  });

  it('names the client alone of work that is of no industry and no practice', () => {
    const studies = [{ ...study(1, '7%', null), client_name: 'Sample Port' }];
    render(<HomeHero results={shownResults(studies)} />);
    const [row] = within(screen.getByRole('list', { name: 'Latest results' })).getAllByRole(
      'listitem',
    );
    expect(row).toHaveTextContent(/^Sample Port7%/);
  });

  it('says what is sold and leads on, without any case study', async () => {
    const { container } = render(<HomeHero results={[]} />);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/contact',
      '/resources/case-studies',
    ]);
    expect(await axe(container)).toEqual([]);
  });
});
