/** Forms where storage is full: what is not kept is held in the page, as where storage is turned off. */
import { test } from '../support/form-desk';
import { fillStorage, writeInTwoGoes } from '../support/spoilt-storage';

test('with storage full, a form still checks, keeps and sends', async ({ desk, site }) => {
  await writeInTwoGoes(desk, site.url, fillStorage);
});
