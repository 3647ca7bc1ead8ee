import { expect, it } from '@jest/globals';
import { STILLS_PATH } from '../../src/shell/product-still';
import { showStills } from '../../src/shell/show-stills';

it('puts a still of its own below the text of each product, and none elsewhere', () => {
  const entry = (name: string) => `<li><a href="/${name}">${name}</a><p>What it is.</p></li>`;
  document.body.innerHTML = `<div id="menu-products"><ul>${['a', 'b', 'c'].map(entry).join('')}</ul></div>
    <div id="menu-resources"><ul>${entry('d')}</ul></div>`;
  showStills();
  const stills = [...document.querySelectorAll<HTMLElement>('#menu-products li > p + span')];
  const styles = stills.map((still) => still.getAttribute('style') ?? '');
  expect(styles).toHaveLength(3);
  expect(new Set(styles).size).toBe(3);
  expect(document.querySelectorAll('span')).toHaveLength(3);
  expect(STILLS_PATH).toMatch(/^\/[a-z-]+\.svg$/);
});
