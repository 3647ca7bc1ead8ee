/**
 * Sends a form's enquiries: one sender a form, which outlives the form's page. It sends one thing at a time, and the same
 * thing under the same key.
 */
import type { FormStatus } from '../fields/form-status';
import { notify } from '../../notifications/notify';
import { AdminApiError } from '../../live/api/errors';
import type { FormName } from '../field-names';
import { dropDraft, keepDraft, readDraft, type Attempt } from './draft';
import { enquiries, type Checked } from './enquiries';
import { failureWords, offlineWords } from './failure-words';
import { newUuid } from '../../lib/uuid';

/** The form, while it is on the page. */
export interface FormView {
  /** Called whenever the status has changed. */
  show: (status: FormStatus) => void;
  /** The fields that the server refused. */
  refuse: (errors: Readonly<Record<string, string>>) => void;
  /** The server has the form's content. */
  sent: () => void;
  /** Back online, and the visitor wants it sent. */
  resume: () => void;
}

/** Milliseconds after which the visitor learns that it takes long, and may stop it. */
const SLOW_MS = 8000;

const slow: FormStatus = {
  kind: 'sending',
  message: 'This is taking longer than usual.',
  detail: 'Leave it running, or stop and try again.',
};
/** A try that began offline cannot have reached the server. */
const offline: FormStatus = { kind: 'offline', ...offlineWords };
const waiting: FormStatus = {
  kind: 'waiting',
  message: 'Waiting until you are back online.',
  detail:
    'We will send it as soon as you are, if this page is still open. If you leave the page first, your text is kept in this tab, but not sent.',
};
const lineIsBack: FormStatus = {
  kind: 'failed',
  message: 'You are back online.',
  detail: 'Press the button when you are ready.',
};
const notSent: FormStatus = {
  kind: 'failed',
  message: 'Not sent.',
  detail: 'What you wrote is still here.',
};
const cutShort: FormStatus = {
  kind: 'failed',
  message: 'Your last attempt was interrupted.',
  detail: 'It may have reached us. Send it again to be sure: it will be stored only once.',
};
const leftWaiting: FormStatus = {
  kind: 'failed',
  message: 'Your message was not sent.',
  detail: 'You left before you were back online. What you wrote is still here.',
};

/** The words for an attempt of an earlier page load; null where it left nothing open. */
export function openEnd(attempt: Attempt | null): FormStatus | null {
  if (attempt?.isOpen) return cutShort;
  return attempt?.isWaiting ? leftWaiting : null;
}

/** Has the browser ask before it leaves a page. */
const askFirst = (event: Event) => event.preventDefault();

export type Sender = ReturnType<typeof createSender>;

