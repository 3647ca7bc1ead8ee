import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { writes, type WriteName } from '@corporate-website/contract/calls';
import { BACK_NAME, HONEYPOT_NAME } from '@corporate-website/contract/write-facts';
import { presetOf } from '../../src/forms/enquiry-preset';
import { DEFAULT_ADMIN_API_URL } from '../../src/site/environments';
import { ContactForm } from '../../src/forms/contact-form';
import type { ContactSubject } from '../../src/forms/contact-subject';
import { SubjectForm } from '../../src/forms/subject-form';
import { FeedbackForm } from '../../src/forms/feedback-form';
import { InsurtechForm } from '../../src/forms/insurtech-form';
import { hasOwnForm } from '../../src/forms/own-form';
import { InsurtechForm as PageForm } from '../../src/forms/insurtech-form';
import { axe } from '../support/axe';

/** Fields that scripts send along, where the visitor agreed. */
const byScript = ['source_path', 'guest_id', 'journey'];
/** For robots, and for the way back. */
const ofNoCall: readonly string[] = [HONEYPOT_NAME, BACK_NAME];
const words = { heading: 'Heading', text: 'Text.' };
const nothing = () => undefined;

const forms: readonly [WriteName, ReactElement][] = [
  ['contact', <ContactForm key="1" begins={presetOf('')} onServiceChange={nothing} />],
  ['insurtech', <InsurtechForm key="2" {...words} />],
  ['feedback', <FeedbackForm key="3" />],
];

describe.each(forms)('the form of %s', (call, element) => {
  it('has the fields of the contract, required and limited as it says', async () => {
    const { container } = render(element);
    const form = container.querySelector('form');
    const names = [...(form?.elements ?? [])]
      .map((each) => each.getAttribute('name'))
      .filter((name) => name !== null && name !== '' && !ofNoCall.includes(name));
    const { shape } = writes[call].body;
    const expected = Object.keys(shape).filter((name) => !byScript.includes(name));
    expect([...new Set(names)].sort()).toEqual(expected.sort());
    const optional = Object.entries(shape)
      .filter(([, schema]) => schema.safeParse('').success)
      .map(([name]) => name);
    for (const control of form?.querySelectorAll<HTMLInputElement>('[name]') ?? []) {
      if (control.type === 'hidden' || control.name === HONEYPOT_NAME) continue;
      expect([control.name, control.required]).toEqual([
        control.name,
        !optional.includes(control.name),
      ]);
      if (control.maxLength === -1) continue;
      const schema = shape[control.name as keyof typeof shape] as {
        safeParse: (value: string) => { success: boolean };
      };
      const tail = control.type === 'email' ? '@example.com' : '';
      const full = 'x'.repeat(control.maxLength - tail.length) + tail;
      expect(schema.safeParse(full).success).toBe(true);
      expect(schema.safeParse(`x${full}`).success).toBe(false);
    }
    expect(await axe(container)).toEqual([]);
  });

  it('posts to the admin API without scripts', () => {
    const built = document.createElement('div');
    built.innerHTML = renderToString(element);
    const form = built.querySelector('form');
    expect(form).toHaveAttribute('action', `${DEFAULT_ADMIN_API_URL}/${writes[call].path}`);
    expect(form).toHaveAttribute('method', 'post');
    expect(form?.noValidate).toBe(false);
    expect(form?.querySelector('button')).toHaveAttribute('type', 'submit');
  });
});

const isTakenOver = (form: HTMLFormElement | null) =>
  Boolean(form?.noValidate && !form.querySelector('[maxlength]'));

it.each([
  ['at once where somebody is in it already, who sends no focusin any more', true],
  ['once the browser is idle where nobody is, and the chunk is there', false],
])('is taken over %s', async (_when, isInIt) => {
  globalThis.requestIdleCallback = jest.fn<typeof requestIdleCallback>();
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<FeedbackForm />);
  const form = page.querySelector('form');
  if (isInIt) form?.querySelector<HTMLElement>('textarea')?.focus();
  await act(() => Promise.resolve(hydrateRoot(page, <FeedbackForm />)));
  expect(globalThis.requestIdleCallback).toHaveBeenCalledTimes(isInIt ? 0 : 1);
  await act(() => import('../../src/forms/enhancement/enhance'));
  expect(isTakenOver(form)).toBe(isInIt);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  page.remove();
});

describe('the contact form', () => {
  const service = () =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'What is it about?' });
  const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

  it('begins with the service that the address names, and tells of it', () => {
    const onServiceChange = jest.fn();
    render(<ContactForm begins={presetOf('?service=cloud')} onServiceChange={onServiceChange} />);
    expect(service()).toHaveValue('cloud');
    expect(onServiceChange).toHaveBeenLastCalledWith('cloud');
  });

  it('begins the message with a product', () => {
    render(<ContactForm begins={presetOf('?product=reportwa')} onServiceChange={nothing} />);
    expect(service()).toHaveValue('other');
    expect(message()).toHaveValue('About ReportWA: ');
  });

  it('takes nothing for a service that is none', () => {
    render(
      <ContactForm
        begins={presetOf('?service=__proto__&product=../x')}
        onServiceChange={nothing}
      />,
    );
    expect(service()).toHaveValue('');
    expect(message()).toHaveValue('');
  });
});

describe('the contact form about a page', () => {
  const subject: ContactSubject = {
    path: '/products/reportwa',
    title: 'ReportWA',
    service: 'other',
    other: 'ReportWA',
    asks: ['The two systems', 'Who waits for it'],
    file: 'The emptied workbook',
    mail: 'products@example.com',
    carries: 'We score {score} of {of}.',
  };
  const show = (search = '', more: Partial<ContactSubject> = {}) =>
    render(<SubjectForm search={search} subject={{ ...subject, ...more }} />).container;
  const service = () =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'What is it about?' });
  const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

  it('names the product, says what is asked for and how a file is sent', async () => {
    const container = show();
    expect(service().selectedOptions[0]).toHaveTextContent('ReportWA');
    expect(message()).toHaveAccessibleDescription(/The two systems.*Who waits for it/);
    expect(screen.getByRole('link', { name: 'products@example.com' })).toHaveAttribute(
      'href',
      'mailto:products@example.com?subject=ReportWA',
    );
    expect(container).toHaveTextContent('The emptied workbook: please send by email to');
    expect(await axe(container)).toEqual([]);
  });

  it('begins the message with the result that the address carries, and with nothing else from it', () => {
    show('?score=4&of=20');
    expect(message()).toHaveValue('We score 4 of 20.\n\n');
    expect(message().dataset['preset']).toBe(message().value);
    expect(service().dataset['preset']).toBe('other');
  });

  it('takes no words from the address', () => {
    show('?score=Call+me&of=20&service=cloud&product=pdf-scrapper');
    expect(message()).toHaveValue('');
    expect(service()).toHaveValue('other');
  });
});

it('closes the insurtech page with a form of its own, and no other', () => {
  const { container } = render(<PageForm {...words} />);
  expect(container.querySelector('form')).not.toBeNull();
  expect(hasOwnForm('/services/insurtech')).toBe(true);
  expect(hasOwnForm('/services/cloud')).toBe(false);
});
