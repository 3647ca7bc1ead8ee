/** Pure builders of schema.org data. Each answers with a plain object without empty values, or null for none. */
import { company } from '../site/company';
import { wayTo } from '../site/hubs';
import { textOfHtml } from '../lib/text-of-html';
import { absoluteUrl } from './urls';

export type JsonLd = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';

/** Countries with offices, in which the company takes on work. */
const AREAS_SERVED = ['United Kingdom', 'Canada', 'India'] as const;

export interface ArticleFacts {
  path: string;
  title: string;
  description: string;
  imageUrl?: string | null;
  publishedAt?: string | null;
  updatedAt?: string | null;
  /** A team's or person's name; the company signs unsigned articles. */
  authorName?: string | null;
}

/** The company, as the publisher and employer of everything here. */
export function organization(siteUrl: string): JsonLd {
  return compact({ '@context': CONTEXT, ...organizationParts(siteUrl) });
}

/** schema.org `WebSite`, with the search that the site has. @param searchPath such as `/search` */
export function webSite(search: { path: string; parameter: string }, siteUrl: string): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: company.name,
    description: company.description,
    url: absoluteUrl(siteUrl, '/'),
    inLanguage: 'en-GB',
    publisher: { '@id': `${siteUrl}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absoluteUrl(siteUrl, search.path)}?${search.parameter}={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** schema.org `Article`: a case study. */
export function caseArticle(facts: ArticleFacts, siteUrl: string): JsonLd {
  return article('Article', facts, siteUrl);
}

/** schema.org `BlogPosting`. */
export function blogPosting(facts: ArticleFacts, siteUrl: string): JsonLd {
  return article('BlogPosting', facts, siteUrl);
}

/** schema.org `NewsArticle`. */
export function newsArticle(facts: ArticleFacts, siteUrl: string): JsonLd {
  return article('NewsArticle', facts, siteUrl);
}

export interface JobFacts {
  path: string;
  api_id: string;
  title: string;
  /** Safe HTML, as Google wants a job's description; else plain text. */
  description: string;
  published_at: string | null;
  valid_through: string | null;
  employment_type: string | null;
  is_remote: boolean;
  applicant_region: string | null;
  location: string | null;
  address: {
    readonly street: string | null;
    readonly locality: string | null;
    readonly region: string | null;
    readonly postal_code: string | null;
    readonly country: string | null;
  } | null;
  salary: {
    readonly currency: string | null;
    readonly min: number | null;
    readonly max: number | null;
    readonly unit: string | null;
  } | null;
}

/**
 * schema.org `JobPosting`; null for a job that is closed, since an old one must not be offered, and for one of which
 * not all is known that Google asks for: https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(job: JobFacts, isOpen: boolean, siteUrl: string): JsonLd | null {
  if (!isOpen || !job.published_at || !job.description) return null;
  const jobLocation = placeOf(job);
  const isPlaced = jobLocation !== null || (job.is_remote && job.applicant_region);
  if (!isPlaced) return null;
  return compact({
    '@context': CONTEXT,
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    datePosted: job.published_at,
    validThrough: job.valid_through,
    employmentType: job.employment_type,
    url: absoluteUrl(siteUrl, job.path),
    identifier: compact({ '@type': 'PropertyValue', name: company.name, value: job.api_id }),
    hiringOrganization: compact(organizationParts(siteUrl)),
    jobLocation,
    jobLocationType: job.is_remote ? 'TELECOMMUTE' : null,
    applicantLocationRequirements:
      job.is_remote && job.applicant_region
        ? { '@type': 'AdministrativeArea', name: job.applicant_region }
        : null,
    baseSalary: salaryOf(job),
    directApply: false,
  });
}

export interface EventFacts {
  api_id: string;
  title: string;
  short_description: string | null;
  starts_at: string | null;
  ends_at: string | null;
  mode: string | null;
  location: string | null;
  url: string | null;
  imageUrl: string | null;
  speakers: readonly { readonly name: string }[];
}

const attendanceModes: Readonly<Record<string, string>> = {
  online: 'OnlineEventAttendanceMode',
  offline: 'OfflineEventAttendanceMode',
  mixed: 'MixedEventAttendanceMode',
};

/**
 * schema.org `Event`, of one that is to come; null where it is not known when or where it is, without which Google
 * shows none: https://developers.google.com/search/docs/appearance/structured-data/event
 * @param pagePath the page that shows it
 */
export function upcomingEvent(facts: EventFacts, pagePath: string, siteUrl: string): JsonLd | null {
  const url = absoluteUrl(siteUrl, pagePath);
  const places = eventPlaces(facts, url);
  if (!facts.starts_at || places.length === 0) return null;
  return compact({
    '@context': CONTEXT,
    '@type': 'Event',
    name: facts.title,
    description: facts.short_description,
    startDate: facts.starts_at,
    endDate: facts.ends_at,
    eventStatus: `${CONTEXT}/EventScheduled`,
    eventAttendanceMode: attendanceModes[facts.mode ?? '']
      ? `${CONTEXT}/${attendanceModes[facts.mode ?? '']}`
      : null,
    location: places.length === 1 ? places[0] : places,
    image: facts.imageUrl ? absoluteUrl(siteUrl, facts.imageUrl) : null,
    performer:
      facts.speakers.length > 0
        ? facts.speakers.map(({ name }) => ({ '@type': 'Person', name }))
        : null,
    organizer: compact(organizationParts(siteUrl)),
    url,
  });
}

/** Places of an event: a room, a web address, or both. */
function eventPlaces({ mode, location, url }: EventFacts, pageUrl: string): JsonLd[] {
  const isOnline = mode === 'online' || mode === 'mixed';
  const isInRoom = mode !== 'online' && location !== null;
  return [
    ...(isInRoom ? [{ '@type': 'Place', name: location, address: location }] : []),
    ...(isOnline ? [{ '@type': 'VirtualLocation', url: url ?? pageUrl }] : []),
  ];
}

export interface Step {
  name: string;
  path: string;
}

/** schema.org `BreadcrumbList`, from the home page to the page itself; null for the home page. */
export function breadcrumbList(trail: readonly Step[], siteUrl: string): JsonLd | null {
  if (trail.length === 0) return null;
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: wayTo(trail).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(siteUrl, path),
    })),
  };
}

export interface PageFacts {
  path: string;
  name: string;
  description: string;
  updatedAt?: string | null;
}

/** schema.org `Service`, which the company provides. */
export function serviceOffer(facts: PageFacts & { serviceType: string }, siteUrl: string): JsonLd {
  return compact({
    '@context': CONTEXT,
    '@type': 'Service',
    name: facts.name,
    description: facts.description,
    serviceType: facts.serviceType,
    url: absoluteUrl(siteUrl, facts.path),
    provider: compact(organizationParts(siteUrl)),
    areaServed: AREAS_SERVED.map((name) => ({ '@type': 'Country', name })),
  });
}

/** schema.org `SoftwareApplication`: a product that businesses use in a browser. It names no price, since none is public. */
export function softwareApplication(facts: PageFacts, siteUrl: string): JsonLd {
  return compact({
    '@context': CONTEXT,
    '@type': 'SoftwareApplication',
    name: facts.name,
    description: facts.description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url: absoluteUrl(siteUrl, facts.path),
    publisher: compact(organizationParts(siteUrl)),
  });
}

/** schema.org `WebPage`, or one of the kinds of it. */
export function webPage(
  type: 'WebPage' | 'AboutPage' | 'CollectionPage',
  facts: PageFacts,
  siteUrl: string,
): JsonLd {
  const url = absoluteUrl(siteUrl, facts.path);
  return compact({
    '@context': CONTEXT,
    '@type': type,
    '@id': url,
    url,
    name: facts.name,
    description: facts.description,
    dateModified: facts.updatedAt,
    inLanguage: 'en-GB',
    about: type === 'AboutPage' ? { '@id': `${siteUrl}/#organization` } : null,
    publisher: compact(organizationParts(siteUrl)),
  });
}

