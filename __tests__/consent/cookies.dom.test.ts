import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Cookies from 'js-cookie';
import { cookieAttributes } from '../../src/consent/visit-keys';
import { readCookie, removeCookie, writeCookie } from '../../src/consent/cookies';
import { newVisitor } from '../support/visitor';

beforeEach(() => newVisitor());
afterEach(() => newVisitor());

const attributes = cookieAttributes('http:');

const texts = [
  '',
  'a=b; c, "d" \\',
  '/blog/%E7%BB%87|/织',
  '#$&+/:<=>?@[]^`{|}',
  ' on both sides ',
];

describe('a cookie', () => {
  it.each(texts)('of %j is read as it was written, by js-cookie too', (text) => {
    writeCookie('_journey', text, attributes);
    expect(readCookie('_journey')).toBe(text);
    expect(Cookies.get('_journey')).toBe(text);
  });

  it('is not another whose name begins or ends alike', () => {
    writeCookie('my_journey', 'one', attributes);
    writeCookie('_journey2', 'two', attributes);
    expect(readCookie('_journey')).toBeNull();
  });

  it('that is removed is gone, and the others stay', () => {
    writeCookie('_journey', 'x', attributes);
    writeCookie('_guest_id', 'y', attributes);
    removeCookie('_journey');
    expect(readCookie('_journey')).toBeNull();
    expect(document.cookie).toBe('_guest_id=y');
  });

  it('with an escape that is none is refused', () => {
    document.cookie = '_journey=%E0%A4';
    expect(() => readCookie('_journey')).toThrow(URIError);
    removeCookie('_journey');
  });
});
