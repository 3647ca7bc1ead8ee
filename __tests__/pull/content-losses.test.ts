/** The pull tells what of a text its page does not show, by item and field, for as long as the text stays so. */
import { expect, test } from '@jest/globals';
import { pullBench } from '../support/pull-bench';

const bench = pullBench();

const drawing = '<svg viewBox="0 0 80 30" aria-label="A to B"><rect width="80" height="30"/></svg>';

test('a text’s losses stand in the report, with item, field and remedy, until the text is another', async () => {
  Object.assign(bench.post(5), {
    content: '<p>Words</p><form><input name="a"></form><p><a href="#nowhere">back</a></p>',
    updated_at: '2026-11-01T00:00:00Z',
  });
  const state = bench.pulled();
  await state.pull(bench.server.url);
  const told = [
    expect.objectContaining({
      ...{ kind: 'content-lost', id: '5', slug: 'post-5', field: 'content' },
      message: expect.stringMatching(/^A form is not shown\. Put a link to the contact page/),
    }),
    expect.objectContaining({
      message: expect.stringContaining('The link “back” leads nowhere; its words stay.'),
    }),
  ];
  expect(state.problems('post')).toEqual(told);
  Object.assign(bench.post(5), { title: 'Another', updated_at: '2026-11-02T00:00:00Z' });
  const run = await state.pull(bench.server.url);
  expect(state.problems('post')).toEqual(told);
  expect(run.output).toContain('Blog posts, item 5, content: A form is not shown.');
  Object.assign(bench.post(5), { content: '<p>Words</p>', updated_at: '2026-11-03T00:00:00Z' });
  await state.pull(bench.server.url);
  expect(state.problems('post')).toEqual([]);
});

test('a drawing in a text is a picture of the snapshot, and stays one while nothing changes', async () => {
  Object.assign(bench.post(5), { content: drawing, updated_at: '2026-11-01T00:00:00Z' });
  const state = bench.pulled();
  await state.pull(bench.server.url);
  const inline = () =>
    Object.values(state.snapshot().manifest.pictures).filter(({ url }) =>
      url.startsWith('inline:'),
    );
  const [picture] = inline();
  expect(picture).toMatchObject({ format: 'svg', width: 80, height: 30 });
  const { rich } = state.items('post').find(({ id }) => id === '5') ?? {};
  expect(rich?.['content']?.pictures).toEqual([{ url: picture?.url, alt: 'A to B' }]);
  expect(JSON.stringify(rich)).not.toContain('data:image');
  Object.assign(bench.post(6), { title: 'Another', updated_at: '2026-11-02T00:00:00Z' });
  await state.pull(bench.server.url);
  expect(inline().map(({ hash }) => hash)).toEqual([picture?.hash]);
  expect(state.problems('post')).toEqual([]);
});

test('a link to the text’s own page stays on it when its slug changes', async () => {
  const content = '<p id="a">a <a href="/blog/moved#a">b</a></p>';
  Object.assign(bench.post(5), { content, updated_at: '2026-11-01T00:00:00Z' });
  const state = bench.pulled();
  const html = () => state.items('post').find(({ id }) => id === '5')?.rich['content']?.html;
  await state.pull(bench.server.url);
  expect(html()).toContain('href="/blog/moved#a"');
  Object.assign(bench.post(5), { slug: 'moved', updated_at: '2026-11-02T00:00:00Z' });
  await state.pull(bench.server.url);
  expect(html()).toContain('href="#on-a"');
});

test('a link to a document of the admin API’s server leads there; nothing is fetched or lost', async () => {
  Object.assign(bench.post(5), {
    content: '<p><a href="/uploads/prices.pdf">Prices</a></p>',
    updated_at: '2026-11-01T00:00:00Z',
  });
  const state = bench.pulled();
  await state.pull(bench.server.url);
  const { rich } = state.items('post').find(({ id }) => id === '5') ?? {};
  expect(rich?.['content']?.html).toContain(`href="${bench.server.origin}/uploads/prices.pdf"`);
  expect(bench.server.requests.filter(({ path }) => path.startsWith('/uploads'))).toEqual([]);
  expect([state.problems('post'), state.snapshot().manifest.files]).toEqual([[], {}]);
});

test('an event that ends before it begins has no end, and the report says so', async () => {
  const [event] = bench.server.content.techSeries as Record<string, unknown>[];
  Object.assign(event ?? {}, {
    starts_at: '2030-05-04T09:00:00Z',
    ends_at: '2020-05-04T12:00:00Z',
  });
  const state = bench.pulled();
  await state.pull(bench.server.url);
  expect(state.problems('techSeries')).toEqual([
    expect.objectContaining({
      ...{ kind: 'field-dropped', id: String(event?.['id']), field: 'ends_at' },
      message: expect.stringContaining('before starts_at (2030-05-04'),
    }),
  ]);
  const [item] = state.items('techSeries');
  expect(item?.fields).toMatchObject({ starts_at: '2030-05-04T09:00:00Z' });
  expect(item?.fields).not.toHaveProperty('ends_at');
});

test('a pay from more to less is shown from less to more, and the report says so', async () => {
  const [role] = bench.server.content.job as Record<string, unknown>[];
  const pay = { currency: 'GBP', unit: 'YEAR' };
  Object.assign(role ?? {}, { salary: { ...pay, min: 64_000, max: 52_000 } });
  const state = bench.pulled();
  await state.pull(bench.server.url);
  expect(state.problems('job')).toEqual([
    expect.objectContaining({
      ...{ kind: 'note', id: String(role?.['id']), field: 'salary' },
      message: expect.stringContaining('min of salary is above its max'),
    }),
  ]);
  const item = state.items('job').find(({ id }) => id === String(role?.['id']));
  expect(item?.fields['salary']).toEqual({ ...pay, min: 52_000, max: 64_000 });
});