/** schema.org `CollectionPage`: a page whose subject are other pages. */
export function collectionPage(facts: PageFacts, pages: readonly Step[], siteUrl: string): JsonLd {
  return compact({
    ...webPage('CollectionPage', facts, siteUrl),
    mainEntity:
      pages.length > 0
        ? {
            '@type': 'ItemList',
            itemListElement: pages.map(({ name, path }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              url: absoluteUrl(siteUrl, path),
            })),
          }
        : null,
  });
}

export interface AnsweredQuestion {
  readonly question: string;
  /** Safe HTML; only its words are used. */
  readonly answer_html: string;
}

/** schema.org `FAQPage`, in the very words that the page shows; null where nothing is asked. */
export function faqPage(questions: readonly AnsweredQuestion[]): JsonLd | null {
  if (questions.length === 0) return null;
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer_html: html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: textOfHtml(html) },
    })),
  };
}

const builders = {
  organization,
  webSite,
  caseArticle,
  blogPosting,
  newsArticle,
  jobPosting,
  upcomingEvent,
  breadcrumbList,
  serviceOffer,
  softwareApplication,
  webPage,
  collectionPage,
  faqPage,
};

/** Parameters of a builder besides the site's address. */
type FactsOf<Builder> = Builder extends (...given: infer Given) => unknown
  ? Given extends [...infer Facts, string]
    ? Facts
    : Given
  : never;

