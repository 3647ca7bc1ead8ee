import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  COMPANY_FILE,
  companyProblems,
  madeOfCompany,
  staleFiles,
} from '../../../src/own-pages/build/company';
import { unknownMarks, withMarks } from '../../../src/own-pages/build/marks';
import { company } from '../../../src/site/company';
import { companyFacts } from '../../../src/site/company-facts';
import { scratchForEach } from '../../support/scratch-for-each';

const source = fs.readFileSync(path.resolve('__tests__/fixtures/another-company.yaml'), 'utf8');
const scratch = scratchForEach();

/** With one line changed, which has to be there. */
function changed(from: string, to: string): string {
  expect(source).toContain(from);
  return source.replace(from, to);
}

const lineOf = (text: string) => source.slice(0, source.indexOf(text)).split('\n').length;

describe('the company of this site', () => {
  it('is right, and all that is made of it is as it makes it', () => {
    expect(companyProblems(process.cwd())).toEqual([]);
    expect(madeOfCompany(source).files.size).toBe(7);
  });
});

describe('a file that is not right is refused with its line, its field and what to do', () => {
  it.each([
    ['  name: Quillfell\n', '', 'company:', 'company.name is missing'],
    ['founding_year: 1998', 'founding_year: then', 'founding_year:', 'company.founding_year has'],
    ['telephone: +49', 'telephone: 0049', 'telephone:', 'has to begin with + and the code'],
    ['press: press@', 'press: press at ', 'press:', 'company.email.press has to be an email'],
    ['country: DE', 'country: D', 'country:', 'has to be two capitals of ISO 3166-1'],
    ['Europe/Berlin', 'Germany/Berlin', 'time_zone:', 'a time zone of IANA'],
    ['_reviewed: 2026-11-24', '_reviewed: today', 'security_reviewed', 'a day'],
    ['url: https:', 'url: http:', '- { name: Mastodon', 'social[0].url has to be an address'],
    ['[stage.quill', '[https://stage.quill', 'hosts: [stage', 'has to be a host, such as'],
    ['stage.quillfell.example/api', 'stage.quillfell.example/', 'admin_api: https', 'slash'],
    ['ink: M0', 'ink: <M0', 'ink:', 'logo.ink has to be path data of SVG'],
    ["light: '#1f5b4c'", 'light: red', "light: '#1f5b4c'", 'action.light has to be a colour'],
    ['  reply_time:', '  answer_time:', '  reply_time', '"answer_time" is not known here'],
  ])('%j as %j', (from, to, place, message) => {
    const { files, problems } = madeOfCompany(changed(from, to));
    expect(files.size).toBe(0);
    expect(problems).toContainEqual({
      file: COMPANY_FILE,
      line: lineOf(place),
      message: expect.stringContaining(message),
    });
  });

  it('where it is missing', () => {
    expect(companyProblems(scratch.path)).toEqual([
      { file: COMPANY_FILE, line: 1, message: 'The file of the company is missing' },
    ]);
  });
});

describe('another company', () => {
  const before = source
    .replace('name: Quillfell', 'name: Plumewright')
    .replace('#1f5b4c', '#b3391f');
  const command = () =>
    spawnSync(path.resolve('node_modules/.bin/tsx'), [path.resolve('scripts/company.ts')], {
      cwd: scratch.path,
      encoding: 'utf8',
    });

  it('is written by the command, which the build asks for until then', () => {
    scratch.write(COMPANY_FILE, source);
    for (const [name, text] of madeOfCompany(before).files) scratch.write(name, text);
    expect(companyProblems(scratch.path).map(({ message }) => message)).toEqual(
      [
        'src/site/company.ts',
        'src/site/company-contact.ts',
        'src/site/company-looks.ts',
        'static/favicon.svg',
        'static/site.webmanifest',
        'static/favicon.ico',
        'static/apple-touch-icon.png',
        'static/icon-192.png',
        'static/icon-512.png',
      ].map((name) => `${name} is not what this file makes. Run \`npm run company\``),
    );
    expect(command()).toMatchObject({ status: 0, stdout: expect.stringContaining('favicon.svg') });
    expect(companyProblems(scratch.path)).toEqual([]);
    expect(scratch.read('static/favicon.svg')).toContain('.a{fill:#1f5b4c}');
    expect(scratch.read('static/site.webmanifest')).toContain('"name": "Quillfell"');
    expect(scratch.read('src/site/company.ts')).toContain('"name": "Quillfell"');
    expect(command().stdout).toBe('Nothing has changed.\n');
  });

  it('is not written where its file is not right', () => {
    scratch.write(COMPANY_FILE, changed('country: DE', 'country: de'));
    const { status, stderr } = command();
    expect(status).toBe(1);
    expect(stderr).toContain(`${COMPANY_FILE}:${lineOf('country: DE')}: company.address.country`);
    expect(staleFiles(scratch.path, madeOfCompany(source).files)).toHaveLength(7);
  });
});

describe('marks in copy', () => {
  it('are filled in with the company’s name, its particulars and its facts', () => {
    const { name, address, email } = company;
    for (const [mark, fact] of [
      ['{company}', name],
      ['{legal_name}', company.legal_name],
      ['{founding_year}', String(company.founding_year)],
      ['{address.street}', address.street],
      ['{email.privacy}', email.privacy],
      ['x@{mail_domain}', `x@${email.enquiries.split('@')[1] ?? ''}`],
      ['{reply_time}', company.reply_time],
      ['{people} of {clients}', `${companyFacts.people} of ${companyFacts.clients}`],
    ] as const) {
      expect(withMarks(mark)).toBe(fact);
    }
  });

  it('leave code, and what a page’s tool works out', () => {
    const copy = 'By {score} of {of}: `{ company }`, `${people()}`, {People} and {a: b}';
    expect(withMarks(copy)).toBe(copy);
    expect(unknownMarks(copy)).toEqual([]);
  });

  it('are refused where there is no such fact', () => {
    expect(unknownMarks('By {compny}, of {offices}')).toEqual([
      {
        at: 3,
        message: expect.stringMatching(/^"\{compny\}" is no mark; there are \{company\}, /),
      },
      { at: 16, message: expect.stringContaining('"{offices}"') },
    ]);
  });
});