function createSender(name: FormName) {
  const enquiry = enquiries[name];
  let status: FormStatus = { kind: 'idle' };
  let view: FormView | null = null;
  let underWay: AbortController | null = null;
  /** The last body to send, as it was checked. */
  let wanted: Checked | null = null;
  /** Context sent along: a retry is identical, as long as the visitor still agrees to it. */
  let sentAlong: Checked | null = null;

  function show(next: FormStatus): void {
    status = next;
    view?.show(next);
  }

  function keepAttempt(attempt: Attempt | null): void {
    keepDraft(name, { ...readDraft(name), attempt });
  }

  function attemptAt(meant: string): Attempt {
    const last = readDraft(name).attempt;
    if (last?.meant === meant) return { ...last, isOpen: true, isWaiting: false };
    sentAlong = null;
    return { key: newUuid(), meant, isOpen: true, isWaiting: false };
  }

  function contextAgain(): Checked {
    const now = enquiry.context();
    const hasWithdrawn = sentAlong?.['guest_id'] !== now['guest_id'];
    if (!sentAlong || hasWithdrawn) sentAlong = now;
    return sentAlong;
  }

  function fail(error: unknown, attempt: Attempt, hadLine: boolean): void {
    const failure =
      error instanceof AdminApiError
        ? error
        : new AdminApiError('shape', `Sending ${name} failed.`, {}, error);
    const { kind, fieldErrors, serverMessage } = failure;
    // Without a fault in any field the key was refused: it belongs to another enquiry by now.
    const isKeyRefused = failure.status === 422 && !fieldErrors;
    keepAttempt(isKeyRefused ? null : { ...attempt, isOpen: hadLine && kind !== 'status' });
    if (kind === 'offline') {
      addEventListener('online', backOnline);
      show(hadLine ? { kind, ...failureWords(failure) } : offline);
    } else {
      show({ kind: 'failed', ...failureWords(failure) });
    }
    if (fieldErrors) view?.refuse(fieldErrors);
    if (kind === 'aborted') return;
    const words = enquiry.notices && (serverMessage ?? enquiry.notices.failed);
    if (words) notify('error', words);
    else if (!view) notify('error', `${failureWords(failure).message} What you wrote is saved.`);
  }

  function succeed(): void {
    dropDraft(name);
    wanted = null;
    sentAlong = null;
    view?.sent();
    if (enquiry.notices) notify('success', enquiry.notices.sent);
    else if (!view) notify('success', 'Your message has reached us.');
    // On another page by now: the form is found empty.
    show(view ? { kind: 'sent', message: 'Sent.' } : { kind: 'idle' });
  }

  /** @param body the form's schema's output */
  async function send(body: Checked): Promise<void> {
    if (underWay) return;
    wanted = body;
    stopWaiting();
    // Some browsers report that they are offline while online: it is tried all the same.
    const hadLine = navigator.onLine;
    const controller = new AbortController();
    underWay = controller;
    const attempt = attemptAt(JSON.stringify(body));
    keepAttempt(attempt);
    show({ kind: 'sending' });
    const timer = setTimeout(() => show(slow), SLOW_MS);
    try {
      await enquiry.send(
        { ...body, ...contextAgain() },
        { idempotencyKey: attempt.key, signal: controller.signal },
      );
      underWay = null;
      succeed();
    } catch (error) {
      underWay = null;
      fail(error, attempt, hadLine);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Goes on where that was asked for; else says that it can. */
  function backOnline(): void {
    const goesOn = status.kind === 'waiting';
    stopWaiting();
    if (!goesOn) show(lineIsBack);
    else if (view) view.resume();
    else if (wanted) void send(wanted);
  }

  /** For another load of the page. */
  function keepWaiting(isWaiting: boolean): void {
    const { attempt } = readDraft(name);
    if (attempt && attempt.isWaiting !== isWaiting) keepAttempt({ ...attempt, isWaiting });
  }

  /** A page kept for Back hears nothing of the line. */
  function backOnPage(): void {
    if (navigator.onLine) backOnline();
  }

  function stopWaiting(): void {
    keepWaiting(false);
    removeEventListener('online', backOnline);
    removeEventListener('pageshow', backOnPage);
    removeEventListener('beforeunload', askFirst);
  }

  return {
    send,
    isSending: () => underWay !== null,
    status: () => status,
    show,
    /** Sends it once the browser is back online. */
    wait() {
      if (navigator.onLine) {
        backOnlineNow();
        return;
      }
      keepWaiting(true);
      addEventListener('pageshow', backOnPage);
      addEventListener('beforeunload', askFirst);
      show(waiting);
    },
    cancel() {
      stopWaiting();
      show(notSent);
    },
    stop: () => underWay?.abort(),
    /** The form comes onto the page. @returns what takes it off again */
    open(form: FormView) {
      view = form;
      return () => {
        view = null;
        if (status.kind !== 'sending' && status.kind !== 'waiting') status = { kind: 'idle' };
      };
    },
  };

  function backOnlineNow(): void {
    status = waiting;
    backOnline();
  }
}

const senders = new Map<FormName, Sender>();

/** The one sender of a form. */
export function senderOf(name: FormName): Sender {
  const sender = senders.get(name) ?? createSender(name);
  senders.set(name, sender);
  return sender;
}
