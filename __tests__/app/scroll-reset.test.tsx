import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { PREVIEW_PAGE } from '@corporate-website/contract/preview-page';
import { ScrollResetProvider, shouldUpdateScroll } from '../../src/app/scroll-reset';
import { inPlace } from '../../src/lib/in-place';

type Args = Parameters<NonNullable<typeof shouldUpdateScroll>>[0];

const asked = (state: unknown, isFirst = false) => {
  const location = { state } as Args['routerProps']['location'];
  const routerProps = { location };
  const prevRouterProps = isFirst ? undefined : routerProps;
  return shouldUpdateScroll({ prevRouterProps, routerProps } as unknown as Args, { plugins: [] });
};

it('begins a new page at the top', () => {
  expect(asked(null)).toBe(true);
});

it('leaves the first page where the browser has it, and a list refined in place where it was', () => {
  expect(asked(null, true)).toBe(false);
  expect(asked({ ...inPlace, key: '1' })).toBe(false);
});

describe('the provider', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/services');
    history.scrollRestoration = 'auto';
  });

  it('has Back and Forward scrolled by Gatsby, until the document is left', () => {
    const { unmount } = render(<ScrollResetProvider>Page</ScrollResetProvider>);
    expect(history.scrollRestoration).toBe('manual');
    dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
    unmount();
  });

  it('keeps the scrolling of a preview from whoever records positions', () => {
    const recorded = jest.fn();
    render(<ScrollResetProvider>Page</ScrollResetProvider>);
    addEventListener('scroll', recorded);
    const scroll = () => document.dispatchEvent(new Event('scroll', { bubbles: true }));
    scroll();
    expect(recorded).toHaveBeenCalledTimes(1);
    history.replaceState(null, '', PREVIEW_PAGE);
    scroll();
    expect(recorded).toHaveBeenCalledTimes(1);
  });
});
