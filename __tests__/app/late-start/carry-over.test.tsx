/** Checks that components hear of all that was done before hydration, whether React hydrates the page or draws it anew. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, Suspense, useId, useState, type FormEvent } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { carryOver } from '../../../src/app/late-start/carry-over';
import { APPLICATION_EVENT } from '../../../src/hydration/application';
import { inUse } from '../../../src/lib/in-use';
import { ROUTE_EVENT } from '../../../src/site/markup';
import { find } from '../../support/find';

/** Controls of every kind, whose values React holds, and says. */
function Controls() {
  const [said, setSaid] = useState({ text: '', mark: '1', agrees: false, service: '', heard: 0 });
  const tell = (change: object) => setSaid((now) => ({ ...now, ...change, heard: now.heard + 1 }));
  const hear =
    (name: string) =>
    ({ currentTarget: { value } }: FormEvent<HTMLInputElement | HTMLSelectElement>) =>
      tell({ [name]: value });
  const id = useId();
  return (
    <form action="/send">
      <label htmlFor={id}>Text</label>
      <input id={id} name="text" value={said.text} onChange={hear('text')} />
      {['1', '2', '3'].map((mark) => (
        <input
          key={mark}
          type="radio"
          name="mark"
          value={mark}
          checked={said.mark === mark}
          onChange={hear('mark')}
        />
      ))}
      <input
        type="checkbox"
        name="agrees"
        checked={said.agrees}
        onChange={({ currentTarget: { checked } }) => tell({ agrees: checked })}
      />
      <select name="service" value={said.service} onChange={hear('service')}>
        <option value="">None</option>
        <option value="cloud">Cloud</option>
      </select>
      <textarea name="message" />
      <details>
        <summary>More</summary>
      </details>
      <output>{JSON.stringify(said)}</output>
    </form>
  );
}

const page = (
  <main>
    <Suspense>
      <Controls />
    </Suspense>
  </main>
);

const text = () => find<HTMLInputElement>('[name="text"]');
const said = () => JSON.parse(find('output').textContent ?? '') as Record<string, unknown>;
let root: Root;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
});
afterEach(() => {
  document.dispatchEvent(new Event(ROUTE_EVENT));
  act(() => root.unmount());
});

/** Has the application come. @param meanwhile while it does */
async function start(meanwhile?: () => void): Promise<void> {
  carryOver();
  meanwhile?.();
  await act(() => {
    root = hydrateRoot(find('#root'), page, { onRecoverableError: () => undefined });
  });
  await act(() => document.dispatchEvent(new Event(APPLICATION_EVENT)));
}

function use(): void {
  text().value = 'Six files';
  find('[name="mark"][value="3"]').click();
  find('[name="agrees"]').click();
  find<HTMLSelectElement>('select').value = 'cloud';
  find<HTMLTextAreaElement>('textarea').value = 'And a message';
  find<HTMLDetailsElement>('details').open = true;
  text().focus();
  text().setSelectionRange(2, 4, 'backward');
}

/** As a translation and a password manager change the page. */
function disturb(): void {
  find('label').innerHTML = '<font><font>Text</font></font>';
  find('summary').innerHTML = '<font><font>Mehr</font></font>';
  text().after(document.createElement('div'));
  text().classList.add('filled');
}

it.each([
  ['hydrates the page', () => undefined, true],
  ['draws it anew', disturb, false],
])('is heard of and stays, where React %s', async (_what, change, isSame) => {
  change();
  use();
  const before = text();
  await start();
  expect(text() === before).toBe(isSame);
  expect(inUse(before)).toBe(text());
  expect(said()).toMatchObject({ text: 'Six files', mark: '3', agrees: true, service: 'cloud' });
  expect(text().value).toBe('Six files');
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('And a message');
  expect(find<HTMLDetailsElement>('details').open).toBe(true);
  expect(document.activeElement).toBe(text());
  expect([text().selectionStart, text().selectionEnd, text().selectionDirection]).toEqual([
    2,
    4,
    'backward',
  ]);
});

it.each([
  ['hydrates the page', () => undefined],
  ['draws it anew', disturb],
])('nobody hears of a page that was not used, where React %s', async (_what, change) => {
  change();
  await start();
  expect(said()).toMatchObject({ heard: 0 });
});

it('leaves the focus where the visitor has taken it from the page', async () => {
  disturb();
  text().focus();
  text().blur();
  await start();
  expect(document.activeElement).toBe(document.body);
});

it('leaves a word alone that is being composed', async () => {
  text().focus();
  await start(() => {
    text().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    text().value = 'かん';
    text().dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(said()).toMatchObject({ heard: 0 });
  expect(text().value).toBe('かん');
});
