import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallButton } from '../../../src/consent/call-widget/call-button';
import { startCallWidget } from '../../../src/consent/call-widget/reach-call-widget';
import { choose as chooseNow, settleVisit } from '../../../src/consent/visit';
import { axe } from '../../support/axe';
import { newVisitor } from '../../support/visitor';

const URL_OF_SCRIPT = 'https://calls.example/widget.js';
const scripts = () =>
  document.querySelectorAll<HTMLScriptElement>(`script[src="${URL_OF_SCRIPT}"]`);
let end: () => void;
let said: ReturnType<typeof jest.spyOn>;
/** As a page is built with it, and as the application listens. */
function renderButton() {
  end = startCallWidget(URL_OF_SCRIPT);
  return render(<CallButton url={URL_OF_SCRIPT} />);
}
const state = () => document.documentElement.dataset['call'];

const choose = (choice: Parameters<typeof chooseNow>[0]) => act(() => chooseNow(choice));

beforeEach(() => {
  newVisitor('/');
  settleVisit(null);
  // jsdom cannot reload a page, and says so.
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  choose('decline');
  end();
  for (const script of scripts()) script.remove();
  delete document.documentElement.dataset['call'];
});

it('is nothing on a site that has no widget', () => {
  end = startCallWidget(null);
  const { container } = render(<CallButton url={null} />);
  expect(container).toBeEmptyDOMElement();
});

it('§1 loads nothing before an ACCEPT, whatever is done to it', async () => {
  const user = userEvent.setup();
  const { container } = renderButton();
  const button = screen.getByRole('button', { name: 'Call from this page' });
  await user.hover(button);
  await user.tab();
  await user.click(button);
  choose('decline');
  await user.click(button);
  expect(scripts()).toHaveLength(0);
  expect(await axe(container)).toEqual([]);
});

it.each([
  [
    'the pointer comes over it',
    (user: ReturnType<typeof userEvent.setup>, button: Element) => user.hover(button),
  ],
  ['it gets the focus', (user: ReturnType<typeof userEvent.setup>) => user.tab()],
  [
    'it is pressed',
    (user: ReturnType<typeof userEvent.setup>, button: Element) => user.click(button),
  ],
])('loads the script once after an ACCEPT when %s', async (_name, reach) => {
  const user = userEvent.setup();
  renderButton();
  choose('accept');
  expect(scripts()).toHaveLength(0);
  const button = screen.getByRole('button', { name: 'Call from this page' });
  await reach(user, button);
  await waitFor(() => expect(scripts()).toHaveLength(1));
  await user.click(button);
  expect(scripts()).toHaveLength(1);
  expect(state()).toBe('loading');
  scripts()[0]?.onload?.(new Event('load'));
  expect(state()).toBe('ready');
  // While it has the focus it stays; jsdom would remember that of it, so a browser test looks.
  await user.tab();
  expect(button).not.toHaveFocus();
  expect(button).not.toBeVisible();
});

it('says so where the script does not come, and tries again', async () => {
  const user = userEvent.setup();
  renderButton();
  choose('accept');
  const button = screen.getByRole('button', { name: 'Call from this page' });
  await user.click(button);
  await waitFor(() => expect(scripts()).toHaveLength(1));
  scripts()[0]?.onerror?.(new Event('error'));
  expect(screen.getByText(/is not answering/)).toBeVisible();
  await user.click(button);
  await waitFor(() => expect(state()).toBe('loading'));
  expect(scripts()).toHaveLength(1);
});

it('loads the page anew on withdrawal, and forgets what the script has kept', async () => {
  const user = userEvent.setup();
  renderButton();
  choose('accept');
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(scripts()).toHaveLength(1));
  document.cookie = 'theirs=1';
  localStorage.setItem('theirs', '1');
  localStorage.setItem('theme', 'dark');
  choose('accept');
  expect(said).not.toHaveBeenCalled();
  choose('decline');
  expect(said).toHaveBeenCalledTimes(1);
  expect(String(said.mock.calls[0])).toMatch(/navigation/);
  expect(document.cookie).toBe('_cookie_consent=decline');
  expect(Object.keys(localStorage).sort()).toEqual(['consent-record', 'theme']);
});
