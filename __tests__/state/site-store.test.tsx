import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TrackingProvider } from '../../src/app/tracking-provider';
import { consentNow } from '../../src/consent/consent';
import { followVisit, siteStore, useSiteStore } from '../../src/state/site-store';
import { choose, recordVisit, settleVisit } from '../../src/consent/visit';
import { keptNames, newVisitor } from '../support/visitor';

let end: () => void;
beforeEach(() => {
  newVisitor('/');
  siteStore.setState(siteStore.getInitialState());
  settleVisit(consentNow());
  end = followVisit();
});
afterEach(() => {
  end();
});

describe('the store', () => {
  it('has the visit as its record has it', () => {
    recordVisit('/');
    recordVisit('/services/cloud');
    expect(siteStore.getState().journey.map(({ path }) => path)).toEqual(['/', '/services/cloud']);
    choose('decline');
    expect(siteStore.getState().journey).toEqual([]);
  });

  it('§3 §4 holds what was picked, and is reset in one action', () => {
    const actions = siteStore.getState();
    choose('accept');
    recordVisit('/');
    actions.setTrackedPath('/');
    actions.setServiceGroup('transform');
    actions.setCoreService('fintech');
    actions.setTransformService('cloud');
    actions.setCategory('Engineering');
    expect(siteStore.getState()).toMatchObject({
      trackedPath: '/',
      serviceGroup: 'transform',
      coreService: 'fintech',
      transformService: 'cloud',
      category: 'Engineering',
    });
    actions.reset();
    expect(siteStore.getState()).toEqual(siteStore.getInitialState());
    expect(keptNames()).not.toContain('local path-tracking');
    expect(keptNames()).not.toContain('cookie _journey');
  });
});

it('is hydrated as it was built, and then shows what is known', async () => {
  const Shown = () => (
    <TrackingProvider>
      <output>{useSiteStore(({ trackedPath }) => trackedPath) ?? 'none'}</output>
    </TrackingProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Shown />);
  siteStore.getState().setTrackedPath('/services/cloud');
  const root = await act(async () =>
    hydrateRoot(container, <Shown />, {
      onRecoverableError: (error) => {
        throw error;
      },
    }),
  );
  expect(container).toHaveTextContent('/services/cloud');
  await act(async () => root.unmount());
  container.remove();
});
