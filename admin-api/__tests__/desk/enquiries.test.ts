/** Enquiries in the desk: for editors alone, and harmless in a spreadsheet. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { EnquiriesAnswer, EnquiryAnswer, ReleasesAnswer } from '../../desk/protocol';
import { json, post } from '../../../__tests__/support/admin-api';
import { onDatabases } from '../../../__tests__/support/databases';
import { deskFor, personByCommand, refusal, type Browser } from '../../../__tests__/support/desk';

const FORMULAS = [
  '=HYPERLINK("https://evil.example")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '＝1+1',
];

onDatabases('enquiries in the desk on $name', (database) => {
  const server = deskFor({ DESK_RELEASE_MINUTES: '60' }, database);
  let editor: Browser;
  beforeAll(async () => {
    editor = await personByCommand(server, 'Edith', 'editor');
    for (const name of FORMULAS)
      await post(`${server.api.url}/contactUs`, {
        ...{ name, business_email: 'visitor@example.com', message: `<b>${name}</b>` },
      });
    await post(`${server.api.url}/contactUs/feedback`, { rating: 5, message: 'Fine looms' });
    await post(`${server.api.url}/subscribers`, { business_email: 'reader@example.com' });
  });

  const list = (asked = '') => json<EnquiriesAnswer>(editor.get(`/enquiries${asked}`));

  test('are listed, searched and filtered, without the token of a subscriber', async () => {
    expect((await list()).total).toBe(FORMULAS.length + 2);
    expect((await list('?pageSize=3&page=2')).data).toHaveLength(3);
    expect((await list('?kind=feedback')).data).toMatchObject([{ fields: { rating: 5 } }]);
    expect((await list('?q=LOOMS')).total).toBe(1);
    const { data } = await list('?kind=subscriber');
    expect(data).toMatchObject([{ kind: 'subscriber', business_email: 'reader@example.com' }]);
    expect(JSON.stringify(data)).not.toMatch(/token/);
    expect(await refusal(editor.get('/enquiries?kind=nothing'))).toEqual([400, 'bad-request']);
  });

  test('are marked as done, and no longer', async () => {
    const [first] = (await list('?kind=contact')).data;
    const path = `/enquiries/${first?.id}`;
    const { data } = await json<EnquiryAnswer>(editor.post(`${path}/done`, { done: true }));
    expect(data).toMatchObject({ id: first?.id, done_at: expect.stringMatching(/^\d{4}-/) });
    expect((await list('?done=true')).data.map(({ id }) => id)).toEqual([first?.id]);
    const csv = await (await editor.get('/enquiries/export?done=true')).text();
    expect(csv.split('\r\n')[0]).toContain(',done_at,');
    expect(csv).toContain(data.done_at);
    const others = await (await editor.get('/enquiries/export?done=false&q=looms')).text();
    expect([others.includes('Fine looms'), others.includes('HYPERLINK')]).toEqual([true, false]);
    await editor.post(`${path}/done`, { done: false });
    expect((await list('?done=true')).total).toBe(0);
  });

  test('are exported as text, whatever a spreadsheet would make of it', async () => {
    const answer = await editor.get('/enquiries/export?kind=contact');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="enquiries-/);
    const csv = await answer.text();
    for (const formula of FORMULAS)
      expect(csv).not.toMatch(new RegExp(`(^|,|")${formula[0] === '+' ? '\\+' : formula[0]}`, 'm'));
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    const readers = await (await editor.get('/enquiries/export?kind=subscriber')).text();
    expect(readers).toMatch(/\/api\/unsubscribe\?token=/);
  });

  test('are deleted one by one; a subscriber leaves as by the link', async () => {
    for (const kind of ['contact', 'feedback', 'subscriber']) {
      const { data, total } = await list(`?kind=${kind}`);
      const path = `/enquiries/${data[0]?.id}`;
      expect((await editor.delete(path)).status).toBe(204);
      expect((await list(`?kind=${kind}`)).total).toBe(total - 1);
    }
    for (const id of ['x', '5d9e7f9e-0000-4000-8000-000000000000'])
      expect(await refusal(editor.delete(`/enquiries/${id}`))).toEqual([404, 'missing']);
  });

  describe('releases', () => {
    test('are asked for, and the next scheduled one is known', async () => {
      const before = await json<ReleasesAnswer>(editor.get('/releases'));
      expect(before.data).toMatchObject({ waiting: null, running: null });
      const next = Date.parse(before.data.next ?? '');
      expect(next % 3_600_000).toBe(0);
      expect(next - Date.now()).toBeGreaterThan(0);
      await editor.post('/releases');
      const asked = await json<ReleasesAnswer>(editor.post('/releases'));
      expect(asked.data.waiting).toMatchObject({ times: 2 });
    });
  });

  test('the audit log names the export and the deletions, and nothing that visitors sent', async () => {
    const log = await (await editor.get('/audit?pageSize=100')).text();
    for (const action of ['exported', 'deleted', 'done', 'release-asked'])
      expect(log).toContain(action);
    expect(log).not.toMatch(/visitor@|reader@|HYPERLINK/);
  });
});
