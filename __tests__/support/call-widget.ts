/** A stand-in for a third party's call widget, on a server of its own. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What such scripts do to a page. Runs in the browser, as text. */
function standIn(): void {
  const { origin } = new URL((document.currentScript as HTMLScriptElement).src);
  const add = (parent: Element, tag: string, text: string) => {
    const element = document.createElement(tag);
    element.textContent = text;
    element.dataset['standIn'] = '';
    parent.append(element);
  };
  add(document.head, 'style', '[data-stand-in] { color: inherit }');
  add(document.body, 'div', 'Call now');
  // Later too, once it has looked around.
  setTimeout(() => {
    add(document.body, 'aside', 'Calls');
  }, 50);
  document.cookie = '_stand_in=1; path=/';
  localStorage.setItem('stand-in', '1');
  setInterval(() => void fetch(`${origin}/beat`, { mode: 'no-cors' }), 100);
}

export interface CallWidget {
  /** Paths that it was asked for. */
  readonly asked: string[];
  close: () => Promise<void>;
}

/** Milliseconds for which another suite may keep the address, which is one for all. */
const PATIENCE_MS = 150_000;

async function listen(server: Server, port: number, hostname: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await once(server.listen(port, hostname), 'listening');
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || Date.now() > end) throw error;
      await wait(250);
    }
  }
}

/** Serves the script at the address that the tests' site was built with, as soon as no other suite does. */
export async function serveCallWidget(address: string): Promise<CallWidget> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.setHeader('content-type', 'text/javascript');
    response.end(url === new URL(address).pathname ? `(${standIn.toString()})()` : '');
  });
  const { port, hostname } = new URL(address);
  await listen(server, Number(port), hostname);
  return {
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
