/** A stand-in for third parties, on a server of its own: a call widget's, and one that takes reports. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serve, type LocalServer } from './local-server';

/**
 * A stand-in that acts on a page as such scripts do. A text, since compilers put calls of their own helpers into
 * functions.
 */
const STAND_IN = `(() => {
  const { origin } = new URL(document.currentScript.src);
  const add = (parent, tag, text) => {
    const element = document.createElement(tag);
    element.textContent = text;
    element.dataset.standIn = '';
    parent.append(element);
  };
  add(document.head, 'style', '[data-stand-in] { color: inherit }');
  add(document.body, 'div', 'Call now');
  // Later too, once it has looked around.
  setTimeout(() => add(document.body, 'aside', 'Calls'), 50);
  document.cookie = '_stand_in=1; path=/';
  localStorage.setItem('stand-in', '1');
  setInterval(() => void fetch(origin + '/beat', { mode: 'no-cors' }), 100);
})()`;

/** Path that reports are sent to, and read again from. */
export const REPORTS_PATH = '/reports';

export interface TakenReport {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Takes reports from pages of any origin, and returns them. */
function reportDesk() {
  const taken: TakenReport[] = [];
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, headers } = request;
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (method === 'POST') taken.push({ headers, body: await text(request) });
    response.end(method === 'GET' ? JSON.stringify(taken) : '');
  };
}

/** Serves the script at the address that the tests' site was built with. */
export function serveCallWidget(address: string): Promise<LocalServer> {
  const { port, pathname } = new URL(address);
  const takeReport = reportDesk();
  return serve((request, response) => {
    const { url = '' } = request;
    if (url === REPORTS_PATH) {
      void takeReport(request, response);
      return;
    }
    response.setHeader('content-type', 'text/javascript');
    response.end(url === pathname ? STAND_IN : '');
  }, Number(port));
}
