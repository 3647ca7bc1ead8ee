import { expect, it } from '@jest/globals';
import { beyondTitle } from '../../../src/site-search/engine/excerpt';

const title = 'The cloud cost checklist';

it.each([
  ['PDF · 57 kB · <mark>Cloud.</mark> The <mark>cloud</mark> cost checklist. Thirty checks.'],
  ['The cloud cost checklist. Thirty checks.'],
  ['cost <mark>checklist.</mark> Thirty checks.'],
  ['checklist. Thirty checks.'],
])('leaves out the title, and what stands before it: %s', (excerpt) => {
  expect(beyondTitle(excerpt, title)).toBe('Thirty checks.');
});

it.each([
  ['Ask for the cloud cost checklist. Thirty checks.'],
  ['The cloud cost checklist that we keep has thirty checks.'],
  ['A list. Thirty checks, of which the'],
])('keeps what is no heading: %s', (excerpt) => {
  expect(beyondTitle(excerpt, title)).toBe(excerpt);
});

it('leaves nothing where the title is all there is', () => {
  expect(beyondTitle('The <mark>cloud</mark> cost checklist.', title)).toBe('');
});

it.each([
  ['Eleven marks of a <mark>cloud.</mark> Eleven marks of a <mark>cloud.</mark> Ours have all.'],
  ['of a cloud. Eleven marks of a <mark>cloud.</mark> Ours have all.'],
])('says nothing twice in a row: %s', (excerpt) => {
  expect(beyondTitle(excerpt, title)).toBe('Eleven marks of a <mark>cloud.</mark> Ours have all.');
});
