export interface FetchAnswer {
  status?: number;
  body?: unknown;
}

/** An answer of a server to a component in jsdom, which has no `Response` of its own. */
export const fetchAnswer = ({ status = 200, body = {} }: FetchAnswer): Response =>
  ({
    ok: status < 400,
    status,
    headers: new Headers(),
    json: () => Promise.resolve(body),
    text: () => Promise.resolve(JSON.stringify(body)),
  }) as Response;
