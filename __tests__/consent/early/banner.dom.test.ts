import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/dom';
import { startConsent } from '../../../src/consent/early/banner';
import { startVisit } from '../../../src/consent/early/visit';
import { RENDER_EVENT } from '../../../src/site/markup';
import { CONSENT_EVENT, consentNow, recordChoice } from '../../../src/consent/consent';
import { settleVisit } from '../../../src/consent/visit';
import { visitMemory } from '../../../src/consent/visit-memory';
import { installObservers } from '../../support/observers';
import { keptNames, newVisitor, setSignals } from '../../support/visitor';

const html = document.documentElement;

function page(): void {
  document.body.innerHTML = `
    <section data-consent-banner tabindex="-1">
      <p data-consent-status></p>
      <button data-consent-choice="accept">ACCEPT</button>
      <button data-consent-choice="decline">DECLINE</button>
      <button data-consent-choice="close">Close</button>
    </section>
    <button data-menu-button aria-expanded="false">Services</button>
    <main id="main" tabindex="-1"><a href="/contact?service=cloud">Write</a>
      <a href="/services/cloud">Cloud</a><button data-track-path>Ask</button></main>
    <button data-call-widget>Call</button>
    <button data-cookie-settings>Cookie settings</button>`;
  // Links lead nowhere in jsdom.
  document.querySelector('main')?.addEventListener('click', (event) => event.preventDefault());
}
const press = (name: string) => {
  const button = screen.getByText(name);
  button.focus();
  fireEvent.click(button);
};
const shown = () => html.dataset['consent'];
const status = () => document.querySelector('[data-consent-status]')?.textContent;

beforeAll(() => {
  installObservers();
  newVisitor('/services/cloud');
  html.dataset['consent'] = 'ask';
  page();
  startVisit();
  startConsent();
});
beforeEach(() => {
  newVisitor('/services/cloud');
  settleVisit(consentNow());
  page();
  document.dispatchEvent(new CustomEvent(RENDER_EVENT));
  html.dataset['consent'] = 'ask';
  delete html.dataset['consentReason'];
});
afterAll(() => {
  delete html.dataset['consent'];
});

describe('the banner', () => {
  it.each([
    ['ACCEPT', 'accept'],
    ['DECLINE', 'decline'],
  ] as const)('goes with one click on %s, which is recorded', (name, choice) => {
    press(name);
    expect(shown()).toBeUndefined();
    expect(consentNow()).toBe(choice);
    expect(document.activeElement?.id).toBe('main');
  });

  it('goes when another tab has chosen, whose cookie comes after its storage', () => {
    jest.useFakeTimers();
    window.dispatchEvent(new StorageEvent('storage', { key: 'consent-record' }));
    expect(shown()).toBe('ask');
    recordChoice('decline');
    jest.runAllTimers();
    expect(shown()).toBeUndefined();
    jest.useRealTimers();
  });

  describe('where the browser declines for its user', () => {
    beforeEach(() => {
      setSignals({ doNotTrack: '1' });
      settleVisit(consentNow());
      page();
      document.dispatchEvent(new CustomEvent(RENDER_EVENT));
    });

    it('asks all the same, says that the browser’s wish is kept, and stores nothing', () => {
      document.dispatchEvent(new CustomEvent(CONSENT_EVENT));
      expect(shown()).toBe('ask');
      expect(status()?.trim()).toBe(
        'Your browser sends Do Not Track, which counts as a decline unless you accept.',
      );
      expect(keptNames()).toEqual([]);
    });

    it('goes when another tab has declined', () => {
      recordChoice('decline');
      window.dispatchEvent(new Event('pageshow'));
      expect(shown()).toBeUndefined();
    });
  });

  it('says nothing of the browser where that sends no signal', () => {
    document.dispatchEvent(new CustomEvent(CONSENT_EVENT));
    expect(status()).toBe('');
  });

  it('stays where another tab stores something without a choice', () => {
    jest.useFakeTimers();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    jest.runAllTimers();
    expect(shown()).toBe('ask');
    jest.useRealTimers();
  });

  it('is put aside by Escape, unless a menu is open or the focus is elsewhere', () => {
    const menu = screen.getByText('Services');
    menu.setAttribute('aria-expanded', 'true');
    // Nothing is laid out here.
    Object.defineProperty(menu, 'offsetParent', { value: document.body });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toBe('ask');
    menu.setAttribute('aria-expanded', 'false');
    screen.getByText('Cloud').focus();
    fireEvent.keyDown(screen.getByText('Cloud'), { key: 'Escape' });
    expect(shown()).toBe('ask');
    screen.getByText('ACCEPT').focus();
    fireEvent.keyDown(screen.getByText('ACCEPT'), { key: 'Escape' });
    expect(shown()).toBeUndefined();
    expect(consentNow()).toBeNull();
  });
});

describe('the cookie settings', () => {
  it('say so where the browser’s signal counts as a decline', () => {
    setSignals({ globalPrivacyControl: true });
    press('Cookie settings');
    expect(status()).toBe(
      'You have not chosen yet. Your browser sends Global Privacy Control, which counts as a decline unless you accept.',
    );
    press('ACCEPT');
    expect(consentNow()).toBe('accept');
  });
});

describe('a link to a form', () => {
  it.each(['Write', 'Ask'])('has the path that it is followed from kept: %s', (name) => {
    fireEvent.click(screen.getByText(name));
    expect(visitMemory().trackedPath).toBe('/services/cloud');
  });

  it('is no link to anything else', () => {
    fireEvent.click(screen.getByText('Cloud'));
    expect(visitMemory().trackedPath).toBeNull();
  });
});
