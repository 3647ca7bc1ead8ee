/** The home page before and without scripts: its first screen, the eight practices and the choice among them. */
import { serviceGroups } from '../../src/site/service-groups';
import { services } from '../../src/site/services';
import { expect, test } from '../support/browser-test';
import { BANNER } from '../support/consent';

test('shows all eight practices, or a group of them, without scripts', async ({ open }) => {
  const page = await open('/', { javaScriptEnabled: false });
  const practices = page.getByRole('region', { name: /practices/ });
  const names = () => practices.getByRole('heading', { level: 3 }).allInnerTexts();
  expect((await names()).sort()).toEqual(services.map(({ name }) => name).sort());
  for (const group of serviceGroups) {
    await practices.getByRole('radio', { name: group.name }).check();
    await expect(practices.getByRole('list')).toHaveAccessibleName(group.name);
    expect(await names()).toHaveLength(group.services.length);
  }
  await practices.getByRole('radio', { name: 'All eight' }).check();
  expect(await names()).toHaveLength(services.length);
});

for (const [width, height, highest] of [
  [1280, 800, 72],
  // With the sentence about the call button.
  [390, 844, 192],
] as const) {
  test(`says what to press above the banner at ${width} by ${height}, and proves its claim`, async ({
    open,
  }) => {
    const page = await open('/', { viewport: { width, height } });
    const banner = await page.locator(BANNER).boundingBox();
    expect(banner?.height).toBeLessThanOrEqual(highest);
    const proof = page.getByRole('list', { name: 'Latest results' }).getByRole('listitem').first();
    const parts = ['Talk to an engineer', 'See case studies'].map((name) =>
      page.locator('main').getByRole('link', { name, exact: true }),
    );
    for (const part of [...parts, proof]) {
      const box = await part.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
    }
  });
}

test('prints all eight, whatever was chosen', async ({ open }) => {
  const page = await open('/', { javaScriptEnabled: false });
  await page.getByRole('radio', { name: 'Core services' }).check();
  await page.emulateMedia({ media: 'print' });
  const practices = page.getByRole('region', { name: /practices/ });
  await expect(practices.getByRole('heading', { level: 3 })).toHaveCount(services.length);
});

test('leads from logos and quotes to case studies', async ({ open }) => {
  const page = await open('/', { javaScriptEnabled: false });
  for (const name of ['Some of our clients', 'What clients say']) {
    const links = page.getByRole('region', { name }).getByRole('link');
    const paths = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) expect(path).toMatch(/^\/case-study\//);
  }
});
