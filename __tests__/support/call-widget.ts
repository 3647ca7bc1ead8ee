/** A stand-in for a third party's call widget, on a server of its own. */
import { once } from 'node:events';
import { createServer } from 'node:http';

/** What such scripts do to a page. A text, since compilers put calls of their own helpers into functions. */
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

/** Serves the script at the address that the tests' site was built with. @returns what stops it */
export async function serveCallWidget(address: string): Promise<{ close: () => Promise<void> }> {
  const { port, hostname, pathname } = new URL(address);
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'text/javascript');
    response.end(url === pathname ? STAND_IN : '');
  });
  await once(server.listen(Number(port), hostname), 'listening');
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
