import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { QuestionnaireBand } from '../../../src/own-pages/bands/questionnaire-band';
import { PageCall } from '../../../src/own-pages/designs/page-call';
import { axe } from '../../support/axe';
import { startLate } from '../../support/start-late';

const band: Queries.QuestionnaireBandFragment = {
  heading: 'Two questions',
  intro: 'Nothing is sent.',
  questions: [
    { id: 'restore', question: 'Have you restored one?', why: 'Few have.', weight: 3 },
    { id: 'owner', question: 'Has it an owner?', why: 'Faults need one.', weight: 1 },
  ],
  bands: [
    { from: 0, heading: 'Well kept', text: 'Write down who does it.' },
    { from: 2, heading: 'Worn', text: 'Begin with a restore.' },
  ],
};

const answer = (question: string, name: RegExp) =>
  fireEvent.click(
    within(screen.getByRole('group', { name: question })).getByRole('radio', { name }),
  );
const said = () => [...screen.getByRole('status').children].map((each) => each.textContent.trim());
const rowNow = () => screen.getAllByRole('row').find((row) => row.getAttribute('aria-current'));

describe('QuestionnaireBand', () => {
  it('asks in groups, each with its reason and its weight', () => {
    render(<QuestionnaireBand band={band} />);
    const group = screen.getByRole('group', { name: 'Have you restored one?' });
    expect(group).toHaveAccessibleDescription(/Few have\. Weight 3/);
    expect(within(group).getAllByRole('radio')).toHaveLength(2);
    expect(said()).toEqual(['0 of 4', '0 of 2 answered.']);
    expect(rowNow()).toBeUndefined();
  });

  it('says the score as it changes, and at the end what it means', () => {
    render(<QuestionnaireBand band={band} />);
    answer('Have you restored one?', /^No/);
    expect(said()).toEqual(['3 of 4', '1 of 2 answered, so far:', 'Worn']);
    answer('Have you restored one?', /^Yes/);
    answer('Has it an owner?', /^No/);
    expect(said()).toEqual(['1 of 4', 'All answered.', 'Well kept', 'Write down who does it.']);
    expect(rowNow()).toHaveTextContent('0 to 1');
  });

  it('asks for what the page asks for, in the result, and carries the score along', () => {
    render(
      <PageCall value={{ label: 'Ask for the audit', href: '/contact/about/audit' }}>
        <QuestionnaireBand band={band} />
      </PageCall>,
    );
    const call = () => screen.getByRole('link', { name: 'Ask for the audit' });
    expect(call()).toHaveAttribute('href', '/contact/about/audit');
    answer('Have you restored one?', /^No/);
    expect(call()).toHaveAttribute('href', '/contact/about/audit?score=3&of=4');
  });

  it('forgets everything when it is cleared', () => {
    render(<QuestionnaireBand band={band} />);
    answer('Has it an owner?', /^No/);
    fireEvent.click(screen.getByRole('button', { name: 'Clear the answers' }));
    expect(said()).toEqual(['0 of 4', '0 of 2 answered.']);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('counts what was answered before React took over', async () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<QuestionnaireBand band={band} />);
    document.body.append(page);
    (page.querySelector('input[name=restore][value=no]') as HTMLInputElement).checked = true;
    const root = await startLate(page, <QuestionnaireBand band={band} />);
    expect(within(page).getByRole('status')).toHaveTextContent('3 of 4');
    await act(async () => root.unmount());
    page.remove();
  });

  it('is complete in the built page: what each score means stands there', () => {
    const html = renderToString(<QuestionnaireBand band={band} />);
    for (const text of ['Few have.', '0 to 1', 'Begin with a restore.'])
      expect(html).toContain(text);
  });

  it('has no fault that axe sees, before and after', async () => {
    const { container } = render(<QuestionnaireBand band={band} />);
    expect(await axe(container)).toEqual([]);
    answer('Have you restored one?', /^No/);
    answer('Has it an owner?', /^No/);
    expect(await axe(container)).toEqual([]);
  });
});
