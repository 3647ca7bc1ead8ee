import { afterEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MAX_JOURNEY_ENTRIES } from '@corporate-website/contract/write-facts';
import { ConsentProvider } from '../../src/consent/consent-provider';
import { entryNow } from '../../src/consent/journey';
import { trackPath } from '../../src/consent/tracked-path';
import { choose } from '../../src/consent/visit';
import { enquiryContext } from '../../src/forms/enquiry-context';
import { VisitNotice } from '../../src/forms/visit-notice';
import { followVisit, siteStore } from '../../src/state/site-store';
import { axe } from '../support/axe';

const notice = (
  <ConsentProvider>
    <VisitNotice />
  </ConsentProvider>
);
const visit = (paths: readonly string[]) =>
  act(() => siteStore.setState({ journey: paths.map(entryNow) }));

afterEach(() => {
  act(() => choose('decline'));
  visit([]);
});

it('says how many pages go along, after an ACCEPT alone', async () => {
  visit(['/', '/services/cloud', '/contact']);
  const { container } = render(notice);
  expect(container).toHaveTextContent('nothing else about your visit');
  act(() => choose('accept'));
  expect(container).toHaveTextContent('the addresses of the 3 pages you opened');
  expect(await axe(container)).toEqual([]);
  act(() => choose('decline'));
  expect(container).toHaveTextContent('nothing else about your visit');
});

it('names the one address that is sent: of the page before, or of its own where there was none', () => {
  const end = followVisit();
  const { container } = render(notice);
  expect(enquiryContext()).toEqual({ source_path: location.pathname });
  expect(container).toHaveTextContent('the address of this page, and nothing else');
  act(() => trackPath('/services/cloud'));
  expect(enquiryContext()).toEqual({ source_path: '/services/cloud' });
  expect(container).toHaveTextContent('the address of the page you came from, and nothing else');
  act(() => trackPath(null));
  end();
});

it('counts those that are sent, not all of a long visit', () => {
  act(() => choose('accept'));
  visit(Array.from({ length: MAX_JOURNEY_ENTRIES + 50 }, (_, index) => `/blog/${index}`));
  render(notice);
  expect(screen.getByText(/Sent with it/)).toHaveTextContent(` ${MAX_JOURNEY_ENTRIES} pages`);
});
