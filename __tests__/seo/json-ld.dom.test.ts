import { describe, expect, it } from '@jest/globals';
import {
  blogPosting,
  breadcrumbList,
  jobPosting,
  newsArticle,
  upcomingEvent,
  type EventFacts,
  type JobFacts,
} from '../../src/seo/json-ld';
import { checkJsonLd } from '../support/json-ld-schemas';
import { company } from '../../src/site/company';

const SITE = 'https://loomwright.example.com';

const article = {
  path: '/blog/naïve-retries',
  title: 'Naïve retries',
  description: 'A time-out is not a failure.',
  imageUrl: '/static/1/loom.jpg',
  publishedAt: '2026-11-17T09:15:00Z',
  updatedAt: null,
  authorName: 'Payments engineering team',
};

describe('articles', () => {
  it('is a BlogPosting with absolute addresses', () => {
    expect(blogPosting(article, SITE)).toMatchObject({
      '@type': 'BlogPosting',
      url: `${SITE}/blog/na%C3%AFve-retries`,
      image: `${SITE}/static/1/loom.jpg`,
      dateModified: article.publishedAt,
      author: { name: 'Payments engineering team' },
      publisher: { '@type': 'Organization', name: company.name },
    });
  });

  it('leaves out what it does not know; the company signs', () => {
    const data = newsArticle({ path: '/press-release/x', title: 'X', description: '' }, SITE);
    expect(data).toMatchObject({ '@type': 'NewsArticle', author: { name: company.name } });
    expect(data).not.toHaveProperty('image');
    expect(data).not.toHaveProperty('datePublished');
    expect(data).not.toHaveProperty('description');
  });
});

describe('jobPosting', () => {
  const job: JobFacts = {
    path: '/corporate-overview/careers/tester',
    api_id: 'job-06',
    title: 'Tester',
    description: '<p>Test.</p>',
    published_at: '2026-09-15T08:00:00Z',
    valid_through: '2027-01-15T23:59:59Z',
    employment_type: 'FULL_TIME',
    is_remote: false,
    applicant_region: null,
    location: 'Stockport',
    address: {
      street: null,
      locality: 'Stockport',
      region: null,
      postal_code: 'SK1 1PD',
      country: 'GB',
    },
    salary: { currency: 'GBP', min: 38_000, max: 49_000, unit: 'YEAR' },
  };

  it('tells search engines what they ask for', () => {
    expect(jobPosting(job, true, SITE)).toMatchObject({
      '@type': 'JobPosting',
      datePosted: job.published_at,
      validThrough: job.valid_through,
      hiringOrganization: { name: company.name },
      jobLocation: {
        address: { addressLocality: 'Stockport', addressCountry: company.address.country },
      },
      baseSalary: {
        currency: 'GBP',
        value: { minValue: 38_000, maxValue: 49_000, unitText: 'YEAR' },
      },
    });
  });

  it('is absent where Google would not take it: of no country, or from afar without a region', () => {
    expect(checkJsonLd(jobPosting(job, true, SITE))).toMatchObject({ title: 'Tester' });
    const { address } = job;
    const nowhere = { ...job, address: address && { ...address, country: null } };
    expect(jobPosting(nowhere, true, SITE)).toBeNull();
    expect(jobPosting({ ...job, address: null }, true, SITE)).toBeNull();
    expect(jobPosting({ ...nowhere, is_remote: true }, true, SITE)).toBeNull();
    expect(jobPosting({ ...job, description: '' }, true, SITE)).toBeNull();
    const remote = { ...nowhere, is_remote: true, applicant_region: 'Canada' };
    expect(checkJsonLd(jobPosting(remote, true, SITE))).not.toHaveProperty('jobLocation');
  });

  it('is absent once the job is closed, and without a date of posting', () => {
    expect(jobPosting(job, false, SITE)).toBeNull();
    expect(jobPosting({ ...job, published_at: null }, true, SITE)).toBeNull();
  });

  it('says where a remote worker may live', () => {
    const remote = {
      ...job,
      is_remote: true,
      applicant_region: 'Germany',
      address: null,
      location: 'Remote',
    };
    const data = jobPosting(remote, true, SITE);
    expect(data).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: 'Germany' },
    });
    expect(data).not.toHaveProperty('jobLocation');
  });

  it('gives one figure as one value', () => {
    const data = jobPosting(
      { ...job, salary: { currency: 'EUR', min: null, max: 70_000, unit: null } },
      true,
      SITE,
    );
    expect(data?.['baseSalary']).toEqual({
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', value: 70_000 },
    });
  });
});

it('numbers breadcrumbs from the home page', () => {
  expect(breadcrumbList([{ name: 'Blog', path: '/resources/blogs' }], SITE)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${SITE}/` },
      { position: 2, name: 'Resources', item: `${SITE}/resources` },
      { position: 3, name: 'Blog', item: `${SITE}/resources/blogs` },
    ],
  });
  expect(breadcrumbList([], SITE)).toBeNull();
});

describe('upcomingEvent', () => {
  const page = '/resources/global-tech-series';
  const meeting: EventFacts = {
    api_id: '1',
    title: 'Ledgers',
    short_description: null,
    starts_at: '2027-01-15T15:30:00Z',
    ends_at: null,
    mode: 'mixed',
    location: 'Manchester',
    url: 'https://events.example/1',
    imageUrl: '/static/1/loom.jpg',
    speakers: [{ name: 'Asha Rao' }],
  };
  const room = { '@type': 'Place', name: 'Manchester', address: 'Manchester' };
  const online = { '@type': 'VirtualLocation', url: 'https://events.example/1' };

  it.each([
    ['mixed', 'MixedEventAttendanceMode', [room, online]],
    ['offline', 'OfflineEventAttendanceMode', room],
    ['online', 'OnlineEventAttendanceMode', online],
  ])('is %s where it is said to be', (mode, attendance, location) => {
    expect(checkJsonLd(upcomingEvent({ ...meeting, mode }, page, SITE))).toMatchObject({
      eventAttendanceMode: `https://schema.org/${attendance}`,
      location,
      performer: [{ '@type': 'Person', name: 'Asha Rao' }],
      image: `${SITE}/static/1/loom.jpg`,
    });
  });

  it('is joined on its page where no other address is known', () => {
    const facts = { ...meeting, mode: 'online', url: null };
    expect(checkJsonLd(upcomingEvent(facts, page, SITE))).toMatchObject({
      location: { url: SITE + page },
    });
  });

  it('is absent without a time or a place', () => {
    expect(upcomingEvent({ ...meeting, starts_at: null }, page, SITE)).toBeNull();
    expect(upcomingEvent({ ...meeting, mode: 'offline', location: null }, page, SITE)).toBeNull();
    expect(upcomingEvent({ ...meeting, mode: null, location: null }, page, SITE)).toBeNull();
    const placed = upcomingEvent({ ...meeting, mode: null }, page, SITE);
    expect(checkJsonLd(placed)).not.toHaveProperty('eventAttendanceMode');
  });
});
