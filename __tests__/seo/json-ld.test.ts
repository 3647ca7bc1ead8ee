import { describe, expect, it } from '@jest/globals';
import {
  blogPosting,
  breadcrumbList,
  jobPosting,
  newsArticle,
  organization,
  type JobFacts,
} from '../../src/seo/json-ld';

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
      publisher: { '@type': 'Organization', name: 'Loomwright' },
    });
  });

  it('leaves out what it does not know; the company signs', () => {
    const data = newsArticle({ path: '/press-release/x', title: 'X', description: '' }, SITE);
    expect(data).toMatchObject({ '@type': 'NewsArticle', author: { name: 'Loomwright' } });
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
      hiringOrganization: { name: 'Loomwright' },
      jobLocation: { address: { addressLocality: 'Stockport', addressCountry: 'GB' } },
      baseSalary: {
        currency: 'GBP',
        value: { minValue: 38_000, maxValue: 49_000, unitText: 'YEAR' },
      },
    });
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
      { position: 2, name: 'Blog', item: `${SITE}/resources/blogs` },
    ],
  });
  expect(breadcrumbList([], SITE)).toBeNull();
});

it('describes the company', () => {
  expect(organization(SITE)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    url: `${SITE}/`,
    address: { addressCountry: 'GB' },
  });
});
