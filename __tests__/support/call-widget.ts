/** A stand-in for a third party's call widget, on a server of its own. */
import { createServer } from 'node:http';

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

/** Serves the script at the address that the tests' site was built with. */
export async function serveCallWidget(address: string): Promise<CallWidget> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.setHeader('content-type', 'text/javascript');
    response.end(url === new URL(address).pathname ? `(${standIn.toString()})()` : '');
  });
  const { port, hostname } = new URL(address);
  await new Promise<void>((resolve) => {
    server.listen(Number(port), hostname, resolve);
  });
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
