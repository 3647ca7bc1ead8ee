import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import { PageContact } from '../../src/sections/page-contact';
import { REPLY_TIME } from '../../src/site/reply-time';
import ContactAbout from '../../src/templates/contact-about';

jest.mock('../../src/seo/seo', () => ({ Seo: () => null }));

const lead = {
  service: 'cloud',
  role: 'Cloud lead',
  city: 'Manchester',
  since: 2012,
  trade: 'moves',
  refuses: 'A move without a way back.',
  mail: 'cloud@example.com',
};

const closing = {
  heading: 'Send us one invoice',
  text: 'Send it.',
  to: '/contact/about/services/cloud',
  label: 'Send an invoice',
  variant: 'plain',
} as const;

it('says in the closing words of a page who answers, when, and what follows', () => {
  const { container, unmount } = render(<PageContact {...closing} />);
  expect(container).toHaveTextContent(
    `replies by email within ${REPLY_TIME} and says what happens next`,
  );
  unmount();
  const { container: ofPractice } = render(<PageContact {...closing} lead={lead} />);
  expect(ofPractice).toHaveTextContent(
    `The practice lead replies by email within ${REPLY_TIME}, and offers a 45\u2011minute call`,
  );
});

const Template = ContactAbout as unknown as ComponentType<PageProps>;
const page = {
  path: '/services/cloud',
  title: 'Cloud',
  content_digest: 'x',
  contact: { heading: 'One invoice', text: 'Send it.', asks: [], file: null, carries: null },
};
const showAbout = (kind: 'servicePage' | 'productPage' | 'corporatePage') => {
  const data = {
    servicePage: null,
    productPage: null,
    corporatePage: null,
    [kind]: { ...page, service: { key: 'cloud', lead: { mail: 'cloud@example.com' } } },
  };
  return render(<Template {...({ data, location } as unknown as PageProps)} />);
};

it.each(['servicePage', 'productPage', 'corporatePage'] as const)(
  'says so above the form about a page too: %s',
  (kind) => {
    const { container } = showAbout(kind);
    expect(container.querySelector('header')).toHaveTextContent(`within ${REPLY_TIME}`);
  },
);

it('shows the steps that follow where a piece of work would', () => {
  showAbout('servicePage').unmount();
  const steps = () => screen.queryByRole('heading', { name: 'What happens next' });
  const { unmount } = showAbout('productPage');
  expect(steps()).toBeVisible();
  unmount();
  showAbout('corporatePage');
  expect(steps()).toBeNull();
});
