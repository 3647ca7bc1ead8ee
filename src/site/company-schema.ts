/**
 * The fields of `src/content/company.yaml`: who the site speaks for. `npm run company` makes modules of the file, so that
 * no browser parses YAML; the modules take their types from here.
 */
import * as z from 'zod';

const text = () => z.string('has to be a text').trim().min(1, 'is empty');
const matching = (pattern: RegExp, message: string) => z.string(message).regex(pattern, message);

const email = () =>
  matching(/^[^\s@"<>]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i, 'has to be an email address');
const https = () =>
  matching(/^https:\/\/[^\s"<>]+$/, 'has to be an address that begins with https://');
const hosts = () =>
  z.array(
    matching(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/, 'has to be a host, such as www.example.com'),
    'has to be a list of hosts',
  );
const adminApi = () =>
  matching(
    /^https?:\/\/[^\s"<>?#]+[^\s"<>?#/]$/,
    'has to be the base URL of an admin API, such as https://admin.example.com/api, without a slash at its end',
  );

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const company = z.strictObject({
  name: text(),
  legal_name: text(),
  founding_year: z
    .int('has to be a year')
    .min(1000, 'has to be a year')
    .max(9999, 'has to be a year'),
  description: text(),
  reply_time: text(),
  notice: z.optional(text()),
  address: z.strictObject({
    street: text(),
    locality: text(),
    region: text(),
    postal_code: text(),
    country: matching(/^[A-Z]{2}$/, 'has to be two capitals of ISO 3166-1, such as GB'),
    country_name: text(),
  }),
  telephone: matching(/^\+[\d\s()-]{6,}$/, 'has to begin with + and the code of the country'),
  email: z.strictObject({
    enquiries: email(),
    press: email(),
    careers: email(),
    privacy: email(),
    security: email(),
  }),
  registration: z.strictObject({ place: text(), company_number: text(), vat_number: text() }),
  security_reviewed: z.iso.date('has to be a day, such as 2026-11-16'),
  offices: z
    .array(
      z.strictObject({
        locality: text(),
        country_name: text(),
        time_zone: z
          .string('has to be a time zone')
          .refine(isTimeZone, 'has to be a time zone of IANA, such as Europe/London'),
        work: text(),
        hours: text(),
      }),
      'has to be a list',
    )
    .min(1, 'is an empty list: the first is the head office'),
  social: z.array(z.strictObject({ name: text(), url: https() }), 'has to be a list'),
});

const facts = z.strictObject({
  people: text(),
  clients: text(),
  countries: text(),
  certificates: z.array(text(), 'has to be a list'),
});

const environments = z.strictObject({
  qa: z.strictObject({ hosts: hosts(), admin_api: z.optional(adminApi()) }),
  stage: z.strictObject({ hosts: hosts(), admin_api: adminApi() }),
  production: z.strictObject({
    hosts: hosts().min(1, 'is an empty list: the site has a host'),
    admin_api: adminApi(),
  }),
});

const pathData = () =>
  matching(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,+-]*$/, 'has to be path data of SVG, such as M0 0h32v32z');
const themed = () => {
  const colour = () => matching(/^#[0-9a-f]{6}$/, 'has to be a colour, such as "#b3391f"');
  return z.strictObject({ light: colour(), dark: colour() });
};

/** The whole file. */
export const companyFile = z.strictObject({
  company,
  facts,
  environments,
  logo: z.strictObject({ ink: pathData(), action: pathData() }),
  colours: z.strictObject({
    action: themed(),
    action_strong: themed(),
    on_action: themed(),
    focus: themed(),
  }),
});

export type CompanyFile = z.infer<typeof companyFile>;
