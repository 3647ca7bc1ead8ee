/** Forms with full storage: the page keeps the values, as with storage turned off. */
import { test } from '../support/form-desk';
import { fillStorage, writeInTwoGoes } from '../support/spoilt-storage';

test('with storage full, a form still checks, keeps and sends', async ({ desk, site }) => {
  await writeInTwoGoes(desk, site.url, fillStorage);
});
