import { describe, expect, it } from '@jest/globals';
import { securityTxt, securityTxtExpiry } from '../../../src/feeds/build/security-txt';
import { company } from '../../../src/site/company';

const facts = {
  siteUrl: 'https://site.example',
  email: 'security@site.example',
  reviewed: '2026-11-16',
  policyPath: '/corporate-overview/security',
};

it('says where to report, until when that holds, and where the policy is', () => {
  expect(securityTxt(facts)).toBe(
    [
      'Contact: mailto:security@site.example',
      'Expires: 2027-11-16T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://site.example/.well-known/security.txt',
      'Policy: https://site.example/corporate-overview/security',
      '',
    ].join('\n'),
  );
});

it('gives no address without https, which the RFC forbids', () => {
  const text = securityTxt({ ...facts, siteUrl: 'http://127.0.0.1:9000' });
  expect(text).not.toContain('127.0.0.1');
  expect(text.match(/^[\w-]+/gm)).toEqual(['Contact', 'Expires', 'Preferred-Languages']);
});

describe('the expiry', () => {
  it('is a year after the review, in a leap year too', () => {
    expect(securityTxtExpiry('2028-02-29').toISOString()).toBe('2029-03-01T00:00:00.000Z');
  });

  it.each(['', 'soon', '2026-13-01', '16 November 2026'])('is refused for "%s"', (reviewed) => {
    expect(() => securityTxtExpiry(reviewed)).toThrow(/as 2026-11-16/);
  });

  it('can be made from the company’s own review', () => {
    expect(() => securityTxtExpiry(company.security_reviewed)).not.toThrow();
  });
});
