/** Pages without scripts, such as the answer to a form that a browser posted. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '@corporate-website/contract/escape-html';
import { BACK_NAME } from '@corporate-website/contract/write-facts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The site's own origins, the first of them the way back where a request names none. */
    siteOrigins: readonly string[];
  }
}

export interface FormAnswer {
  message: string;
  /** One message a field; present where the form was rejected. */
  errors?: Record<string, string> | undefined;
  /** The fields that are posted again by a button on the page; absent where there is nothing to confirm. */
  confirms?: readonly string[];
}

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  business_email: 'Business email',
  message: 'Message',
  phone: 'Telephone',
  company: 'Company',
  service: 'Service',
  line_of_business: 'Line of business',
  company_size: 'Company size',
  rating: 'Rating',
};

const style = `
:root { color-scheme: light dark; }
body { max-width: 38rem; margin: 12vh auto; padding: 0 1.25rem; font: 1.125rem/1.6 system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; }
dt { margin-top: 1rem; font-weight: 600; }
.fault { font-weight: 600; }
.fault::before { content: "→ "; }
dd { margin: 0; overflow-wrap: anywhere; }
.typed { white-space: pre-wrap; border-inline-start: 3px solid; padding-inline-start: .75rem; opacity: .8; }
button { margin-top: .5rem; padding: .75rem 1.5rem; font: inherit; font-weight: 600; cursor: pointer; }
a { display: inline-block; margin-top: 1.5rem; padding: .75rem 0; }`;

/** The visitor's input in a field, so that it is not lost. */
export function typedValue({ body }: FastifyRequest, field: string): string {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, field)) return '';
  const value = (body as Record<string, unknown>)[field];
  return typeof value === 'string' ? value.trim() : '';
}

/** The rejected form: each field that has a fault, a value, or both. */
function rejectedFields(request: FastifyRequest, errors: Record<string, string>): string {
  const entries = Object.entries(labels).flatMap(([field, label]) => {
    const error = Object.hasOwn(errors, field) ? errors[field] : undefined;
    const value = typedValue(request, field);
    if (!error && !value) return [];
    const fault = error ? `<dd class="fault">${escapeHtml(error)}</dd>` : '';
    const typed = value ? `<dd class="typed">${escapeHtml(value)}</dd>` : '';
    return [`<dt>${label}</dt>${fault}${typed}`];
  });
  return entries.length > 0 ? `<dl>\n${entries.join('\n')}\n</dl>` : '';
}

/** An address on one of the site's own origins, or null. */
function ownUrl(request: FastifyRequest, address: string, base?: string): URL | null {
  if (address === '' || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return request.server.siteOrigins.includes(url.origin) ? url : null;
}

/** URL of the site, for a way back. */
export function siteAddress(request: FastifyRequest): string {
  return `${request.server.siteOrigins[0] ?? ''}/`;
}

/** The page that the form stood on, where it is one of the site's own; else the site. */
function wayBack(request: FastifyRequest): string {
  const site = siteAddress(request);
  const referrer = ownUrl(request, request.headers.referer ?? '');
  const named = ownUrl(request, typedValue(request, BACK_NAME), referrer?.href ?? site);
  return (named ?? referrer)?.href ?? site;
}

/** The same form once more, without what made it suspect. */
function confirmation(request: FastifyRequest, fields: readonly string[]): string {
  const values = fields.map((field) => [field, typedValue(request, field)] as const);
  const inputs = [...values, [BACK_NAME, wayBack(request)] as const]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`);
  return `<form method="post">\n${inputs.join('\n')}\n<button>Send it</button>\n</form>`;
}

/**
 * Sends a page that needs no script; the status code is the caller's.
 * @param title plain text
 * @param content HTML below the heading
 */
export function sendPage(reply: FastifyReply, title: string, content: string): FastifyReply {
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
  return reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Sends the answer to a form; the status code is the caller's. */
export function sendFormPage(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: FormAnswer,
): FastifyReply {
  const failed = reply.statusCode >= 400;
  const title = answer.confirms ? 'Not sent yet' : failed ? 'This was not sent' : 'Thank you';
  const content = `<p role="${failed ? 'alert' : 'status'}">${escapeHtml(answer.message)}</p>
${answer.confirms ? confirmation(request, answer.confirms) : ''}
${failed ? rejectedFields(request, answer.errors ?? {}) : ''}
<p><a href="${escapeHtml(wayBack(request))}">Back to the page</a></p>`;
  return sendPage(reply, title, content);
}
