import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as builtBandParts from '../../src/own-pages/bands/inner-parts.browser';
import * as bandParts from '../../src/own-pages/bands/inner-parts';
import { drawings as builtDrawings } from '../../src/own-pages/bands/drawings.browser';
import { drawings } from '../../src/own-pages/bands/drawings';
import * as builtDesignParts from '../../src/own-pages/designs/drawn-parts.browser';
import * as designParts from '../../src/own-pages/designs/drawn-parts';
import * as builtHeroes from '../../src/own-pages/designs/heroes/parts.browser';
import * as heroes from '../../src/own-pages/designs/heroes/parts';
import * as builtRootHeroes from '../../src/own-pages/designs/roots/parts.browser';
import * as rootHeroes from '../../src/own-pages/designs/roots/parts';
import * as builtContactParts from '../../src/sections/contact/parts.browser';
import * as contactParts from '../../src/sections/contact/parts';
import * as builtFeedbackParts from '../../src/sections/feedback/parts.browser';
import * as feedbackParts from '../../src/sections/feedback/parts';
import * as builtHomeInnerParts from '../../src/sections/home/inner-parts.browser';
import * as homeInnerParts from '../../src/sections/home/inner-parts';
import * as builtHomeParts from '../../src/sections/home/parts.browser';
import * as homeParts from '../../src/sections/home/parts';
import * as builtLostParts from '../../src/live/look-up/lost-parts.browser';
import * as lostParts from '../../src/live/look-up/lost-parts';
import * as builtCareersParts from '../../src/own-pages/careers-parts.browser';
import * as careersParts from '../../src/own-pages/careers-parts';
import * as builtLegalParts from '../../src/sections/legal/parts.browser';
import * as legalParts from '../../src/sections/legal/parts';
import { builtUntilChanged } from '../../src/hydration/built-until-changed';
import { builtAside, builtPart, livePart, preloadParts } from '../../src/hydration/parts';

beforeEach(() => {
  document.body.innerHTML = '<div id="page"></div>';
});

const page = () => document.getElementById('page') as HTMLElement;
const react = <T,>(change: () => T): Promise<T> => act(() => Promise.resolve(change()));

/** Renders as a build does, then hydrates with other components, as a browser. */
async function hydrate(built: ReactNode, element: ReactNode) {
  page().innerHTML = renderToString(built);
  const onRecoverableError = jest.fn();
  const root = await react(() => hydrateRoot(page(), element, { onRecoverableError }));
  return { root, onRecoverableError };
}

function Words({ words }: { words: string }) {
  return (
    <section className="words">
      <p>{words}</p>
    </section>
  );
}

it('leaves a built part of the first page as it is, without its code; a navigation draws it', async () => {
  const load = jest.fn(() => Promise.resolve({ Words }));
  const Built = builtPart('section', 'Words', load);
  const { root, onRecoverableError } = await hydrate(
    <Words words="As built" />,
    <Built key="first" words="As built" />,
  );
  const markup = '<section class="words"><p>As built</p></section>';
  expect(page().innerHTML).toBe(markup);
  await react(() => root.render(<Built key="first" words="Never" />));
  expect(page().innerHTML).toBe(markup);
  expect(load).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();

  await preloadParts([Built]);
  // At once: nothing to wait for, and no place left empty meanwhile.
  act(() => root.render(<Built key="second" words="Drawn" />));
  expect(page().textContent).toBe('Drawn');
  expect(load).toHaveBeenCalledTimes(1);
});

it('does not have a later page wait for a part aside', async () => {
  let come = () => {};
  const coming = new Promise<{ Words: typeof Words }>((resolve) => {
    come = () => resolve({ Words });
  });
  const load = jest.fn(() => coming);
  const Aside = builtAside('section', 'Words', load);
  const { root, onRecoverableError } = await hydrate(
    <Words words="As built" />,
    <Aside key="first" words="As built" />,
  );
  expect(page().textContent).toBe('As built');
  expect(load).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();

  const later = (
    <>
      <h1>Later</h1>
      <Aside key="second" words=" drawn" />
    </>
  );
  await react(() => root.render(later));
  expect(page().textContent).toBe('Later');
  await react(come);
  expect(page().textContent).toBe('Later drawn');
});

it('loads a module once for all of its parts', async () => {
  const load = jest.fn(() => Promise.resolve({ Words, More: Words }));
  const [First, Second] = [builtPart('section', 'Words', load), livePart('More', load)];
  await preloadParts([First]);
  const { root } = await hydrate(<p>Before</p>, <p>Before</p>);
  // At once, though the first alone was loaded.
  act(() => root.render(<Second words="Drawn" />));
  expect(page().textContent).toBe('Drawn');
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads what is built within a live part for the pages after the first alone', async () => {
  const load = jest.fn(() => Promise.resolve({ Words }));
  const Inner = builtPart('section', 'Words', load);
  const Around = ({ words }: { words: string }) => (
    <div>
      <Inner words={words} />
    </div>
  );
  const Live = livePart('Around', () => Promise.resolve({ Around }), [Inner]);
  const built = (
    <div>
      <Words words="As built" />
    </div>
  );
  const { root, onRecoverableError } = await hydrate(built, <Live words="As built" />);
  expect(load).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();
  await preloadParts([Live]);
  act(() => root.render(<Live key="second" words="Drawn" />));
  expect(page().textContent).toBe('Drawn');
});

