/**
 * WebKit for the flows: WebKitGTK by WebDriver over HTTP, https://www.w3.org/TR/webdriver2/. It is the engine of Safari
 * and not Safari itself.
 */
import { untilFound } from '../../../scripts/servers/until';
import type { Driver, Engine, InPage, NamedKey, Pointer, Start } from './driver';
import { startWebkitProcesses, type WebkitProcesses } from './webkit-processes';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<NamedKey, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

const CALL_MS = 60_000;

interface Answer {
  value: unknown;
}

async function call(url: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(CALL_MS),
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await response.json()) as Answer;
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebKit: ${error}: ${message}`);
}

/** Under automation the console is silent: each look at a page sees to it that somebody listens in it. */
const LISTEN = `if (!window.siteTrouble) {
  const noted = (window.siteTrouble = []);
  const note = (text) => noted.push(location.pathname + ': ' + text);
  const violation = (it) => note(it.effectiveDirective + ' kept back ' + (it.blockedURI || it.blockedURL) + ' ' + it.sample);
  document.addEventListener('securitypolicyviolation', violation);
  addEventListener('error', (event) => note(event.message + ' ' + (event.error && event.error.stack)));
  addEventListener('unhandledrejection', ({ reason }) => note('unhandled: ' + reason));
  const early = new ReportingObserver(() => {}, { types: ['csp-violation'], buffered: true });
  early.observe();
  for (const { body } of early.takeRecords()) violation(body);
  early.disconnect();
}`;

class WebkitPage implements Driver {
  readonly #at: string;
  readonly #trouble: string[] = [];

  constructor(at: string) {
    this.#at = at;
  }

  #post(path: string, body: object = {}): Promise<unknown> {
    return call(`${this.#at}/${path}`, 'POST', body);
  }

  #act(...actions: object[]): Promise<unknown> {
    return this.#post('actions', { actions });
  }

  /** A page's notes go with it. */
  async #collect(): Promise<void> {
    const noted = await this.evaluate<null, string[]>(
      () => (window as unknown as { siteTrouble: string[] }).siteTrouble.splice(0),
      null,
    );
    this.#trouble.push(...noted);
  }

  async goto(url: string): Promise<void> {
    await this.#collect();
    await this.#post('url', { url });
  }

  async reload(): Promise<void> {
    await this.#collect();
    await this.#post('refresh');
  }

  async evaluate<A, R>(run: InPage<A, R>, argument: A): Promise<R> {
    const script = `${LISTEN}; return (${String(run)})(arguments[0]);`;
    return (await this.#post('execute/sync', { script, args: [argument] })) as R;
  }

  async evaluateIn<A, R>(css: string, run: InPage<A, R>, argument: A): Promise<R> {
    const id = await this.#post('element', { using: 'css selector', value: css });
    await this.#post('frame', { id });
    try {
      return await this.evaluate(run, argument);
    } finally {
      await this.#post('frame', { id: null });
    }
  }

  async moveTo(x: number, y: number): Promise<void> {
    await this.#point('mouse', x, y, []);
  }

  async pressAt(x: number, y: number, pointer: Pointer): Promise<void> {
    await this.#point(pointer, x, y, [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  #point(pointerType: Pointer, x: number, y: number, then: object[]): Promise<unknown> {
    const move = { type: 'pointerMove', duration: 0, origin: 'viewport' };
    const actions = [{ ...move, x: Math.round(x), y: Math.round(y) }, ...then];
    return this.#act({ type: 'pointer', id: pointerType, parameters: { pointerType }, actions });
  }

  key(key: NamedKey): Promise<void> {
    return this.type(KEYS[key]);
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#act({ type: 'key', id: 'keyboard', actions });
  }

  /** The window is larger than its page by a frame, and takes a moment to reach its new size. */
  async resize(width: number, height: number): Promise<void> {
    const sizes = () =>
      this.evaluate<null, [number, number, number, number]>(
        () => [innerWidth, innerHeight, outerWidth - innerWidth, outerHeight - innerHeight],
        null,
      );
    let frame = '';
    await untilFound(`a window of ${width} × ${height} px`, async () => {
      const [w, h, right, bottom] = await sizes();
      if (w === width && h === height) return true;
      const said = `${right} ${bottom}`;
      if (said !== frame) {
        frame = said;
        const rect = { x: 0, y: 0, width: width + right, height: height + bottom };
        await this.#post('window/rect', rect);
      }
      return undefined;
    });
  }

  async trouble(): Promise<string[]> {
    await this.#collect();
    return [...this.#trouble];
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from((await call(`${this.#at}/screenshot`, 'GET')) as string, 'base64');
  }

  async close(): Promise<void> {
    await call(this.#at, 'DELETE');
  }
}

/** A driver has one session at a time. */
async function openSession({ url, miniBrowser }: WebkitProcesses, start: Start): Promise<Driver> {
  const args = [
    '--automation',
    ...(start.scripts === false ? ['--enable-javascript-markup=false'] : []),
  ];
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args } },
  };
  const value = await call(`${url}/session`, 'POST', { capabilities });
  return new WebkitPage(`${url}/session/${(value as { sessionId: string }).sessionId}`);
}

export async function webkitEngine(): Promise<Engine> {
  const processes = await startWebkitProcesses();
  return {
    open: async (start) => {
      const page = await openSession(processes, start);
      await page.resize(1280, 800);
      return page;
    },
    close: () => processes.close(),
  };
}
