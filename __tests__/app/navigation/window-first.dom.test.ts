import { expect, it } from '@jest/globals';
import { showRest, showWindowFirst } from '../../../src/app/navigation/window-first';

it('has the rest shown after the frame that follows', async () => {
  const { dataset } = document.documentElement;
  showWindowFirst();
  showRest();
  expect(dataset['far']).toBe('');
  await new Promise(requestAnimationFrame);
  expect(dataset['far']).toBe('');
  await new Promise((resolve) => setTimeout(resolve));
  expect(dataset['far']).toBeUndefined();
});
