/**
 * Search engines' rules for structured data, by type: the properties that Google's documentation requires or recommends
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery) and that this site can know.
 * Other properties are let through.
 */
import { z } from 'zod';

const text = z.string().trim().min(1);
const web = z.string().regex(/^https?:\/\/[^\s<>"]+$/);
const moment = z.iso.datetime({ offset: true });
const day = z.union([moment, z.iso.date()]);

const postalAddress = z.looseObject({
  '@type': z.literal('PostalAddress'),
  addressCountry: text,
});

const organization = z.looseObject({
  '@type': z.literal('Organization'),
  '@id': web,
  name: text,
  url: web,
  logo: web,
  address: postalAddress,
});

const author = z.looseObject({ '@type': z.enum(['Organization', 'Person']), name: text });

const article = {
  headline: text,
  description: text.optional(),
  image: web.optional(),
  datePublished: moment.optional(),
  dateModified: moment.optional(),
  author,
  publisher: organization,
  mainEntityOfPage: z.looseObject({ '@id': web }),
};

const place = z.looseObject({
  '@type': z.literal('Place'),
  address: z.union([text, postalAddress]),
});
const virtualPlace = z.looseObject({ '@type': z.literal('VirtualLocation'), url: web });

const salary = z.looseObject({
  '@type': z.literal('MonetaryAmount'),
  currency: z.string().regex(/^[A-Z]{3}$/),
  value: z
    .looseObject({
      '@type': z.literal('QuantitativeValue'),
      value: z.number().optional(),
      minValue: z.number().optional(),
      maxValue: z.number().optional(),
      unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']).optional(),
    })
    .refine(({ value, minValue, maxValue }) => value ?? (minValue !== undefined && maxValue)),
});

const jobPosting = z
  .looseObject({
    '@type': z.literal('JobPosting'),
    title: text,
    description: text,
    datePosted: moment,
    validThrough: moment.optional(),
    employmentType: z
      .enum([
        ...(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'] as const),
        ...(['VOLUNTEER', 'PER_DIEM', 'OTHER'] as const),
      ])
      .optional(),
    hiringOrganization: organization,
    jobLocation: z.looseObject({ '@type': z.literal('Place'), address: postalAddress }).optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: z.looseObject({ name: text }).optional(),
    baseSalary: salary.optional(),
    identifier: z.looseObject({ '@type': z.literal('PropertyValue'), name: text, value: text }),
  })
  .refine(
    ({ jobLocation, jobLocationType, applicantLocationRequirements: from }) =>
      jobLocation ?? (jobLocationType && from),
    'a job is somewhere, or done from afar by people of some region',
  );

const schemas = {
  Organization: organization,
  WebSite: z.looseObject({
    name: text,
    url: web,
    potentialAction: z.looseObject({
      '@type': z.literal('SearchAction'),
      target: z.looseObject({ urlTemplate: z.string().regex(/\{search_term_string\}/) }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(
        z.looseObject({
          '@type': z.literal('ListItem'),
          position: z.number().int(),
          name: text,
          item: web,
        }),
      )
      .min(2)
      .refine((steps) => steps.every(({ position }, index) => position === index + 1)),
  }),
  Article: z.looseObject(article),
  BlogPosting: z.looseObject(article),
  NewsArticle: z.looseObject(article),
  JobPosting: jobPosting,
  Service: z.looseObject({
    name: text,
    description: text,
    serviceType: text,
    url: web,
    provider: organization,
  }),
  SoftwareApplication: z.looseObject({
    name: text,
    description: text,
    applicationCategory: text,
    operatingSystem: text,
    url: web,
  }),
  Event: z.looseObject({
    name: text,
    startDate: moment,
    endDate: moment.optional(),
    eventStatus: z.literal('https://schema.org/EventScheduled'),
    eventAttendanceMode: z
      .string()
      .regex(/^https:\/\/schema\.org\/(?:Online|Offline|Mixed)EventAttendanceMode$/)
      .optional(),
    location: z.union([place, virtualPlace, z.array(z.union([place, virtualPlace])).length(2)]),
    organizer: organization,
  }),
  FAQPage: z.looseObject({
    mainEntity: z
      .array(
        z.looseObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.looseObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
  WebPage: z.looseObject({ name: text, description: text, url: web, dateModified: day.optional() }),
  AboutPage: z.looseObject({ name: text, description: text, url: web }),
  CollectionPage: z.looseObject({
    name: text,
    description: text,
    url: web,
    mainEntity: z
      .looseObject({
        '@type': z.literal('ItemList'),
        itemListElement: z
          .array(z.looseObject({ '@type': z.literal('ListItem'), name: text, url: web }))
          .min(1),
      })
      .optional(),
  }),
} as const;

export type JsonLdType = keyof typeof schemas;

/** Structured data of a page; its type decides its shape. */
export interface StructuredData {
  readonly '@context': string;
  readonly '@type': JsonLdType;
  readonly [property: string]: unknown;
}

/**
 * Checks structured data by the schema of its type.
 * @throws {Error} naming missing or wrong properties; also for a type that the site does not use
 */
export function checkJsonLd(value: unknown): StructuredData {
  const named = z.looseObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.enum(Object.keys(schemas) as [JsonLdType, ...JsonLdType[]]),
  });
  const data = named.parse(value);
  schemas[data['@type']].parse(value);
  return data;
}
