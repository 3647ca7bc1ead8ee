import { expect, it } from '@jest/globals';
import { footerRequest } from '../../../src/shell/footer/footer-overrides';

const request = (pathname: string, data: unknown = {}) => {
  const found = footerRequest({ pathname, data });
  if (!found) throw new Error(`Nothing is asked at the foot of ${pathname}.`);
  return found;
};
const usual = request('/');

it('asks the same on pages that say nothing else', () => {
  expect(request('/resources/blogs')).toEqual(usual);
  expect(request('/corporate-overview/careers-of-others')).toEqual(usual);
});

it('leads from the careers page to the form of those who hire', () => {
  const { label, href } = request('/corporate-overview/careers');
  expect([label, href]).toEqual(['Ask the hiring team', '/contact/hiring']);
});

it('§1 names the job that the page shows', () => {
  const path = '/corporate-overview/careers/rust-engineer';
  const { text, href } = request(path, { job: { title: 'Rust engineer' } });
  expect(text).toContain('“Rust engineer”');
  expect(href).toBe('/contact/hiring');
  expect(request(path, { job: null }).text).toBe(usual.text);
});

it('asks the team of a case study’s service', () => {
  const study = request('/case-study/four-orgs', {
    caseStudy: { service: { key: 'salesforce' } },
  });
  expect(study.label).toBe('Ask the Salesforce team');
  expect(study.heading).not.toBe(usual.heading);
});

it.each([
  [{ caseStudy: { service: null } }],
  [{ caseStudy: { service: { key: 'gardening' } } }],
  [undefined],
])('asks as usual on a case study of no known service: %j', (data) => {
  expect(request('/case-study/four-orgs', data)).toEqual(usual);
});

it('asks the practice of a post, at its end', () => {
  const post = (key: string | null) => ({ blogPost: { service: key && { key } } });
  expect(request('/blog/seven-lines', post('cloud'))).toMatchObject({
    label: 'Ask the Cloud team',
    href: '/contact?service=cloud',
  });
  expect(request('/blog/seven-lines', post(null))).toEqual(usual);
});

it.each([
  '/search',
  '/404',
  '/404.html',
  '/privacy-policies',
  '/cookie-policy',
  '/terms-and-conditions',
  '/legal-notice',
])('asks nothing on %s', (pathname) => {
  expect(footerRequest({ pathname, data: {} })).toBeNull();
});

it('asks the team of a service on a page of it that asks nothing itself', () => {
  const page = { title: 'Cloud', service: { key: 'cloud' } };
  expect(request('/services/cloud/devops-consulting-services', { page })).toMatchObject({
    label: 'Ask the Cloud team',
    href: '/contact?service=cloud',
  });
});

it.each(['/services/no-such-page', '/corporate-overview/careers/no-such-job', '/case-study/none'])(
  'asks as usual where there is no page: %s',
  (path) => {
    expect(request(path, null)).toEqual(usual);
  },
);

it('points to the form on the contact pages', () => {
  expect(request('/contact').label).toBe('Back to the form');
  expect(request('/contact/hiring')).toMatchObject({
    label: 'Back to the form',
    text: expect.stringContaining('hiring team'),
  });
});

it('asks nothing under a page’s own call', () => {
  const contact = { heading: 'One invoice, one hour', text: 'Send it.' };
  expect(footerRequest({ pathname: '/services/cloud', data: { page: { contact } } })).toBeNull();
  expect(
    footerRequest({ pathname: '/corporate-overview/careers', data: { copy: { contact } } }),
  ).toBeNull();
  expect(
    footerRequest({ pathname: '/services/cloud', data: { page: { contact: null } } }),
  ).not.toBeNull();
});

it('asks nothing under a hub’s own call, unless that leads to something else', () => {
  const hub = (href: string) => ({ hub: { closing: { href } } });
  expect(footerRequest({ pathname: '/services', data: hub('/contact') })).toBeNull();
  expect(request('/resources', hub('/search'))).toEqual(usual);
});
