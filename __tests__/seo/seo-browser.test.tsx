import { beforeEach, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { Seo } from '../../src/seo/seo.browser';

beforeEach(() => {
  document.body.innerHTML = '<div id="page"></div>';
  document.title = 'As built';
});

const head = (title: string) => <Seo title={title} description="Words" path="/404" noIndex />;
const titleOf = (title: string) => waitFor(() => expect(document.title).toContain(title));

it('leaves the built head alone until its facts change, and follows them back', async () => {
  const page = document.getElementById('page') as HTMLElement;
  const root = await act(() => Promise.resolve(hydrateRoot(page, head('Page not found'))));
  expect(document.title).toBe('As built');
  act(() => root.render(head('Page not found')));
  expect(document.title).toBe('As built');
  act(() => root.render(head('Looking up this page')));
  await titleOf('Looking up this page');
  act(() => root.render(head('Page not found')));
  await titleOf('Page not found');
});
