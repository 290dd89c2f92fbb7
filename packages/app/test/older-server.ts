import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the fake server answers to 'METHOD /path'. */
export interface Canned {
  readonly status?: number;
  /** Sent as JSON; a text is sent as it is. */
  readonly body: unknown;
}

/** A request that came: 'METHOD /path?query' and its token. */
export interface Seen {
  readonly line: string;
  readonly token: string | undefined;
}

export interface OlderServer {
  readonly seen: readonly Seen[];
  /** Answers of the next requests, by 'METHOD /path'. */
  answer(line: string, canned: Canned): void;
  close(): Promise<void>;
}

/** A server that answers as older ones do, at the origin that the page would have: relative addresses reach it while it is open. */
export async function openOlderServer(): Promise<OlderServer> {
  const seen: Seen[] = [];
  const answers = new Map<string, Canned>([['GET /config.json', { body: { apiRoot: '' } }]]);
  const server = createServer((request, response) => {
    const line = `${request.method} ${request.url}`;
    seen.push({ line, token: request.headers.authorization });
    const { status = 200, body } = answers.get(line.split('?')[0] ?? '') ?? { status: 404, body: '<html></html>' };
    response.writeHead(status, { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = globalThis.fetch;
  globalThis.fetch = (url, init) => real(new URL(String(url), origin), init);
  return {
    seen,
    answer: (line, canned) => void answers.set(line, canned),
    close: async () => {
      globalThis.fetch = real;
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
