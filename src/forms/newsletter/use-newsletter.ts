import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { HONEYPOT_NAME, NEWSLETTER_EMAIL } from '@corporate-website/contract/write-facts';
import { messages } from '../../site/messages';
import { newUuid } from '../../lib/uuid';
import { notifyLater } from '../../notifications/notify-later';

const pattern = new RegExp(`^(?:${NEWSLETTER_EMAIL})$`, 'u');

/** Hint about an address that the pattern refuses: to its owner, one on `.technology` is like any other. */
function hintFor(address: string): string {
  const [, ending = ''] = /@.*(\.[a-z]{5,63})$/i.exec(address) ?? [];
  return ending && pattern.test(`${address.slice(0, -ending.length)}.com`)
    ? `The newsletter cannot take addresses that end in ${ending}, only those with two to four letters at the end, such as .com. Please use another one.`
    : 'Enter an address such as name@company.com.';
}

export interface NewsletterState {
  /** Whether the script has replaced the browser's own checks. */
  readonly isEnhanced: boolean;
  readonly isSending: boolean;
  /** The fault of the address, beside it. */
  readonly error?: string | undefined;
  /** The outcome, while the address is still in the field. */
  readonly note?: string | undefined;
}

const loadWrites = () => import(/* webpackChunkName: 'writes' */ '../writes');

/** Loads what a press will need: without a line it could say nothing. */
function loadSending(): void {
  Promise.all([
    loadWrites(),
    import(/* webpackChunkName: 'notify' */ '../../notifications/notify'),
  ]).catch(() => undefined);
}

/** Milliseconds in which a press of the emptied form belongs to the one that sent it: the second of a double click. */
const SAME_PRESS_MS = 1000;

const atRest: NewsletterState = { isEnhanced: true, isSending: false };

function member(error: unknown, name: 'kind' | 'serverMessage'): unknown {
  return error instanceof Error ? (error as unknown as Record<string, unknown>)[name] : undefined;
}

/** The server's own words, where it has any. */
function failureWords(error: unknown): string {
  const said = member(error, 'serverMessage');
  return typeof said === 'string' ? said : messages.wentWrong;
}

function keptWords(error: unknown): string {
  const isOffline = member(error, 'kind') === 'offline' || !navigator.onLine;
  return isOffline
    ? 'You are offline. The address stays here: send it when you are back online.'
    : 'Nothing is lost: the address stays here. Please try again.';
}

/** Whether a robot filled the form in. The form asks for a second press, in case a person did. */
function isTrapped(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(HONEYPOT_NAME);
  if (!(trap instanceof HTMLInputElement) || trap.value === '') return false;
  trap.value = '';
  return true;
}

/**
 * Signing up without leaving the page, one at a time. An address that does not match the pattern is not sent; one that
 * could not be sent stays in the field.
 */
export function useNewsletter() {
  const [state, setState] = useState<NewsletterState>({ ...atRest, isEnhanced: false });
  /** One address is one attempt, however often it is sent. */
  const attempt = useRef({ address: '', key: '' });
  const isUnderWay = useRef(false);
  const emptiedAt = useRef(-Infinity);
  // oxlint-disable-next-line react/set-state-in-effect -- the built page cannot know that its script has come
  useEffect(() => setState(atRest), []);

  const send = useCallback(async (input: HTMLInputElement) => {
    const address = input.value.trim();
    if (attempt.current.address !== address) attempt.current = { address, key: newUuid() };
    isUnderWay.current = true;
    setState({ ...atRest, isSending: true });
    try {
      const { subscribe } = await loadWrites();
      await subscribe({ business_email: address }, { idempotencyKey: attempt.current.key });
      // Text typed meanwhile is another address.
      if (input.value.trim() === address) {
        input.value = '';
        emptiedAt.current = Date.now();
      }
      setState(atRest);
      void notifyLater('success', messages.subscribed);
    } catch (error) {
      setState({ ...atRest, note: keptWords(error) });
      void notifyLater('error', failureWords(error));
    } finally {
      isUnderWay.current = false;
    }
  }, []);

  const onSubmit = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      const input = form.elements.namedItem('business_email');
      if (isUnderWay.current || !(input instanceof HTMLInputElement)) return;
      if (input.value === '' && Date.now() - emptiedAt.current < SAME_PRESS_MS) return;
      const address = input.value.trim();
      if (!pattern.test(address)) {
        void notifyLater('warning', messages.invalidEmail);
        setState({ ...atRest, error: hintFor(address) });
        input.focus();
      } else if (isTrapped(form)) {
        setState({ ...atRest, note: 'Please press the button again.' });
      } else {
        void send(input);
      }
    },
    [send],
  );
  /** A fault goes as soon as it is fixed, and none comes during typing. */
  const onInput = useCallback(({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    if (pattern.test(currentTarget.value.trim())) {
      setState((now) => (now.error ? { ...now, error: undefined } : now));
    }
  }, []);
  return { state, onSubmit, onInput, onFocus: loadSending };
}
