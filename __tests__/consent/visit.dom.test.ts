import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import Cookies from 'js-cookie';
import { storedKeyOf } from '../../src/consent/stored-keys';
import { CONSENT_EVENT, consentNow } from '../../src/consent/consent';
import { enquiryContext } from '../../src/forms/enquiry-context';
import { decodeJourney, MAX_JOURNEY_BYTES } from '../../src/consent/journey';
import { trackPath } from '../../src/consent/tracked-path';
import { choose, clearJourney, recordVisit, settleVisit } from '../../src/consent/visit';
import { VISIT_EVENT, visitMemory } from '../../src/consent/visit-memory';
import { pathNow } from '../../src/lib/path-now';
import { keptNames, newDocument, newVisitor } from '../support/visitor';

/** A page that is loaded, as the early script begins it. */
function open(path: string): void {
  newDocument(path);
  settleVisit(consentNow());
  recordVisit(pathNow());
}
/** A page that the application goes to. */
function goTo(path: string): void {
  history.pushState(null, '', path);
  recordVisit(pathNow());
}
const paths = () => visitMemory().journey.map(({ path }) => path);
const cookiePaths = () => decodeJourney(Cookies.get('_journey') ?? null).map(({ path }) => path);
const DECLINED = ['cookie _cookie_consent', 'local consent-record'];
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

let second = 0;
beforeEach(() => {
  newVisitor('/');
  second = 0;
  // A second a look, so that each page has a time of its own.
  jest.spyOn(Date, 'now').mockImplementation(() => Date.UTC(2026, 10, 21) + 1000 * (second += 1));
});

describe('a preview', () => {
  it('leaves no trace, whatever was chosen and whenever', () => {
    open('/preview');
    choose('accept');
    expect([paths(), cookiePaths(), Cookies.get('_visit_activity')]).toEqual([[], [], undefined]);
    goTo('/services/cloud');
    goTo('/preview');
    expect(paths()).toEqual(['/services/cloud']);
    open('/preview');
    goTo('/contact');
    expect(paths()).toEqual(['/services/cloud', '/contact']);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie).not.toMatch(
      /preview/,
    );
  });
});

describe('before a choice', () => {
  it('has pages and tracked path in memory alone, until a page is loaded', () => {
    open('/');
    goTo('/services/cloud');
    trackPath(pathNow());
    goTo('/contact');
    expect(paths()).toEqual(['/', '/services/cloud', '/contact']);
    expect(enquiryContext()).toEqual({ source_path: '/services/cloud' });
    expect(keptNames()).toEqual([]);
    open('/resources/blogs');
    expect(paths()).toEqual(['/resources/blogs']);
    expect(visitMemory().trackedPath).toBeNull();
    expect(keptNames()).toEqual([]);
  });

  it('deletes what was kept under an agreement that no longer holds', () => {
    open('/');
    choose('accept');
    trackPath('/');
    Cookies.remove('_cookie_consent', { path: '/' });
    open('/services/cloud');
    expect(keptNames()).toEqual([]);
    expect(paths()).toEqual(['/services/cloud']);
    expect(visitMemory().trackedPath).toBeNull();
  });
});

describe('ACCEPT', () => {
  it('§4 stores the visit path, creates the guest id, records accept, and covers this visit', () => {
    open('/');
    goTo('/services/cloud');
    trackPath('/services/cloud');
    goTo('/contact');
    const heard = jest.fn();
    document.addEventListener(CONSENT_EVENT, heard, { once: true });
    choose('accept');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(Cookies.get('_cookie_consent')).toBe('accept');
    expect(Cookies.get('_visit_activity')).toBe('/contact');
    expect(Cookies.get('_guest_id')).toMatch(UUID);
    expect(cookiePaths()).toEqual(['/', '/services/cloud', '/contact']);
    expect(localStorage.getItem('path-tracking')).toBe('/services/cloud');
    expect(keptNames()).toEqual([
      'cookie _cookie_consent',
      'cookie _guest_id',
      'cookie _journey',
      'cookie _visit_activity',
      'local consent-record',
      'local path-tracking',
      'session journey',
    ]);
  });

  it('has later pages update the visit path and the journey, in this document and the next', () => {
    open('/');
    choose('accept');
    const id = Cookies.get('_guest_id');
    goTo('/services/cloud');
    expect(Cookies.get('_visit_activity')).toBe('/services/cloud');
    open('/resources/blogs/');
    expect(Cookies.get('_visit_activity')).toBe('/resources/blogs');
    expect(cookiePaths()).toEqual(['/', '/services/cloud', '/resources/blogs']);
    expect(paths()).toEqual(cookiePaths());
    expect(Cookies.get('_guest_id')).toBe(id);
    choose('accept');
    expect(Cookies.get('_guest_id')).toBe(id);
    expect(paths()).toEqual(['/', '/services/cloud', '/resources/blogs']);
  });

  it('§3 §4 saves the tracked path to local storage on each update', () => {
    open('/');
    choose('accept');
    for (const path of ['/services/cloud', '/products/reportwa']) {
      trackPath(path);
      expect(localStorage.getItem('path-tracking')).toBe(path);
    }
    sessionStorage.clear();
    open('/contact');
    expect(visitMemory().trackedPath).toBe('/products/reportwa');
  });

  it('after a decline begins with the page on show', () => {
    open('/');
    choose('decline');
    goTo('/services/cloud');
    choose('accept');
    expect(paths()).toEqual(['/services/cloud']);
    expect(cookiePaths()).toEqual(['/services/cloud']);
  });

  it('lets a window without session storage go on from the cookie', () => {
    open('/');
    choose('accept');
    sessionStorage.clear();
    open('/contact');
    expect(paths()).toEqual(['/', '/contact']);
  });
});

