import { readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readContent } from '../content-loader/read-content';
import { isMediaPath, MEDIA_BASE } from '../content-loader/media';
import { problemLine } from '../content-loader/problems';
import { json, startApi, temporaryFolder } from '../../__tests__/support/admin-api';
import { markdown, PNG, contentFolder } from '../../__tests__/support/content-folder';

type Item = Record<string, unknown>;
const shown = { status: 'publish', is_main: true };

test('another new database has the same updated_at of the same files, and another of another text of the same time', async () => {
  const content = temporaryFolder({
    'posts/a.md': markdown({ id: 'a', title: 'A', ...shown }, 'Text.'),
  });
  const file = path.join(content.folder, 'posts/a.md');
  const { mtime } = statSync(file);
  const read = async () => {
    const api = await startApi({ ADMIN_API_CONTENT_DIR: content.folder });
    const { posts } = await json<{ posts: Item[] }>(fetch(`${api.url}/posts`));
    await api.stop();
    return posts[0]?.['updated_at'];
  };
  const first = await read();
  expect(first).toMatch(/^\d{4}-/);
  expect(await read()).toBe(first);
  content.write('posts/a.md', markdown({ id: 'a', title: 'A', ...shown }, 'Other text.'));
  utimesSync(file, mtime, mtime);
  expect(await read()).not.toBe(first);
  content.remove();
});

describe('content files that are wrong', () => {
  const folders: { remove: () => void }[] = [];
  afterAll(() => folders.forEach(({ remove }) => remove()));

  /** Problems as people see them. */
  const problemsOf = (files: Record<string, string | Buffer>) => {
    const content = temporaryFolder(files);
    folders.push(content);
    return readContent(content.folder).problems.map(
      (problem) => `${problem.severity} ${problemLine(problem)}`,
    );
  };
  const post = (lines: string, body = 'Text.') => `---\nid: p1\n${lines}\n---\n\n${body}\n`;

  test.each([
    ['a missing title', post('status: publish'), 'error posts/x.md:2: title: is missing'],
    [
      'an unknown field',
      post('title: T\ntitel: T'),
      'error posts/x.md:4: titel: is not a field of Post',
    ],
    ['a wrong status', post('title: T\nstatus: live'), /^error posts\/x\.md:4: status: /],
    [
      'a wrong date',
      post('title: T\npublished_at: 2026-02-30T09:00:00Z'),
      /^error posts\/x\.md:4: published_at: must be an ISO 8601 date/,
    ],
    [
      'updated_at',
      post('title: T\nupdated_at: 2026-02-01T09:00:00Z'),
      /^error posts\/x\.md:4: updated_at: is kept by the server/,
    ],
    [
      'a wrong part',
      post('title: T\nauthor:\n  name: Team\n  role: [x]'),
      /^error posts\/x\.md:6: author\.role: /,
    ],
    [
      'no front matter',
      'Text',
      'error posts/x.md:1: must start with front matter between two lines of ---',
    ],
    ['bad YAML', post('title: "T'), /^error posts\/x\.md:\d: /],
    [
      'a picture that is not there',
      post('title: T\nimage: ../pictures/no.png'),
      /^warning posts\/x\.md:4: image: .* does not exist/,
    ],
    [
      'a picture elsewhere',
      post('title: T\nimage: ../../secret.png'),
      /^warning posts\/x\.md:4: image: .* does not name a picture/,
    ],
    [
      'a picture in the text',
      post('title: T', 'One\n\n![x](../pictures/no.png)'),
      /^warning posts\/x\.md:8: content: .* does not exist/,
    ],
  ])('%s is told with its place', (_what, text, problem) => {
    const problems = problemsOf({ 'posts/x.md': text });
    expect(problems).toEqual([
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    ]);
  });

  test('a picture in another Markdown field is told with its line', () => {
    const text = '---\nid: c\ntitle: T\nchallenge: |\n  One.\n\n  ![x](../pictures/no.png)\n---\n';
    expect(problemsOf({ 'case-studies/x.md': text })).toEqual([
      expect.stringMatching(/^warning case-studies\/x\.md:7: challenge: /),
    ]);
  });

  test('ids and slugs taken twice are told', () => {
    const problems = problemsOf({
      'posts/a.md': markdown({ id: 'p1', title: 'A' }),
      'posts/b.md': markdown({ id: 'p1', title: 'B', slug: 'A' }),
    });
    expect(problems).toEqual([
      'error posts/b.md:2: id: "p1" is already taken by posts/a.md:2',
      'error posts/b.md:2: slug: "A" is already taken by posts/a.md:2',
    ]);
  });

  test('lists are told by line', () => {
    expect(
      problemsOf({ 'awards.yaml': '- id: a1\n  title: One\n- id: a2\n  year: soon\n' }),
    ).toEqual(['error awards.yaml:3: title: is missing']);
    expect(problemsOf({ 'awards.yaml': 'id: a1\n' })).toEqual([
      'error awards.yaml:1: must hold a list of items',
    ]);
  });

  test('keep the server from starting, and name the place', async () => {
    const content = temporaryFolder({
      'posts/x.md': post('status: publish'),
      'pictures/p.png': PNG,
    });
    folders.push(content);
    const env = { ADMIN_API_CONTENT_DIR: content.folder };
    await expect(startApi(env)).rejects.toThrow('posts/x.md:2: title: is missing');
  });
});

describe('content', () => {
  const { folder, remove } = temporaryFolder(contentFolder());
  afterAll(remove);

  test('of the sample folder has no problems', () => {
    expect(readContent(folder).problems).toEqual([]);
  });

  test('that is shipped has no problems, and enough of everything', () => {
    const shipped = readContent(path.join(__dirname, '..', '..', 'admin-api', 'content'));
    expect(shipped.problems.map(problemLine)).toEqual([]);
    const least = {
      Post: 24,
      CaseStudy: 18,
      PressRelease: 14,
      Job: 12,
      Award: 8,
      Client: 16,
      Testimonial: 12,
      Pdf: 6,
      TechSeriesEvent: 6,
    };
    for (const [collection, count] of Object.entries(least)) {
      const main = shipped.items.filter(
        ({ collection: name, fields }) =>
          name === collection &&
          fields['is_main'] !== false &&
          [undefined, 'publish'].includes(fields['status'] as undefined),
      );
      expect([collection, main.length >= count]).toEqual([collection, true]);
    }
    const hidden = shipped.items.filter(
      ({ fields }) =>
        fields['is_main'] === false || ['draft', 'archived'].includes(String(fields['status'])),
    );
    expect(hidden.length).toBeGreaterThanOrEqual(5);
    const services = new Set(
      shipped.items
        .filter(({ collection }) => collection === 'CaseStudy')
        .map(({ fields }) => fields['type']),
    );
    expect(services.size).toBe(8);
  });

  test('that is shipped has no file that no item names, and no picture above 1.2 MB', () => {
    const shippedFolder = path.join(__dirname, '../content');
    const named = JSON.stringify(readContent(shippedFolder).items);
    const files = readdirSync(shippedFolder, { recursive: true, encoding: 'utf8' }).filter(
      isMediaPath,
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !named.includes(MEDIA_BASE + file))).toEqual([]);
    const heavy = files.filter((file) => statSync(path.join(shippedFolder, file)).size > 1_200_000);
    expect(heavy).toEqual([]);
  });
});
