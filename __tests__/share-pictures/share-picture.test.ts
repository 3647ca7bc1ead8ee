import { describe, expect, it, jest } from '@jest/globals';
import { company } from '../../src/site/company';
import { brand, logoMark } from '../../src/site/company-looks';
import { linkTo } from '../../src/site/navigation';
import { photoAddress } from '../../src/share-pictures/share-photo';
import {
  isCard,
  kindOfPage,
  serviceOfAddress,
  serviceOfPath,
  shareAddress,
} from '../../src/share-pictures/share-picture';

const card = { title: 'Lending', path: '/services/fintech/lending', service: 'fintech' } as const;

describe('the address of a share picture', () => {
  it('is the same for the same card, however its path is written', () => {
    expect(shareAddress(card)).toMatch(/^\/share\/fintech-[0-9a-f]{32}\.png$/);
    expect(shareAddress({ ...card, path: '/services/fintech/lending/' })).toBe(shareAddress(card));
    const encoded = { ...card, path: '/blog/na%C3%AFve' };
    expect(shareAddress({ ...card, path: '/blog/naïve' })).toBe(shareAddress(encoded));
  });

  it('differs where title, path or service do', () => {
    const others = [
      { ...card, title: 'Lending.' },
      { ...card, path: '/services/fintech' },
      { ...card, service: null },
      { ...card, service: 'cloud' as const },
      card,
    ].map(shareAddress);
    expect(new Set(others).size).toBe(others.length);
  });

  it('has another address for a company of another name, mark or colour', () => {
    const changes = [
      () => jest.replaceProperty(company, 'name', 'Quillfell'),
      () => jest.replaceProperty(logoMark, 'ink', 'M0 0h32v32z'),
      () => jest.replaceProperty(logoMark, 'action', 'M0 0h32v32z'),
      () => jest.replaceProperty(brand.action, 'light', '#123456'),
    ];
    const addresses = changes.map((change) => {
      const changed = change();
      const address = shareAddress(card);
      changed.restore();
      return address;
    });
    expect(new Set([shareAddress(card), ...addresses]).size).toBe(changes.length + 1);
  });

  it('has another address where the navigation calls its kind otherwise', () => {
    const link = linkTo('/services/fintech');
    const address = shareAddress(card);
    const changed = jest.replaceProperty(link, 'name', 'Finance');
    expect(shareAddress(card)).not.toBe(address);
    changed.restore();
  });

  it('tells the service', () => {
    expect(serviceOfAddress(shareAddress(card))).toBe('fintech');
    expect(serviceOfAddress(shareAddress({ ...card, service: 'custom-software' }))).toBe(
      'custom-software',
    );
    expect(serviceOfAddress(shareAddress({ ...card, service: null }))).toBeNull();
    expect(serviceOfAddress('/static/1/loom.jpg')).toBeNull();
  });

  it('tells a card from the crop of a picture', () => {
    expect(isCard(`https://site.example${shareAddress(card)}`)).toBe(true);
    expect(isCard(photoAddress('a'.repeat(64)))).toBe(false);
  });
});

it('knows the service that a page lies under', () => {
  expect(serviceOfPath('/services/fintech/lending')).toBe('fintech');
  expect(serviceOfPath('/services/consulting-services')).toBe('consulting');
  expect(serviceOfPath('/services')).toBeNull();
  expect(serviceOfPath('/blog/fintech')).toBeNull();
});

it('says where a page is filed', () => {
  expect(
    [
      '/',
      '/blog/x',
      '/services/cloud',
      '/services/cloud/hybrid-cloud-computing-solutions',
      '/products/reportwa',
      '/corporate-overview/careers/x',
      '/privacy-policies',
    ].map(kindOfPage),
  ).toEqual([null, 'Blog', 'Services', 'Cloud', 'Products', 'Careers', 'Legal']);
});
