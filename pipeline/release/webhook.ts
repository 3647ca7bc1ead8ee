/** Sends an outcome to a chat. A failure does not change a run's outcome. */
import { escapeForChat } from '@corporate-website/contract/chat-text';
import { count } from '../../src/lib/numbers';
import { exitCodes, headlineOf, type ReleaseReport } from './report';

const TIMEOUT_MS = 10_000;

/** The message in the form of Slack and compatible chats. */
export function webhookMessage(report: ReleaseReport): { text: string } {
  const { build, error, outcome } = report;
  const pages = build?.pages;
  const changes =
    report.isPublished && pages
      ? ` ${count(pages.new.length, 'page', 'pages')} new, ${pages.changed.length} changed, ${pages.removed.length} removed.`
      : '';
  const problems = build?.problems.length ? ` Problems: ${build.problems.length}.` : '';
  const reason = error ? `\n${error.split('\n').slice(0, 5).join('\n')}` : '';
  const text = `${headlineOf(report)} (${report.environment}, ${report.siteUrl}; ${outcome}, ${exitCodes[outcome]}).${changes}${problems}${reason}`;
  return { text: escapeForChat(text) };
}

/** Sends the message. @returns the failure, without the address, which is a secret; null if it was accepted */
export async function tellWebhook(url: string, report: ReleaseReport): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(webhookMessage(report)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? null : `The webhook answered with status ${response.status}.`;
  } catch (thrown) {
    const isSlow = thrown instanceof Error && thrown.name === 'TimeoutError';
    return isSlow
      ? `The webhook did not answer within ${TIMEOUT_MS / 1000} s.`
      : 'The webhook could not be reached.';
  }
}
