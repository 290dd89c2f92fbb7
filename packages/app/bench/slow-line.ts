import { createServer, connect as open, type Socket } from 'node:net';
import { freePort } from '../../../journeys/support/server.ts';

/** A line of mobile data as schools have it: what comes down shares one rate, and every turn takes the delay. */
const schoolLine = { bytesPerSecond: 200_000, roundTripMs: 150 };

export interface SlowLine {
  readonly url: string;
  /** Bytes that came down since the line was opened. */
  readonly received: () => number;
  /** While it does not matter how long something takes. */
  hurry(isInHurry: boolean): void;
  close(): Promise<void>;
}

/**
 * A port that leads to another over a slow line. All of a browser's traffic passes it, that of its service worker too, which the
 * debugger's own throttle leaves as fast as it was.
 * @param target 'http://localhost:3000'
 */
export async function openSlowLine(target: string, line = schoolLine): Promise<SlowLine> {
  const { port: to } = new URL(target);
  const port = await freePort();
  const sockets = new Set<Socket>();
  let freeAt = 0;
  let received = 0;
  let isInHurry = false;
  const half = () => (isInHurry ? 0 : line.roundTripMs / 2);
  const rate = () => (isInHurry ? Number.POSITIVE_INFINITY : line.bytesPerSecond);

  /** Hands on what comes, each part at its time and in its order; null ends it. */
  const road = (socket: Socket) => {
    const waiting: { readonly at: number; readonly chunk: Buffer | null }[] = [];
    const hand = () => {
      while (waiting[0] && waiting[0].at <= performance.now()) {
        const { chunk } = waiting.shift() as (typeof waiting)[number];
        if (socket.destroyed) return;
        if (chunk === null) socket.end();
        else socket.write(chunk);
      }
      if (waiting[0]) setTimeout(hand, waiting[0].at - performance.now());
    };
    return (at: number, chunk: Buffer | null) => {
      waiting.push({ at: Math.max(at, waiting.at(-1)?.at ?? 0), chunk });
      if (waiting.length === 1) setTimeout(hand, at - performance.now());
    };
  };

  const server = createServer((near) => {
    sockets.add(near);
    const far = open(Number(to), 'localhost');
    sockets.add(far);
    // Opening a connection is a turn of its own.
    const openAt = performance.now() + 2 * half();
    const up = road(far);
    const down = road(near);
    near.on('data', (chunk: Buffer) => up(Math.max(performance.now(), openAt) + half(), chunk));
    near.on('end', () => up(performance.now() + half(), null));
    far.on('data', (chunk: Buffer) => {
      received += chunk.length;
      // In parts, so that answers on several connections share the line.
      for (let at = 0; at < chunk.length; at += 1_460) {
        const part = chunk.subarray(at, at + 1_460);
        freeAt = Math.max(performance.now(), freeAt) + (1000 * part.length) / rate();
        down(freeAt + half(), part);
      }
    });
    far.on('end', () => down(performance.now() + half(), null));
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
  });
  await new Promise<void>((done) => server.listen(port, () => done()));
  return {
    url: `http://localhost:${port}`,
    received: () => received,
    hurry: (wanted) => {
      isInHurry = wanted;
      freeAt = 0;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