describe('a huge journey', () => {
  it('§3 only grows in the visit, while the cookie drops its oldest', () => {
    open('/');
    choose('accept');
    let before = 1;
    for (let page = 0; page < 500; page += 1) {
      goTo(`/blog/a-post-with-a-rather-long-name-of-its-own-${page}`);
      expect(visitMemory().journey).toHaveLength((before += 1));
    }
    const inCookie = cookiePaths();
    expect(inCookie).toEqual(paths().slice(-inCookie.length));
    expect(inCookie.length).toBeGreaterThan(40);
    expect((Cookies.get('_journey') ?? '').length).toBeLessThanOrEqual(MAX_JOURNEY_BYTES);
    open('/contact');
    expect(paths()).toHaveLength(502);
    const sent = enquiryContext().journey ?? [];
    expect(sent.length).toBeLessThanOrEqual(200);
    expect(sent).toEqual(visitMemory().journey.slice(-sent.length));
    expect(JSON.stringify(sent).length).toBeLessThanOrEqual(16_002);
  });
});

describe('DECLINE', () => {
  it('records decline, and deletes what the visit had left', () => {
    open('/services/cloud');
    trackPath('/services/cloud');
    goTo('/contact');
    choose('decline');
    expect(Cookies.get('_cookie_consent')).toBe('decline');
    expect(keptNames()).toEqual(DECLINED);
    expect(paths()).toEqual([]);
  });

  it('keeps pages and tracked path in memory alone', () => {
    open('/');
    choose('decline');
    goTo('/services/cloud');
    trackPath('/services/cloud');
    goTo('/contact');
    expect(keptNames()).toEqual(DECLINED);
    expect(paths()).toEqual(['/services/cloud', '/contact']);
    expect(enquiryContext()).toEqual({ source_path: '/services/cloud' });
    open('/contact');
    expect(enquiryContext()).toEqual({ source_path: '/contact' });
  });

  it('withdraws an ACCEPT: everything that needed it goes at once', () => {
    open('/services/cloud');
    choose('accept');
    trackPath('/services/cloud');
    goTo('/contact');
    choose('decline');
    expect(keptNames()).toEqual(DECLINED);
    expect(enquiryContext()).toEqual({ source_path: '/contact' });
    goTo('/');
    expect(keptNames()).toEqual(DECLINED);
  });
});

describe('another tab', () => {
  /** The other tab changes cookies and storage, which it shares; this tab's memory stays. */
  function inAnotherTab(action: () => void): void {
    const { siteVisit, siteMemory } = window;
    const session = { ...sessionStorage } as Record<string, string>;
    const here = location.pathname;
    sessionStorage.clear();
    newDocument('/elsewhere');
    settleVisit(consentNow());
    recordVisit('/elsewhere');
    action();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    newDocument(here);
    if (siteVisit) window.siteVisit = siteVisit;
    if (siteMemory) window.siteMemory = siteMemory;
  }

  it('that withdraws is followed, before anything more is written', () => {
    open('/');
    choose('accept');
    inAnotherTab(() => choose('decline'));
    goTo('/services/cloud');
    expect(keptNames()).toEqual(DECLINED);
  });
});

describe('where nothing can be kept', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  it.each([
    ['cookies and storage are turned off', denied],
    ['cookies are refused and storage is full', () => undefined],
  ])('because %s, a visit goes on in memory', (_name, setCookie) => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(setCookie);
    jest
      .spyOn(document, 'cookie', 'get')
      .mockImplementation(setCookie === denied ? denied : () => '');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    open('/');
    goTo('/services/cloud');
    trackPath('/services/cloud');
    choose('accept');
    goTo('/contact');
    expect(consentNow()).toBe('accept');
    const { source_path, guest_id, journey } = enquiryContext();
    expect(source_path).toBe('/services/cloud');
    expect(guest_id).toMatch(UUID);
    expect(journey?.map(({ path }) => path)).toEqual(['/', '/services/cloud', '/contact']);
    choose('decline');
    expect(enquiryContext()).toEqual({ source_path: '/contact' });
  });
});

it('keeps nothing that the registry does not tell of, and paths without their queries', () => {
  open('/contact?service=cloud&name=somebody#form');
  choose('accept');
  trackPath(pathNow());
  for (const name of keptNames()) {
    const [area = '', key = ''] = name.split(' ');
    const where = area === 'cookie' ? 'cookie' : (`${area} storage` as 'local storage');
    expect(storedKeyOf(where, key)).toBeDefined();
  }
  expect(document.cookie + JSON.stringify([localStorage, sessionStorage])).not.toContain(
    'somebody',
  );
});

it('ends on demand, and tells of every change', () => {
  open('/');
  choose('accept');
  const heard = jest.fn();
  document.addEventListener(VISIT_EVENT, heard, { once: true });
  clearJourney();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(paths()).toEqual([]);
  expect(cookiePaths()).toEqual([]);
});
