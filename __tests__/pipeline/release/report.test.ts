import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { reportMarkdown } from '../../../pipeline/release/report';
import { tellWebhook } from '../../../pipeline/release/webhook';
import { startWebhook } from '../../support/notice-receivers';
import { reportOf } from '../../support/report-view';

it('says in Markdown what changed and what is to be looked at', () => {
  const text = reportMarkdown(reportOf());
  expect(text).toContain('# A new release is live');
  expect(text).toContain('- Size: 1.2 MB (before: 1.0 MB)');
  expect(text).toContain('| Blog posts | live | 12 | 11 | 0 | 1 |');
  expect(text).toContain(
    '## New pages: 1\n\n- <https://qa.loomwright.example/blog/%C3%BCn%C3%AF%20x>',
  );
  expect(text).toContain('/blog/x leads to /gone');
  // An author's input is text, and breaks no table.
  expect(text).toContain('\\<img src=x onerror=alert(1)\\> \\| of no use');
});

it('tells items that were left out and pictures that failed from all else', () => {
  const report = reportOf({ steps: { pull: 1.2, upload: 3 } });
  const [leftOut] = report.build?.problems ?? [];
  if (!report.build || !leftOut) throw new Error('There is no problem to tell of.');
  report.build.pictures = { done: 40, failed: 1 };
  report.build.problems = [
    { ...leftOut, kind: 'field-dropped', message: 'has a link of no use' },
    { ...leftOut, kind: 'picture-failed', message: 'is no picture' },
    leftOut,
  ];
  const text = reportMarkdown(report);
  expect(text).toContain('- Pictures: 40 done, 1 failed');
  expect(text).toContain('- Of these: pull 1.2 s, upload 3.0 s');
  const titles = [...text.matchAll(/^## (.*)\n\n.*(slug|picture|link)/gm)].map(
    ([, title = '', what]) => `${title} ${what ?? ''}`,
  );
  expect(titles).toEqual([
    'Left out, or kept in an earlier version: 1 slug',
    'Pictures and files that failed: 1 picture',
    'Worth a look in the admin panel: 1 link',
  ]);
});

it('does not say that the site is unchanged where only the upload failed', () => {
  const failed = reportOf({ outcome: 'failed', error: 'The bucket is not there.' });
  expect(reportMarkdown(failed)).toMatch(/^# A new release is live here, but a later step failed/);
});

it('says first why nothing went live', () => {
  const failed = reportOf({
    outcome: 'failed',
    isPublished: false,
    release: null,
    error: 'The site cannot go live.',
    findings: [{ level: 'error', where: '/contact', what: 'has no title' }],
  });
  const text = reportMarkdown(failed);
  expect(text.indexOf('**The site cannot go live.**')).toBeLessThan(text.indexOf('- Environment'));
  expect(text).toContain('## Errors that block the release: 1\n\n- /contact has no title');
});

let hook: Awaited<ReturnType<typeof startWebhook>>;
beforeAll(async () => {
  hook = await startWebhook();
});
afterAll(() => hook.stop());

it('tells a webhook in Slack’s form', async () => {
  expect(await tellWebhook(hook.url, reportOf())).toBeNull();
  expect(JSON.parse(hook.calls.at(-1)?.body ?? '')).toEqual({
    text: 'A new release is live (qa, https://qa.loomwright.example; published, 0). 1 page new, 1 changed, 1 removed. Problems: 1.',
  });
});

it('has nobody’s text become a link in a chat, or call everybody', async () => {
  const error = 'It has <!channel> and <https://evil.example|our site> & more.\n/blog has no title';
  await tellWebhook(hook.url, reportOf({ outcome: 'failed', isPublished: false, error }));
  const { text } = JSON.parse(hook.calls.at(-1)?.body ?? '') as { text: string };
  expect(text).toContain(
    '\nIt has &lt;!channel&gt; and &lt;https://evil.example|our site&gt; &amp; more.\n/blog has no title',
  );
  expect(text).not.toMatch(/[<>]/);
});

it('says that a webhook was not told, and never where it is', async () => {
  hook.answers.push(403);
  expect(await tellWebhook(hook.url, reportOf())).toBe('The webhook answered with status 403.');
  const gone = await tellWebhook('http://127.0.0.1:1/T0P-SECRET', reportOf());
  expect(gone).toBe('The webhook could not be reached.');
});
