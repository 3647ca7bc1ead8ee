import { expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { SiteFooter } from '../../../src/shell/footer/site-footer';
import { company } from '../../../src/site/company';
import { telephoneHref } from '../../../src/site/contact-links';
import { environments } from '../../../src/site/environments';
import { navigation } from '../../../src/site/navigation';
import { axe } from '../../support/axe';
import { site } from '../../support/gatsby';

const show = (pathname: string, data: unknown = {}) =>
  render(<SiteFooter pathname={pathname} data={data} />);

it('leads to every page of the navigation, but for those that another of them leads to', async () => {
  const { container } = show('/');
  const hrefs = new Set(
    [...container.querySelectorAll('a')].map((a) => a.getAttribute('href')?.split('?')[0]),
  );
  const paths = navigation
    .flatMap(({ links, extra = [] }) => [...links, ...extra])
    .map(({ path }) => path);
  expect(paths.filter((path) => !hrefs.has(path))).toEqual([]);
  expect(await axe(container)).toEqual([]);
});

it('has the newsletter signed up for, without scripts, where the site’s own environment has its API', () => {
  const action = (siteUrl: string) => {
    jest.replaceProperty(site.siteMetadata, 'siteUrl', siteUrl);
    const { container, unmount } = show('/');
    const form = container.querySelector('form[data-newsletter]');
    unmount();
    return form?.getAttribute('action');
  };
  const { qa, production } = environments;
  expect(action('http://127.0.0.1:9000')).toBe(`${qa.adminApiUrl}/subscribers`);
  expect(action(`https://${production.hosts[0] ?? ''}`)).toBe(
    `${production.adminApiUrl}/subscribers`,
  );
});

it('leads to the company elsewhere', () => {
  show('/');
  for (const { name, url } of company.social) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
  }
});

it('asks nothing where the page has just closed with a call of its own', () => {
  show('/services/cloud', { page: { contact: { heading: 'One invoice', text: 'Send it.' } } });
  expect(screen.queryByRole('link', { name: /opens in a new window/ })).toBeNull();
  expect(screen.getByLabelText('Business email')).toBeVisible();
});

it('goes to the form on the contact page, in the same window', () => {
  show('/contact');
  const link = screen.getByRole('link', { name: 'Back to the form' });
  expect(link).toHaveAttribute('href', '#form');
  const request = within(screen.getByRole('region', { name: /Ring us/ }));
  expect(request.getByRole('link', { name: company.telephone })).toHaveAttribute(
    'href',
    telephoneHref(company.telephone),
  );
  expect(link).not.toHaveAttribute('target');
});

it('asks for what fits the page', () => {
  show('/case-study/x', { caseStudy: { service: { key: 'insurtech' } } });
  expect(screen.getByRole('link', { name: /Ask the Insurtech team/ })).toHaveAttribute(
    'href',
    '/contact?service=insurtech',
  );
});

it('has a newsletter form that posts by itself', () => {
  const { container } = show('/');
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', expect.stringMatching(/\/api\/subscribers$/));
  expect(form).toHaveAttribute('method', 'post');
  const field = screen.getByLabelText('Business email');
  expect(field).toHaveAttribute('name', 'business_email');
  expect(field).toHaveAttribute('type', 'email');
  expect(field).toHaveAttribute('autocomplete', 'email');
  expect(field).toBeRequired();
});
