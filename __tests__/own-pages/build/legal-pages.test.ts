/** The legal texts against their subjects: a fact that changes in code has to change in them. */
import { describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { IDEMPOTENCY_WINDOW_MS, MAX_JOURNEY_ENTRIES } from '@corporate-website/contract/writes';
import { withMarks } from '../../../src/own-pages/build/marks';
import { splitCopy } from '../../../src/own-pages/build/read-file';
import { allLinks } from '../../../src/site/navigation';
import { company } from '../../../src/site/company';

const FOLDER = 'src/content/legal';
const names = ['cookie-policy', 'legal-notice', 'privacy-policies', 'terms-and-conditions'];
const bodies = new Map(
  names.map((name) => [
    name,
    withMarks(
      splitCopy(fs.readFileSync(path.join(FOLDER, `${name}.md`), 'utf8'), 'markdown')?.body ?? '',
    ),
  ]),
);
const body = (name: string) => bodies.get(name) ?? '';
const all = [...bodies.values()].join('\n');

it('§2 has a text for each legal page of the specification, and no other', () => {
  expect(fs.readdirSync(FOLDER).sort()).toEqual(names.map((name) => `${name}.md`));
});

describe.each(names)('%s', (name) => {
  it('leads to pages of the site that there are', () => {
    const paths = [...body(name).matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to);
    expect(paths.length).toBeGreaterThan(0);
    const known = new Set(allLinks.map(({ path: to }) => to));
    expect(paths.filter((to) => !known.has(to ?? ''))).toEqual([]);
  });
});

describe('the facts', () => {
  const { street, locality, postal_code: postalCode } = company.address;

  it('are the company’s where the law wants its particulars', () => {
    const notice = body('legal-notice');
    const { registration } = company;
    for (const fact of [
      `**${company.legal_name}**`,
      street,
      `${locality} ${postalCode}`,
      company.telephone,
      `| ${company.founding_year} `,
      `| ${registration.place} `,
      `| ${registration.company_number} (a sample)`,
      `| ${registration.vat_number} (a sample)`,
    ]) {
      expect(notice).toContain(fact);
    }
    const controller = `${company.legal_name}, ${street}, ${locality} ${postalCode}`;
    expect(body('privacy-policies')).toContain(controller);
  });

  it('give no other e-mail address than the company’s', () => {
    const addresses = new Set(all.match(/[\w.]+@[\w.-]+\w/g));
    expect([...addresses].sort()).toEqual(Object.values(company.email).sort());
  });

  it('agree with what the server does with what is sent', () => {
    const privacy = body('privacy-policies');
    expect(privacy).toContain(`its newest ${MAX_JOURNEY_ENTRIES} entries`);
    expect(privacy).toContain(`forgets it after ${IDEMPOTENCY_WINDOW_MS / 3_600_000} hours`);
  });
});

it('has the table of stored keys in the cookie policy, once, on a line of its own', () => {
  expect(body('cookie-policy').match(/^:::stored-keys$/gm)).toHaveLength(1);
});

it('calls the company a sample in the legal notice, and there alone', () => {
  const saying = names.filter((name) => body(name).includes('sample company'));
  expect(saying).toEqual(['legal-notice']);
});
