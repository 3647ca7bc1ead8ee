/**
 * The calls that send a visitor's input, one function each. They resolve only after the server has confirmed it, and
 * reject with an `AdminApiError`; the caller words the failure.
 */
import { callUrl } from '@corporate-website/contract/call-url';
import { IDEMPOTENCY_HEADER, writePaths } from '@corporate-website/contract/write-facts';
import type {
  ContactBody,
  FeedbackBody,
  InsurtechBody,
  SubscriberBody,
} from '@corporate-website/contract/writes';
import { messages } from '../site/messages';
import { adminApi, postJson } from '../live/api/request';

export interface WriteOptions {
  /** A UUID that every try of one attempt shares: the server stores it once. */
  idempotencyKey: string;
  signal?: AbortSignal | undefined;
}

function send(
  call: keyof typeof writePaths,
  body: unknown,
  { idempotencyKey, signal }: WriteOptions,
): Promise<void> {
  return postJson(callUrl(adminApi(), writePaths[call]), body, {
    signal,
    headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
  });
}

/** `POST contactUs` @returns 'Success!' */
export async function sendContact(body: ContactBody, options: WriteOptions) {
  await send('contact', body, options);
  return messages.contactSent;
}

/** `POST contactUs/insurtech` @returns 'Success!' */
export async function sendInsurtechEnquiry(body: InsurtechBody, options: WriteOptions) {
  await send('insurtech', body, options);
  return messages.contactSent;
}

/** `POST contactUs/feedback` */
export function sendFeedback(body: FeedbackBody, options: WriteOptions): Promise<void> {
  return send('feedback', body, options);
}

/** `POST subscribers` */
export function subscribe(body: SubscriberBody, options: WriteOptions): Promise<void> {
  return send('subscribe', body, options);
}