/**
 * Structured data of a page, as a builder's name and its parameters. Pages give these instead of the data, so that a
 * browser loads the builders only with a head that it has to make.
 */
export type Described = {
  [Name in keyof typeof builders]: readonly [Name, ...FactsOf<(typeof builders)[Name]>];
}[keyof typeof builders];

/** The data of what a page describes; null where its builder leaves it out. */
export function jsonLd([name, ...facts]: Described, siteUrl: string): JsonLd | null {
  const build = builders[name] as (...given: unknown[]) => JsonLd | null;
  return build(...facts, siteUrl);
}

function article(type: string, facts: ArticleFacts, siteUrl: string): JsonLd {
  const url = absoluteUrl(siteUrl, facts.path);
  return compact({
    '@context': CONTEXT,
    '@type': type,
    headline: facts.title,
    description: facts.description,
    image: facts.imageUrl ? absoluteUrl(siteUrl, facts.imageUrl) : null,
    datePublished: facts.publishedAt,
    dateModified: facts.updatedAt ?? facts.publishedAt,
    // Authors are teams; schema.org has no type for a part of a company other than this.
    author: { '@type': 'Organization', name: facts.authorName ?? company.name },
    publisher: compact(organizationParts(siteUrl)),
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
  });
}

function organizationParts(siteUrl: string): Record<string, unknown> {
  const { street, locality, region, postal_code: postalCode, country } = company.address;
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: company.name,
    legalName: company.legal_name,
    url: absoluteUrl(siteUrl, '/'),
    logo: absoluteUrl(siteUrl, '/favicon.svg'),
    foundingDate: String(company.founding_year),
    email: company.email.enquiries,
    telephone: company.telephone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    sameAs: company.social.map(({ url }) => url),
  };
}

/** Place of the work; Google takes no place without its country. */
function placeOf({ address }: JobFacts): JsonLd | null {
  if (address?.country) {
    return {
      '@type': 'Place',
      address: compact({
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.locality,
        addressRegion: address.region,
        postalCode: address.postal_code,
        addressCountry: address.country,
      }),
    };
  }
  return null;
}

function salaryOf({ salary }: JobFacts): JsonLd | null {
  if (!salary?.currency || (salary.min === null && salary.max === null)) return null;
  const { min, max, unit } = salary;
  const value =
    min === null || max === null || min === max
      ? { value: min ?? max }
      : { minValue: min, maxValue: max };
  return {
    '@type': 'MonetaryAmount',
    currency: salary.currency,
    value: compact({ '@type': 'QuantitativeValue', ...value, unitText: unit }),
  };
}

/** The object without keys that have nothing to say. */
function compact(values: Record<string, unknown>): JsonLd {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  );
}
