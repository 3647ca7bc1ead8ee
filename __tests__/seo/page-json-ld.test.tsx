import { describe, expect, it } from '@jest/globals';
import { faqPage, serviceOffer, softwareApplication, webPage } from '../../src/seo/json-ld';

const SITE = 'https://loomwright.example.com';
const facts = { path: '/services/cloud', name: 'Cloud', description: 'Platforms as code.' };

describe('serviceOffer', () => {
  it('says who provides what, and where', () => {
    expect(serviceOffer({ ...facts, serviceType: 'Cloud' }, SITE)).toMatchObject({
      '@type': 'Service',
      name: 'Cloud',
      serviceType: 'Cloud',
      url: `${SITE}/services/cloud`,
      provider: { '@type': 'Organization', '@id': `${SITE}/#organization` },
      areaServed: [{ '@type': 'Country', name: 'United Kingdom' }, {}, {}],
    });
  });
});

it('describes a product as software, without a price that nobody named', () => {
  const data = softwareApplication(
    { ...facts, path: '/products/reportwa', name: 'ReportWA' },
    SITE,
  );
  expect(data).toMatchObject({
    '@type': 'SoftwareApplication',
    name: 'ReportWA',
    applicationCategory: 'BusinessApplication',
    url: `${SITE}/products/reportwa`,
  });
  expect(data).not.toHaveProperty('offers');
});

describe('webPage', () => {
  it('says of the page about the company that it is that', () => {
    expect(webPage('AboutPage', facts, SITE)).toMatchObject({
      '@type': 'AboutPage',
      about: { '@id': `${SITE}/#organization` },
    });
  });

  it('has the day of the last change where it is known', () => {
    expect(webPage('WebPage', { ...facts, updatedAt: '2026-11-16' }, SITE)).toMatchObject({
      dateModified: '2026-11-16',
    });
    expect(webPage('WebPage', facts, SITE)).not.toHaveProperty('dateModified');
    expect(webPage('WebPage', facts, SITE)).not.toHaveProperty('about');
  });
});

describe('faqPage', () => {
  it('is absent where nothing is asked', () => {
    expect(faqPage([])).toBeNull();
  });
});
