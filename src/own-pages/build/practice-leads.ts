/** The practice leads, read from `src/content/practice-leads.yaml` and checked: one for each service. */
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { serviceKeys, type ServiceKey } from '@corporate-website/contract/vocabulary';
import { company } from '../../site/company';
import { number, oneOf, text } from './fields';
import { checkYaml, markProblems, type CopyProblem } from './read-file';

const FILE = 'practice-leads.yaml';

const mailDomain = `@${company.email.enquiries.split('@')[1] ?? ''}`;
const cities = company.offices.map(({ locality }) => locality);

/** The fields of a lead; the descriptions are those of the layer too. */
export const practiceLead = z
  .strictObject({
    service: oneOf(serviceKeys, 'The key of the service that the practice is of.'),
    role: text('What the lead is called: a role, never a name.'),
    city: text('The office where the lead works.').refine((city) => cities.includes(city), {
      error: `has to be one of the offices: ${cities.join(', ')}`,
    }),
    since: number('The year in which the lead began in this trade.')
      .int()
      .min(1970, 'is too early a year'),
    trade: text('The trade, in a few words.'),
    refuses: text('What the lead does not take on, as the end of that sentence.'),
    mail: text('The practice’s mailbox.').refine((mail) => mail.endsWith(mailDomain), {
      error: `has to end with ${mailDomain}`,
    }),
  })
  .meta({ typeName: 'PracticeLead', description: 'Who leads a practice: a role, never a name.' });

export type PracticeLead = z.infer<typeof practiceLead>;

/** Fields that must differ from lead to lead. */
const UNIQUE = ['service', 'mail', 'refuses'] as const;

function problemsAmong(leads: readonly PracticeLead[]): string[] {
  const again = UNIQUE.flatMap((name) => {
    const values = leads.map((lead) => lead[name]);
    return values
      .filter((value, index) => values.indexOf(value) !== index)
      .map((value) => `two leads have the ${name} "${value}"`);
  });
  const missing = serviceKeys
    .filter((key) => !leads.some(({ service }) => service === key))
    .map((key) => `${key} has no lead`);
  const own = Object.values(company.email) as string[];
  const taken = leads
    .filter(({ mail }) => own.includes(mail))
    .map(({ mail }) => `${mail} is a mailbox of the company's as a whole`);
  return [...again, ...missing, ...taken];
}

/**
 * The leads in the order of the services, and what is wrong with them.
 * @param file named in problems, relative to the project
 */
export function readPracticeLeads(
  file: string,
  source: string,
): { leads: PracticeLead[]; problems: CopyProblem[] } {
  const text = { yaml: source, body: null, linesBefore: 0 };
  const read = checkYaml(file, text, z.array(practiceLead, 'has to be a list'));
  const wrong = [...markProblems(file, source), ...(read.problems ?? [])];
  if (!read.fields || wrong.length > 0) return { leads: [], problems: wrong };
  const leads = serviceKeys.flatMap((key: ServiceKey) =>
    read.fields.filter(({ service }) => service === key),
  );
  const problems = problemsAmong(leads).map((message) => ({ file, line: 1, message }));
  return { leads, problems };
}

/** Reads the leads of a folder of copy. @param directory the folder `src/content` */
export function readLeadsOf(directory: string): ReturnType<typeof readPracticeLeads> {
  const [file, place] = [path.posix.join('src/content', FILE), path.join(directory, FILE)];
  if (fs.existsSync(place)) return readPracticeLeads(file, fs.readFileSync(place, 'utf8'));
  return { leads: [], problems: [{ file, line: 1, message: 'The file of the leads is missing' }] };
}
