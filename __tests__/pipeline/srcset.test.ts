import { describe, expect, it } from '@jest/globals';
import { srcsetAddresses } from '../../pipeline/srcset';

describe('the addresses of a srcset', () => {
  it.each([
    ['/a.jpg', ['/a.jpg']],
    ['/a.jpg 320w, /b.jpg 640w', ['/a.jpg', '/b.jpg']],
    ['/a.jpg 320w,\n  /b.jpg 640w', ['/a.jpg', '/b.jpg']],
    ['/a.jpg,  /b.jpg 2x', ['/a.jpg', '/b.jpg']],
    ['/w_320,h_200/a.jpg 320w, /b.jpg 640w', ['/w_320,h_200/a.jpg', '/b.jpg']],
  ])('of %j', (set, addresses) => {
    expect(srcsetAddresses(set)).toEqual(addresses);
  });
});
