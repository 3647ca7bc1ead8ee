import { beforeEach, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import * as React from 'react';
import { Suspense, use, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as hydration from '../../src/hydration/hydration';
import * as inBrowser from '../../src/hydration/use-in-browser';

/** The modules as they are at the beginning of a page. */
let { HydratedPart, HydratedParts, whenHydrated } = hydration;
let { useInBrowser } = inBrowser;

beforeEach(() => {
  document.body.innerHTML = '<div id="page"></div>';
  jest.isolateModules(() => {
    // The one that draws.
    jest.doMock('react', () => React);
    ({ HydratedPart, HydratedParts, whenHydrated } = jest.requireActual<typeof hydration>(
      '../../src/hydration/hydration',
    ));
    ({ useInBrowser } = jest.requireActual<typeof inBrowser>('../../src/hydration/use-in-browser'));
  });
});

const page = () => document.getElementById('page') as HTMLElement;

/** Not while the page is built. */
let isHydrating = false;

function promised() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Something that is not there yet: React waits for it. */
function later() {
  const { promise: arrival, resolve: arrive } = promised();
  let isThere = false;
  const Late = () => {
    if (!isThere && isHydrating) use(arrival);
    return <p>Late</p>;
  };
  return {
    Late,
    come: () => {
      isThere = true;
      arrive();
    },
  };
}

/** The page as it was built, which React takes over from now on. */
async function takeOver(element: ReactNode) {
  isHydrating = false;
  page().innerHTML = renderToString(element);
  isHydrating = true;
  let root: ReturnType<typeof hydrateRoot> | undefined;
  await act(async () => {
    root = hydrateRoot(page(), element);
    await Promise.resolve();
  });
  return root;
}

it('is in the built page whole, with nothing to wait for', () => {
  const html = renderToString(
    <HydratedPart>
      <p>Text</p>
    </HydratedPart>,
  );
  expect(html).toBe('<!--$--><p>Text</p><!--/$-->');
});

it('makes a part of each child', () => {
  const html = renderToString(
    <HydratedParts>
      <p>One</p>
      <p>Two</p>
    </HydratedParts>,
  );
  expect(html.match(/<!--\$-->/g)).toHaveLength(2);
});

it('tells when the last part is taken over, those within parts too', async () => {
  const { Late, come } = later();
  const ready = jest.fn();
  await takeOver(
    <HydratedParts>
      <p>First</p>
      <HydratedPart>
        <HydratedPart>
          <Late />
        </HydratedPart>
      </HydratedPart>
    </HydratedParts>,
  );
  whenHydrated(ready);
  expect(ready).not.toHaveBeenCalled();
  expect(page().textContent).toBe('FirstLate');
  await act(async () => {
    come();
    await Promise.resolve();
  });
  expect(ready).toHaveBeenCalledTimes(1);
});

it('waits for no part that has gone', async () => {
  const { Late } = later();
  const ready = jest.fn();
  const root = await takeOver(
    <HydratedPart>
      <Late />
    </HydratedPart>,
  );
  whenHydrated(ready);
  await act(async () => {
    root?.render(<p>Another page</p>);
    await Promise.resolve();
  });
  expect(ready).toHaveBeenCalledTimes(1);
});

it('tells at once where all is taken over, and parts of later pages change nothing', async () => {
  const root = await takeOver(<HydratedPart>One</HydratedPart>);
  const ready = jest.fn();
  whenHydrated(ready);
  expect(ready).toHaveBeenCalledTimes(1);
  const { Late } = later();
  await act(async () => {
    root?.render(
      <Suspense>
        <HydratedPart>
          <Late />
        </HydratedPart>
      </Suspense>,
    );
    await Promise.resolve();
  });
  const again = jest.fn();
  whenHydrated(again);
  expect(again).toHaveBeenCalledTimes(1);
});

it('shows what only the browser knows once all is taken over, and not before', async () => {
  const { Late, come } = later();
  const Known = () => <p>{useInBrowser(() => 'known', 'built')}</p>;
  await takeOver(
    <>
      <Known />
      <HydratedPart>
        <Late />
      </HydratedPart>
    </>,
  );
  expect(page().textContent).toBe('builtLate');
  await act(async () => {
    come();
    await Promise.resolve();
  });
  expect(page().textContent).toBe('knownLate');
});
