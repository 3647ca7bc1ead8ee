export interface Office {
  readonly locality: string;
  readonly countryName: string;
  /** As IANA calls it. */
  readonly timeZone: string;
  /** The office's work, in a few words. */
  readonly work: string;
  /** When somebody answers the telephone, in local time; or from when there is an office. */
  readonly hours: string;
}

/** The company that the site speaks for: the one place to change when it is another. */
export interface Company {
  readonly name: string;
  readonly legalName: string;
  readonly foundingYear: number;
  /** One sentence that follows the name: in search results, and on pages without their own description. */
  readonly description: string;
  readonly address: {
    readonly street: string;
    readonly locality: string;
    readonly region: string;
    readonly postalCode: string;
    /** ISO 3166-1 alpha-2 */
    readonly country: string;
    readonly countryName: string;
  };
  readonly telephone: string;
  readonly email: {
    readonly enquiries: string;
    readonly press: string;
    readonly careers: string;
    /** Address for people who exercise a right over their data. */
    readonly privacy: string;
    /** Address for people who found a vulnerability. */
    readonly security: string;
  };
  /** As the law wants them on a company's website. */
  readonly registration: {
    readonly place: string;
    readonly companyNumber: string;
    readonly vatNumber: string;
  };
  /**
   * The day (ISO 8601, UTC) on which somebody last made sure that the security contact is right; what
   * `security.txt` says holds for a year from it.
   */
  readonly securityReviewed: string;
  /** The head office first. */
  readonly offices: readonly Office[];
  readonly social: readonly { readonly name: string; readonly url: string }[];
}

export const company: Company = {
  name: 'Loomwright',
  legalName: 'Loomwright Technologies Limited',
  foundingYear: 2011,
  description:
    'Loomwright builds and keeps the systems that banks, insurers and product companies cannot afford to drop.',
  address: {
    street: '14 Heddle Street',
    locality: 'Manchester',
    region: 'Greater Manchester',
    postalCode: 'M4 6ZZ',
    country: 'GB',
    countryName: 'United Kingdom',
  },
  // A number that the regulator keeps for samples; it rings nowhere.
  telephone: '+44 161 496 0148',
  email: {
    enquiries: 'hello@loomwright.example.com',
    press: 'press@loomwright.example.com',
    careers: 'careers@loomwright.example.com',
    privacy: 'privacy@loomwright.example.com',
    security: 'security@loomwright.example.com',
  },
  // Numbers that are never assigned.
  registration: {
    place: 'England and Wales',
    companyNumber: '00000000',
    vatNumber: 'GB 000 0000 00',
  },
  securityReviewed: '2026-11-16',
  offices: [
    {
      locality: 'Manchester',
      countryName: 'United Kingdom',
      timeZone: 'Europe/London',
      work: 'Insurance, lending, testing; monitoring by day',
      hours: '8:30 to 18:00',
    },
    {
      locality: 'London',
      countryName: 'United Kingdom',
      timeZone: 'Europe/London',
      work: 'Salesforce, capital markets',
      hours: '8:30 to 18:00',
    },
    {
      locality: 'Bengaluru',
      countryName: 'India',
      timeZone: 'Asia/Kolkata',
      work: 'Payments, data science, client centres',
      hours: '9:30 to 18:30',
    },
    {
      locality: 'Toronto',
      countryName: 'Canada',
      timeZone: 'America/Toronto',
      work: 'Streaming data; monitoring by night',
      hours: '9:00 to 17:30',
    },
    {
      locality: 'Łódź',
      countryName: 'Poland',
      timeZone: 'Europe/Warsaw',
      work: 'Payments, tests of embedded finance',
      hours: 'from 11 January 2027',
    },
  ],
  social: [
    { name: 'LinkedIn', url: 'https://linkedin.example.com/company/loomwright' },
    { name: 'X', url: 'https://x.example.com/loomwright' },
    { name: 'GitHub', url: 'https://github.example.com/loomwright' },
    { name: 'YouTube', url: 'https://youtube.example.com/@loomwright' },
  ],
};
