/** Reads `src/content/company.yaml` and makes of it the modules and the icons by which the site knows its company. */
import fs from 'node:fs';
import path from 'node:path';
import { companyFile, type CompanyFile } from '../../site/company-schema';
import { faviconSvg, missingIcons, webManifest } from './icons';
import { checkYaml, type CopyProblem } from './read-file';

/** Relative to the project. */
export const COMPANY_FILE = 'src/content/company.yaml';

const HEAD = `// Made by \`npm run company\` of ${COMPANY_FILE}: change it there.\n`;
const json = (value: unknown) => JSON.stringify(value, null, 2);

const looks = ({ logo, colours }: CompanyFile) =>
  `${HEAD}export const logoMark = ${json(logo)};\n\nexport const brand = ${json(colours)};\n`;

/** A module of one part of the file, typed by the schema: what a company has none of may be empty. */
const typed = (name: string, part: keyof CompanyFile) => (file: CompanyFile) =>
  `${HEAD}import type { CompanyFile } from './company-schema';\n\nexport const ${name}: CompanyFile['${part}'] = ${json(file[part])};\n`;

/** Its name, the ways to it, and its promise to answer: lists and pages with a form know no more of it in browsers. */
function contact({ company: { name, reply_time, telephone, email } }: CompanyFile): string {
  const data = json({ name, reply_time, telephone, email });
  return `${HEAD}import type { CompanyFile } from './company-schema';\n\nexport const companyContact: Pick<\n  CompanyFile['company'],\n  'name' | 'reply_time' | 'telephone' | 'email'\n> = ${data};\n`;
}

/** Generated files, separate so that no page carries data that it does not need. */
const made: Readonly<Record<string, (file: CompanyFile) => string>> = {
  'src/site/company.ts': typed('company', 'company'),
  'src/site/company-contact.ts': contact,
  'src/site/company-facts.ts': typed('companyFacts', 'facts'),
  'src/site/company-environments.ts': typed('companyEnvironments', 'environments'),
  'src/site/company-looks.ts': looks,
  'static/favicon.svg': faviconSvg,
  'static/site.webmanifest': webManifest,
};

interface MadeOfCompany {
  /** Null where it has problems. */
  company: CompanyFile | null;
  /** By path in the project. */
  files: ReadonlyMap<string, string>;
  problems: CopyProblem[];
}

/** The files generated from a company file; none where it has problems. @param source the YAML */
export function madeOfCompany(source: string): MadeOfCompany {
  const text = { yaml: source, body: null, linesBefore: 0 };
  const { fields, problems } = checkYaml(COMPANY_FILE, text, companyFile, (copy) => copy);
  if (problems) return { company: null, files: new Map(), problems };
  const files = Object.entries(made).map(([name, make]) => [name, make(fields)] as const);
  return { company: fields, files: new Map(files), problems: [] };
}

/** The same of a project. @param root its folder */
export function readCompany(root: string): MadeOfCompany {
  const place = path.join(root, COMPANY_FILE);
  if (fs.existsSync(place)) return madeOfCompany(fs.readFileSync(place, 'utf8'));
  const message = 'The file of the company is missing';
  const problem = { file: COMPANY_FILE, line: 1, message };
  return { company: null, files: new Map(), problems: [problem] };
}

/** Names of what is made and differs from what lies in the project. */
export function staleFiles(root: string, files: MadeOfCompany['files']): string[] {
  const read = (name: string) => {
    const place = path.join(root, name);
    return fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : null;
  };
  return [...files].flatMap(([name, content]) => (read(name) === content ? [] : [name]));
}

/** Problems of the company file, or of the files generated from it. @param root the project's folder */
export function companyProblems(root: string): CopyProblem[] {
  const { company, files, problems } = readCompany(root);
  const missing = company ? missingIcons(root) : [];
  const stale = [...staleFiles(root, files), ...missing].map((name) => ({
    file: COMPANY_FILE,
    line: 1,
    message: `${name} is not what this file makes. Run \`npm run company\``,
  }));
  return [...problems, ...stale];
}
