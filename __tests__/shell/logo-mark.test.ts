import fs from 'node:fs';
import { expect, it } from '@jest/globals';
import { logoMark } from '../../src/shell/logo-mark';

it('is the mark that the favicon shows', () => {
  const paths = [...fs.readFileSync('static/favicon.svg', 'utf8').matchAll(/\sd="([^"]+)"/g)];
  expect(paths.map(([, d]) => d)).toEqual([logoMark.ink, logoMark.action]);
});
