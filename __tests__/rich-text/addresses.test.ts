import { describe, expect, it } from '@jest/globals';
import { targetOf, webAddress } from '../../src/rich-text/addresses';

const base = new URL('https://admin.example/api/');
const site = { site: new URL('https://www.site.example') };

describe('the address of what is loaded', () => {
  it.each([
    ['a.png', 'https://admin.example/api/a.png'],
    [' /a.png ', 'https://admin.example/a.png'],
    ['//cdn.example/a.png', 'https://cdn.example/a.png'],
    ['/\\cdn.example/a.png', 'https://cdn.example/a.png'],
    ['http://cdn.example/a.png', 'http://cdn.example/a.png'],
    ['https://me:secret@cdn.example/a.png', 'https://cdn.example/a.png'],
  ])('%s is %s', (value, address) => {
    expect(webAddress(value, base)?.href).toBe(address);
  });

  it('of a page by http may still be by https where it names a host alone', () => {
    expect(webAddress('//cdn.example/a', new URL('http://admin.example'))?.href).toBe(
      'https://cdn.example/a',
    );
    expect(webAddress('a//b', new URL('http://admin.example'))?.href).toBe(
      'http://admin.example/a//b',
    );
  });

  it.each([
    [undefined],
    [''],
    [' \n'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['file:///etc/passwd'],
    ['mailto:a@b.example'],
    ['https://'],
  ])('is not in %j', (value) => {
    expect(webAddress(value, base)).toBeUndefined();
  });

  it('has up to 4,000 characters, not counting the space around it', () => {
    const long = (length: number) => `/${'a'.repeat(length - 1)}`;
    expect(webAddress(` ${long(4_000)} `, base)).toBeDefined();
    expect(webAddress(long(4_001), base)).toBeUndefined();
  });
});

describe('what a link points to', () => {
  it.each([
    ['#a%20b', { kind: 'in-page', anchor: 'a b' }],
    ['#100%', { kind: 'in-page', anchor: '100%' }],
    [' #a ', { kind: 'in-page', anchor: 'a' }],
    ['mailto:a@b.example', { kind: 'contact', href: 'mailto:a@b.example' }],
    ['tel:+4412345', { kind: 'contact', href: 'tel:+4412345' }],
    ['/', { kind: 'internal', href: '/' }],
    ['/a//', { kind: 'internal', href: '/a' }],
    ['/a/b?c=/#d/', { kind: 'internal', href: '/a/b?c=/#d/' }],
    ['a', { kind: 'internal', href: '/a' }],
    ['https://site.example/a', { kind: 'internal', href: '/a' }],
    ['https://www.site.example///', { kind: 'internal', href: '/' }],
    ['https://me:secret@www.site.example/a', { kind: 'internal', href: '/a' }],
    [
      'https://www.site.example:8443/',
      { kind: 'external', href: 'https://www.site.example:8443/' },
    ],
    ['https://a.www.site.example/', { kind: 'external', href: 'https://a.www.site.example/' }],
    ['//other.example/a', { kind: 'external', href: 'https://other.example/a' }],
    ['http://other.example/', { kind: 'external', href: 'http://other.example/' }],
  ])('by %s', (value, target) => {
    expect(targetOf(value, site)).toEqual(target);
  });

  it.each([
    [undefined],
    [''],
    [' '],
    ['javascript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['data:text/html,x'],
    ['https://'],
  ])('is nothing by %j', (value) => {
    expect(targetOf(value, site)).toBeUndefined();
  });

  it('is known with and without www, whichever the site has', () => {
    const bare = { site: new URL('https://site.example') };
    expect(targetOf('https://www.site.example/a', bare)).toEqual({ kind: 'internal', href: '/a' });
  });

  it('is read from up to 4,000 characters', () => {
    expect(targetOf(`/${'a'.repeat(3_999)}`, site)).toBeDefined();
    expect(targetOf(`/${'a'.repeat(4_000)}`, site)).toBeUndefined();
    expect(targetOf(`#${'a'.repeat(4_000)}`, site)).toBeUndefined();
  });
});
