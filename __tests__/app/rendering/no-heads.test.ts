/** Gatsby's handler of a page's `Head` is not in the browser: a navigation would leave the head of the page before. */
import { expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../pipeline/files';

const src = path.join(__dirname, '../../../src');
const PAGE = /^(?:pages|templates)\/|^collections\/[^/]+\/(?:page|list)\.tsx$/;
const HEAD = /^export .*\bHead\b/m;

it('no page exports a `Head`: heads are react-helmet’s', () => {
  const pages = listFiles(src).filter((name) => PAGE.test(name));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((name) => HEAD.test(fs.readFileSync(path.join(src, name), 'utf8')))).toEqual(
    [],
  );
  expect('export const Head = () => null;').toMatch(HEAD);
  expect('export function Head() {').toMatch(HEAD);
});
