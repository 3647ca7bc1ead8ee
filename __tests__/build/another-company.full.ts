/**
 * Takes a copy of the project over for another company, as `docs/make-it-yours.md` says, and builds it from an admin API
 * that knows neither: the old name, domain, telephone and address are nowhere in what visitors can load.
 */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse, stringify } from 'yaml';
import { COMPANY_FILE } from '../../src/own-pages/build/company';
import { telephoneHref } from '../../src/site/contact-links';
import { company as old } from '../../src/site/company';
import type { CompanyFile } from '../../src/site/company-schema';
import { logoMark as oldLogo } from '../../src/site/company-looks';
import type { FaultServer } from '../support/fault-server';
import { copyProject } from '../support/project-copy';
import { BUILD_MS, environmentOf, smallSiteServer, startScript } from '../support/site-build';
import { SiteFiles } from '../support/site-files';
import { named, parseXml, textOf } from '../support/xml';

jest.setTimeout(BUILD_MS);

const other = parse(
  fs.readFileSync(path.join(__dirname, '../fixtures/another-company.yaml'), 'utf8'),
) as CompanyFile;
const { company, environments, logo, colours } = other;
const [host = ''] = environments.production.hosts;
const { street } = company.address;

const root = path.join(__dirname, '..', '..');
const OLD_NAME = old.name.toLowerCase();
/** Words that must be gone, in whatever case. */
const OLD = [
  old.name,
  old.address.street,
  old.address.postal_code,
  ...[old.telephone, old.telephone.replace(/\D/g, '')],
  ...Object.values(old.email),
  ...(old.notice ? [old.notice] : []),
  ...Object.values(oldLogo),
];

class Copy extends SiteFiles {
  readonly folder = copyProject();

  get root(): string {
    return path.join(this.folder, 'public');
  }

  change(name: string, edit: (text: string) => string): void {
    const file = path.join(this.folder, name);
    fs.writeFileSync(file, edit(fs.readFileSync(file, 'utf8')));
  }

  run(script: string, ...args: string[]) {
    const tsx = path.join(this.folder, 'node_modules/.bin/tsx');
    return spawnSync(tsx, [script, ...args], { cwd: this.folder, encoding: 'utf8' });
  }
}

/** The text of a file: of a packed one, what is in it. */
function contentOf(file: string): string {
  const bytes = fs.readFileSync(file);
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
}

let copy: Copy;
let api: FaultServer;

beforeAll(async () => {
  copy = new Copy();
  api = await smallSiteServer();
});

afterAll(async () => {
  await api?.stop();
  fs.rmSync(copy?.folder ?? '', { recursive: true, force: true });
});

it('is asked for the one command, before anything is built', () => {
  // The offices are those of the practice leads, who stay.
  const offices = { ...other, company: { ...company, offices: old.offices } };
  copy.change(COMPANY_FILE, () => stringify(offices));
  const check = copy.run('src/own-pages/build/cli.ts', path.join(copy.folder, 'content.json'));
  expect(check.status).toBe(1);
  expect(check.stderr).toContain(`${COMPANY_FILE}:1: src/site/company.ts is not what this file`);
  expect(check.stderr).toContain('npm run company');
  const made = copy.run('scripts/company.ts');
  expect([made.status, made.stderr]).toEqual([0, '']);
});

it('has the old name in its copy where the guide says: in one file of its story', () => {
  const content = path.join(copy.folder, 'src/content');
  const story = 'corporate/about.yaml';
  const named = fs
    .readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(content, name)).isFile())
    .filter((name) => contentOf(path.join(content, name)).toLowerCase().includes(OLD_NAME));
  expect(named.filter((name) => name !== story)).toEqual([]);
  const guide = fs.readFileSync(path.join(root, 'docs/make-it-yours.md'), 'utf8');
  expect(guide).toContain(`src/content/${story}`);
  copy.change(`src/content/${story}`, (text) => text.replace(new RegExp(OLD_NAME, 'gi'), 'weaver'));
});

