/** Media types of a site's files. */
import { expect, it } from '@jest/globals';
import { contentTypeOf } from '../../../pipeline/hosting/media-types';
import { packFiles } from '../../../pipeline/hosting/packing';
import { fileKinds } from '../../../src/pictures/build/inspect-file';
import { scratchForEach } from '../../support/scratch-for-each';

const scratch = scratchForEach();

it.each(fileKinds)('sends a download that ends in $extension as $contentType', (kind) => {
  const { contentType, extension } = kind;
  const characterSet = contentType.startsWith('text/') ? '; charset=utf-8' : '';
  expect(contentTypeOf(`files/0123/report${extension}`)).toBe(`${contentType}${characterSet}`);
});

it('compresses a table as text, and no document that is compressed already', async () => {
  const names = ['figures.csv', 'figures.xlsx'];
  for (const name of names) scratch.write(name, 'year,amount\n'.repeat(100));
  expect(await packFiles(scratch.path, names)).toEqual(['figures.csv.gz', 'figures.csv.br']);
});
