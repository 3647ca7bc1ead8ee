import { beforeEach, describe, expect, it } from '@jest/globals';
import { startVisit } from '../../../src/consent/early/visit';
import { trackPath } from '../../../src/consent/tracked-path';
import { choose } from '../../../src/consent/visit';
import { visitMemory } from '../../../src/consent/visit-memory';
import { keptNames, newDocument, newVisitor } from '../../support/visitor';

const cameFrom = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });

beforeEach(() => {
  newVisitor('/');
  cameFrom('');
});

it('is recorded before the application is there, once a document', () => {
  startVisit();
  expect(visitMemory().journey.map(({ path }) => path)).toEqual(['/']);
  choose('accept');
  newDocument('/services/cloud/');
  startVisit();
  expect(visitMemory().journey.map(({ path }) => path)).toEqual(['/', '/services/cloud']);
});

describe('a contact page that was opened in a window of its own', () => {
  it('knows the page that it was opened from, without any storage', () => {
    cameFrom(`${location.origin}/services/cloud/?x=1`);
    newDocument('/contact');
    startVisit();
    expect(visitMemory().trackedPath).toBe('/services/cloud');
    expect(keptNames()).toEqual([]);
  });

  it.each([
    ['another site', 'https://elsewhere.example/services/cloud', '/contact'],
    ['nowhere', '', '/contact'],
    ['itself', `${location.origin}/contact`, '/contact'],
  ])('knows none from %s', (_name, referrer, path) => {
    cameFrom(referrer);
    newDocument(path);
    startVisit();
    expect(visitMemory().trackedPath).toBeNull();
  });

  it('goes by the link that was followed rather than by where the window came from', () => {
    startVisit();
    choose('accept');
    trackPath('/products/reportwa');
    cameFrom(`${location.origin}/services/cloud`);
    newDocument('/contact');
    startVisit();
    expect(visitMemory().trackedPath).toBe('/products/reportwa');
  });
});

it('keeps where the visitor came from when the contact page is asked for on itself', () => {
  cameFrom(`${location.origin}/services/cloud`);
  newDocument('/contact');
  startVisit();
  document.body.innerHTML = '<a href="#form" data-track-path>CONTACT US</a>';
  document.querySelector('a')?.click();
  expect(visitMemory().trackedPath).toBe('/services/cloud');
});

it('takes no other page’s referrer for a way to a form', () => {
  cameFrom(`${location.origin}/services/cloud`);
  newDocument('/resources/blogs');
  startVisit();
  expect(visitMemory().trackedPath).toBeNull();
});
