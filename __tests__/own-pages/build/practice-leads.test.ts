import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { serviceKeys } from '@corporate-website/contract/vocabulary';
import { readLeadsOf, readPracticeLeads } from '../../../src/own-pages/build/practice-leads';
import { company } from '../../../src/site/company';
import { Scratch } from '../../support/scratch';

const FILE = 'src/content/practice-leads.yaml';
const source = fs.readFileSync(path.resolve(FILE), 'utf8');
const problemsOf = (changed: string) =>
  readPracticeLeads(FILE, changed).problems.map(({ message }) => message);

describe('the practice leads', () => {
  it('are one for each service, in the order of the services', () => {
    const { leads, problems } = readLeadsOf(path.resolve('src/content'));
    expect(problems).toEqual([]);
    expect(leads.map(({ service }) => service)).toEqual(serviceKeys);
  });

  it.each([
    ['city: Toronto', 'city: Pune', '[3].city has to be one of the offices: Manchester'],
    [
      'mail: cloud@',
      'mail: data@',
      `two leads have the mail "data@${company.email.press.replace(/^.*@/, '')}"`,
    ],
    ['mail: cloud@{mail_domain}', 'mail: cloud@elsewhere.example', '[3].mail has to end'],
    [
      'mail: cloud@{mail_domain}',
      `mail: ${company.email.press}`,
      `${company.email.press} is a mailbox of the company's as a whole`,
    ],
    ['since: 2011', 'since: 1911', '[3].since is too early a year'],
    ['service: cloud', 'service: gardening', '[3].service has to be one of fintech'],
  ])('are refused where %s is %s', (from, to, message) => {
    expect(source).toContain(from);
    expect(problemsOf(source.replace(from, to))).toEqual([expect.stringContaining(message)]);
  });

  it('are refused where a service has none, or two', () => {
    expect(problemsOf(source.replace('service: cloud', 'service: fintech'))).toEqual([
      'two leads have the service "fintech"',
      'cloud has no lead',
    ]);
  });

  it('are refused with the line of what is wrong', () => {
    const line = source.split('\n').findIndex((each) => each.includes('city: Toronto')) + 1;
    const { problems } = readPracticeLeads(FILE, source.replace('city: Toronto', 'city: Pune'));
    expect(problems[0]).toMatchObject({ file: FILE, line });
    expect(problemsOf('- service: [')).toHaveLength(1);
  });

  it('are asked for where their file is missing', () => {
    const scratch = new Scratch();
    expect(readLeadsOf(scratch.path).problems).toEqual([
      { file: FILE, line: 1, message: 'The file of the leads is missing' },
    ]);
    scratch.remove();
  });
});
