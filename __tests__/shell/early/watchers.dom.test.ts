import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startBottomMargin } from '../../../src/shell/early/bottom-margin';
import { startFixedHeader } from '../../../src/shell/early/fixed-header';
import { RENDER_EVENT } from '../../../src/site/markup';
import { find } from '../../support/find';
import { installObservers, mediaQuery, observe, optionsFor } from '../../support/observers';

const narrow = mediaQuery(true);
const newPage = () => {
  document.body.innerHTML = `
    <div data-page>
      <header data-site-header></header>
      <div data-copyright></div><div data-page-end></div>
    </div>`;
};
const tell = () => document.dispatchEvent(new CustomEvent(RENDER_EVENT));

beforeAll(() => {
  installObservers();
  newPage();
  startFixedHeader();
  startBottomMargin(narrow);
});
beforeEach(() => {
  newPage();
  tell();
  narrow.set(true);
});

describe('the header', () => {
  it('is marked while the page is scrolled beyond 30 px, and on a new page too', () => {
    const isMarkedAt = (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      dispatchEvent(new Event('scroll'));
      return find('[data-site-header]').hasAttribute('data-scrolled');
    };
    expect([30, 31, 900, 0].map(isMarkedAt)).toEqual([false, true, true, false]);
  });
});

describe('the bottom margin', () => {
  const margin = () => find('[data-page]').style.marginBottom;
  const near = (isIntersecting: boolean) => {
    observe(find('[data-page-end]'), { isIntersecting });
  };
  const height = (blockSize: number) => {
    observe(find('[data-copyright]'), { borderBoxSize: [{ blockSize }] });
  };

  it('watches the page’s own end, 100 px before it comes into sight', () => {
    expect(optionsFor(find('[data-page-end]'))).toEqual([{ rootMargin: '0px 0px 100px 0px' }]);
  });

  it('takes 180 for the height until that is known, less 47', () => {
    near(true);
    expect(margin()).toBe('133px');
    height(210);
    expect(margin()).toBe('163px');
    near(false);
    expect(margin()).toBe('');
    height(180);
  });

  it('is for narrow windows only, and goes when one grows', () => {
    near(true);
    expect(margin()).toBe('133px');
    narrow.set(false);
    expect(margin()).toBe('');
    narrow.set(true);
    expect(margin()).toBe('133px');
  });

  it('is never less than nothing', () => {
    near(true);
    height(20);
    expect(margin()).toBe('0px');
    height(180);
  });
});
