import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { RouteUpdateArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { ConsentProvider, useConsent } from '../../src/consent/consent-provider';
import { recordRoute, TrackingProvider } from '../../src/app/tracking-provider';
import { siteStore } from '../../src/state/site-store';
import { choose, recordVisit, settleVisit } from '../../src/consent/visit';
import { visitMemory } from '../../src/consent/visit-memory';
import { newVisitor } from '../support/visitor';

beforeEach(() => {
  newVisitor('/');
  siteStore.setState(siteStore.getInitialState());
  settleVisit(null);
});

describe('a page that is shown', () => {
  const update = (to: string, from?: string) => {
    const at = (path: string) => new URL(path, location.origin) as unknown as Location;
    recordRoute({ location: at(to), prevLocation: from ? at(from) : null } as RouteUpdateArgs, {
      plugins: [],
    });
    return visitMemory().journey.map(({ path }) => path);
  };

  it('is recorded after a navigation', () => {
    expect(update('/services/cloud', '/')).toEqual(['/services/cloud']);
  });

  it.each([
    ['the first page, which the early script has recorded', '/', undefined],
    ['an anchor', '/contact#form', '/contact'],
    ['another query', '/resources/blogs?page=2', '/resources/blogs'],
    ['a slash at the end', '/contact/', '/contact'],
  ])('is not recorded for %s', (_name, to, from) => {
    expect(update(to, from)).toEqual([]);
  });
});

it('brings the visit into the store as long as the application is there', () => {
  recordVisit('/');
  const { unmount } = render(<TrackingProvider>{null}</TrackingProvider>);
  expect(siteStore.getState().journey).toHaveLength(1);
  recordVisit('/services/cloud');
  expect(siteStore.getState().journey).toHaveLength(2);
  unmount();
  recordVisit('/contact');
  expect(siteStore.getState().journey).toHaveLength(2);
});

describe('the choice', () => {
  const Choice = () => <output>{useConsent() ?? 'none'}</output>;
  const tree = (
    <ConsentProvider>
      <Choice />
    </ConsentProvider>
  );

  it('is known to components, and followed', () => {
    render(tree);
    const shown = screen.getByRole('status');
    expect(shown).toHaveTextContent('none');
    act(() => choose('accept'));
    expect(shown).toHaveTextContent('accept');
    act(() => choose('decline'));
    expect(shown).toHaveTextContent('decline');
  });

  it('is none in the built HTML', () => {
    choose('accept');
    expect(renderToString(tree)).toContain('none');
  });
});