describe('the site of the other company', () => {
  it('is built', async () => {
    const env = environmentOf({
      ADMIN_API_URL: api.url,
      SITE_URL: `https://${host}`,
      SITE_STATE_DIR: path.join(copy.folder, '.site'),
      SITE_PUBLIC_DIR: copy.root,
    });
    const { status, output } = await startScript('scripts/build.ts', [], env, copy.folder).ended;
    if (status !== 0) throw new Error(`The build ended with ${status}:\n${output}`);
    expect(copy.htmlPages().length).toBeGreaterThan(100);
  });

  it('has nothing of the old one, in no file and no name of a file', () => {
    const found = copy.files().flatMap((name) => {
      const text = `${name}\n${contentOf(path.join(copy.root, name))}`.toLowerCase();
      return OLD.filter((each) => text.includes(each.toLowerCase())).map((each) => [name, each]);
    });
    expect(found).toEqual([]);
    const packed = copy.files().filter((name) => name.startsWith('pagefind/fragment/'));
    expect(contentOf(path.join(copy.root, packed[0] ?? ''))).toContain('"url"');
  });

  it('has its name in titles, header, footer, and where the old one stood in copy', () => {
    const page = copy.page('/blog/post-1');
    expect(page).toMatch(new RegExp(`<title[^>]*>Post 1 \\| ${company.name}</title>`));
    expect(page).toMatch(
      new RegExp(`<a [^>]*href="/"[^>]*><svg[^]{0,400}?</svg>${company.name}</a>`),
    );
    const footer = page.slice(page.indexOf('<footer'));
    for (const fact of [
      company.legal_name,
      `Since ${company.founding_year}`,
      company.telephone,
      street,
    ])
      expect(footer.replaceAll('<!-- -->', '')).toContain(fact);
    expect(page).toMatch(new RegExp(`rel="canonical" href="https://${host}/blog/post-1"`));
    expect(page).not.toContain('noindex');
    expect(copy.page('/corporate-overview/about')).toContain(`${company.name} was founded`);
    const notice = copy.page('/legal-notice');
    for (const fact of [
      company.legal_name,
      company.registration.company_number,
      company.email.privacy,
      company.address.postal_code,
    ])
      expect(notice).toContain(fact);
  });

  it('can be reached where it says', () => {
    const contact = copy.page('/contact');
    expect(contact).toContain(`href="${telephoneHref(company.telephone)}"`);
    expect(contact).toContain(`href="mailto:${company.email.enquiries}"`);
    expect(contact).toContain(street);
    expect(copy.read('.well-known/security.txt')).toContain(
      `Contact: mailto:${company.email.security}`,
    );
    expect(copy.page('/corporate-overview/security')).toContain(`mailto:${company.email.security}`);
    expect(copy.page('/services/cloud')).toContain(
      `cloud@${company.email.press.replace(/^.*@/, '')}`,
    );
  });

  it('tells machines of it', () => {
    const parts = [
      ...copy.page('/').matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
    ].map(([, json = '']) => JSON.parse(json) as { [key: string]: unknown });
    expect(JSON.stringify(parts)).toContain('"@type":"Organization"');
    for (const fact of [company.legal_name, company.telephone, company.email.enquiries, street])
      expect(JSON.stringify(parts)).toContain(fact);
    expect(copy.read('llms.txt').split('\n').slice(0, 3)).toEqual([
      `# ${company.name}`,
      '',
      `> ${company.description}`,
    ]);
    const [channel] = named(parseXml(copy.read('resources/blogs/feed.rss')), 'channel');
    expect(channel && textOf(channel, 'title')).toBe(`${company.name}: Blog`);
    expect(copy.read('sitemap.xml')).toContain(`https://${host}/`);
  });

  it('looks like it, and calls its admin API', () => {
    const icon = copy.read('favicon.svg');
    for (const part of [logo.ink, logo.action, colours.action.light, colours.action.dark])
      expect(icon).toContain(part);
    expect(JSON.parse(copy.read('site.webmanifest'))).toMatchObject({ name: company.name });
    for (const name of ['favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'])
      expect(copy.read(name)).not.toBe(fs.readFileSync(`static/${name}`, 'utf8'));
    const page = copy.page('/');
    expect(page).toContain(`d="${logo.action}"`);
    expect(page).toContain(`--color-action:${colours.action.light}`);
    expect(page).toContain(new URL(environments.production.admin_api).origin);
    const scripts = copy.files().filter((name) => name.endsWith('.js'));
    expect(scripts.some((name) => copy.read(name).includes(environments.stage.admin_api))).toBe(
      true,
    );
  });
});