describe('a part that is as it was built until its props change', () => {
  const newLoad = () => jest.fn(() => Promise.resolve({ Words }));
  const following = (load: ReturnType<typeof newLoad>) =>
    builtUntilChanged('section', 'Words', load);
  const built = '<section class="words"><p>As built</p></section>';
  let load = newLoad();
  let Following = following(load);
  beforeEach(() => {
    load = newLoad();
    Following = following(load);
  });

  it('loads its code once they do, and stays meanwhile', async () => {
    let come = () => {};
    load.mockReturnValue(
      new Promise((resolve) => {
        come = () => resolve({ Words });
      }),
    );
    const { root, onRecoverableError } = await hydrate(
      <Words words="As built" />,
      <Following words="As built" />,
    );
    await react(() => root.render(<Following words="As built" />));
    expect(page().innerHTML).toBe(built);
    expect(load).not.toHaveBeenCalled();
    await react(() => root.render(<Following words="Changed" />));
    expect(page().innerHTML).toBe(built);
    await react(come);
    expect(page().textContent).toBe('Changed');
    await react(() => root.render(<Following words="As built" />));
    expect(page().textContent).toBe('As built');
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('stays as it was built where its code does not come, and tries again at the next change', async () => {
    load.mockRejectedValueOnce(new Error('No line'));
    const { root } = await hydrate(<Words words="As built" />, <Following words="As built" />);
    await react(() => root.render(<Following words="Changed" />));
    expect(page().innerHTML).toBe(built);
    await react(() => root.render(<Following words="Changed again" />));
    expect(page().textContent).toBe('Changed again');
  });

  it('does not take the focus from a visitor who is in it', async () => {
    const withLink = (
      <section>
        <a href="/first">First</a>
        <a href="/second">Second</a>
      </section>
    );
    const { root } = await hydrate(withLink, <Following words="As built" />);
    const [first, second] = page().querySelectorAll('a');
    first?.focus();
    await react(() => root.render(<Following words="Changed" />));
    expect(page().textContent).toBe('FirstSecond');
    second?.focus();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(document.activeElement).toBe(second);
    second?.blur();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(page().textContent).toBe('Changed');
  });

  it('is drawn at once on a page after the first', async () => {
    await preloadParts([Following]);
    const { root } = await hydrate(<p>First</p>, <p>First</p>);
    act(() => root.render(<Following words="Drawn" />));
    expect(page().textContent).toBe('Drawn');
  });
});

it('draws a live part on the first page, too, once its code is there', async () => {
  const Live = livePart('Words', () => Promise.resolve({ Words }));
  const { root, onRecoverableError } = await hydrate(<Words words="One" />, <Live words="One" />);
  expect(onRecoverableError).not.toHaveBeenCalled();
  await react(() => root.render(<Live words="Two" />));
  expect(page().textContent).toBe('Two');
});

it('draws careers at once on a page after the first, once it is loaded', async () => {
  const copy = { bands: [], contact: null } as unknown as Queries.DesignedPageFragment;
  await builtCareersParts.preloadCareers(copy);
  const root = createRoot(page());
  act(() =>
    root.render(
      <Suspense fallback="Nothing yet">
        <builtCareersParts.CareersCopy copy={copy} />
      </Suspense>,
    ),
  );
  expect(page().querySelector('h2')?.textContent).toMatch(/steps/i);
});

it.each([
  ['bands', drawings, builtDrawings],
  ['parts within bands', bandParts, builtBandParts],
  ['parts of designs', designParts, builtDesignParts],
  ['heroes of designs', heroes, builtHeroes],
  ['heroes of whole services', rootHeroes, builtRootHeroes],
  ['parts of the home page', homeParts, builtHomeParts],
  ['parts within those of the home page', homeInnerParts, builtHomeInnerParts],
  ['parts of contact pages', contactParts, builtContactParts],
  ['parts of the feedback page', feedbackParts, builtFeedbackParts],
  ['parts of careers', careersParts, builtCareersParts],
  ['parts of the 404 page', lostParts, builtLostParts],
  ['parts of a legal text', legalParts, builtLegalParts],
])('a built page’s browser has the same %s as the build', async (_name, all, ofBrowsers) => {
  const names = Object.keys(all).sort();
  expect(Object.keys(ofBrowsers).sort()).toEqual(names);
  // Each under its own name; what is no component loads them.
  for (const name of names.filter((each) => /^[A-Z]/.test(each))) {
    const part = (ofBrowsers as Record<string, { preload?: () => Promise<void> }>)[name];
    await expect(part?.preload?.()).resolves.toBeUndefined();
  }
});
