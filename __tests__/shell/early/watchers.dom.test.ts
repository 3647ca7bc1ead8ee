import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startBottomMargin } from '../../../src/shell/early/bottom-margin';
import { RENDER_EVENT } from '../../../src/site/markup';
import { find } from '../../support/find';
import { installObservers, mediaQuery, observe } from '../../support/observers';

const narrow = mediaQuery(true);
const newPage = () => {
  document.body.innerHTML = `
    <div data-page>
      <div data-copyright></div><div data-page-end></div>
    </div>`;
};
const tell = () => document.dispatchEvent(new CustomEvent(RENDER_EVENT));

beforeAll(() => {
  installObservers();
  newPage();
  startBottomMargin(narrow);
});
beforeEach(() => {
  newPage();
  tell();
});

describe('the bottom margin', () => {
  const margin = () => find('[data-page]').style.marginBottom;
  const near = (isIntersecting: boolean) => {
    observe(find('[data-page-end]'), { isIntersecting });
  };
  const height = (blockSize: number) => {
    observe(find('[data-copyright]'), { borderBoxSize: [{ blockSize }] });
  };

  it('takes 180 for the height until that is known, less 47', () => {
    near(true);
    expect(margin()).toBe('133px');
    height(210);
    expect(margin()).toBe('163px');
    near(false);
    expect(margin()).toBe('');
    height(180);
  });

  it('is never less than nothing', () => {
    near(true);
    height(20);
    expect(margin()).toBe('0px');
    height(180);
  });
});
