import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LegacyServer {
  readonly url: string;
  /** Bodies that were asked of it, as text. */
  readonly asked: string[];
  /** What it answers from now on. */
  answer(body: unknown, status?: number): void;
  close(): Promise<void>;
}

/** An older answer-sheet service that answers what a test says. */
export async function startLegacyServer(): Promise<LegacyServer> {
  const asked: string[] = [];
  let next: { body: unknown; status: number } = { body: {}, status: 200 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(Buffer.concat(chunks).toString('latin1'));
      response.writeHead(next.status, { 'content-type': 'application/json' });
      response.end(typeof next.body === 'string' ? next.body : JSON.stringify(next.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/processar-omr`,
    asked,
    answer: (body, status = 200) => {
      next = { body, status };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
