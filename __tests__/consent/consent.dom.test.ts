import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import Cookies from 'js-cookie';
import { storedKeys } from '../../src/consent/stored-keys';
import {
  CONSENT_VERSION,
  consentNow,
  consentRecord,
  forgetLapsedChoice,
  privacySignal,
  recordChoice,
  recordedChoice,
} from '../../src/consent/consent';
import { CONSENT_SCRIPT } from '../../src/consent/consent-script';
import { keptNames, newDocument, newVisitor, setSignals } from '../support/visitor';

const RECORD = storedKeys.consentRecord.key;
const keepRecord = (record: unknown) =>
  localStorage.setItem(RECORD, typeof record === 'string' ? record : JSON.stringify(record));

beforeEach(() => {
  newVisitor();
});

describe('a choice', () => {
  it.each(['accept', 'decline'] as const)(
    '%s is the cookie’s, with version and time beside it',
    (choice) => {
      expect(consentNow()).toBeNull();
      const before = Date.now();
      recordChoice(choice);
      expect(Cookies.get('_cookie_consent')).toBe(choice);
      const record = consentRecord();
      expect(record).toEqual({ version: CONSENT_VERSION, at: expect.any(String), choice });
      expect(Date.parse(record?.at ?? '')).toBeGreaterThanOrEqual(before);
      newDocument('/next');
      expect(consentNow()).toBe(choice);
    },
  );

  it.each(['', 'yes', 'ACCEPT'])('is not made by a cookie of “%s”', (value) => {
    Cookies.set('_cookie_consent', value);
    expect(consentNow()).toBeNull();
  });

  it('is taken as it is from a cookie without a record', () => {
    Cookies.set('_cookie_consent', 'accept');
    expect(consentNow()).toBe('accept');
    expect(consentRecord()).toBeNull();
  });

  it.each(['{', 'null', '{"version":"0","at":"x"}'])(
    'is not undone by a record that cannot be read: %s',
    (record) => {
      Cookies.set('_cookie_consent', 'accept');
      keepRecord(record);
      expect(consentNow()).toBe('accept');
      expect(consentRecord()).toBeNull();
    },
  );

  it('of an older version of the question no longer counts, and is asked for again', () => {
    Cookies.set('_cookie_consent', 'accept');
    keepRecord({ version: CONSENT_VERSION - 1, at: '2026-01-01T00:00:00.000Z', choice: 'accept' });
    expect(consentNow()).toBeNull();
    forgetLapsedChoice();
    expect(keptNames()).toEqual([]);
  });

  it('whose cookie has run out leaves no record behind', () => {
    recordChoice('accept');
    Cookies.remove('_cookie_consent', { path: '/' });
    expect(consentNow()).toBeNull();
    forgetLapsedChoice();
    expect(keptNames()).toEqual([]);
  });

  it('holds as long as the page where cookies and storage are turned off', () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    recordChoice('accept');
    expect(consentNow()).toBe('accept');
    expect(consentRecord()?.choice).toBe('accept');
    newDocument('/next');
    expect(consentNow()).toBeNull();
  });
});

describe('a browser that declines for its user', () => {
  it.each([
    [{ globalPrivacyControl: true }, 'Global Privacy Control'],
    [{ doNotTrack: '1' }, 'Do Not Track'],
    [{ globalPrivacyControl: true, doNotTrack: '1' }, 'Global Privacy Control'],
  ] as const)('%j counts as a decline, and nothing is kept for it', (signals, name) => {
    setSignals(signals);
    expect(privacySignal()).toBe(name);
    expect(consentNow()).toBe('decline');
    expect(recordedChoice()).toBeNull();
    expect(keptNames()).toEqual([]);
  });

  it.each([{ globalPrivacyControl: false }, { doNotTrack: '0' }, { doNotTrack: 'unspecified' }])(
    'is not one that sends %j',
    (signals) => {
      setSignals(signals);
      expect(consentNow()).toBeNull();
    },
  );

  it('is overruled by what the visitor chooses here', () => {
    setSignals({ globalPrivacyControl: true });
    recordChoice('accept');
    expect(consentNow()).toBe('accept');
  });
});

describe('the script in the head', () => {
  const asks = () => {
    delete document.documentElement.dataset['consent'];
    // The very text that is put into the page.
    new Function(CONSENT_SCRIPT)();
    return document.documentElement.dataset['consent'] === 'ask';
  };
  const old = { version: CONSENT_VERSION - 1, at: '2026-01-01T00:00:00.000Z', choice: 'accept' };
  const current = { ...old, version: CONSENT_VERSION };

  it.each([undefined, '', 'accept', 'decline', 'yes', 'acceptance'])(
    'shows the banner where nobody has chosen, as the modules have it: cookie %s',
    (cookie) => {
      for (const record of [undefined, '{', current, old]) {
        for (const signals of [{}, { globalPrivacyControl: true }, { doNotTrack: '1' }]) {
          newVisitor();
          setSignals(signals);
          if (cookie !== undefined) Cookies.set('_cookie_consent', cookie);
          if (record !== undefined) keepRecord(record);
          Cookies.set('other_cookie_consent', 'accept');
          expect(asks()).toBe(recordedChoice() === null);
        }
      }
    },
  );

  it('asks where cookies and storage are turned off', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(document, 'cookie', 'get').mockImplementation(denied);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    expect(asks()).toBe(true);
  });
});
