import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/** A thread without work ends, ms: each holds some 100 MB. */
const idleMs = 60_000;
/** One core stays for answering requests. */
export const mostThreads = Math.max(1, Math.min(4, availableParallelism() - 1));

/** What a pool may take of the machine. */
export interface PoolPower {
  readonly maxThreads: number;
  /** Steps by which its threads stand back from the others, 0 to 19; where the system knows none, they do not. */
  readonly niceIncrement: number;
}
export const fullPower: PoolPower = { maxThreads: mostThreads, niceIncrement: 0 };
/** What is left by everything else. */
export const sparePower: PoolPower = { maxThreads: 1, niceIncrement: 19 };

/** What became of a question: its answer, or why there is none. `failed`: its thread died, took too long or was closed. */
export type Ran<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly reason: 'busy' | 'failed' };

export interface ThreadPool<Question, Answer> {
  run(question: Question): Promise<Ran<Answer>>;
  close(): Promise<void>;
}

export interface ThreadProgram {
  /** `import.meta.url` of the module beside which `<name>.thread.ts` and, for running from sources, `<name>.source.mjs` stand. */
  readonly beside: string;
  readonly name: string;
  /** Questions that may wait; the next is refused at once instead of waiting for minutes. */
  readonly maxWaiting: number;
  /** A question without an answer after this, ms, waiting included, has met a fault: its thread is ended. */
  readonly patienceMs: number;
}

/** Heavy work in threads away from the one that answers requests. A question that brings a thread down costs that question alone; `onError` is told why. */
export function createThreadPool<Question, Answer>(
  { beside, name, maxWaiting, patienceMs }: ThreadProgram,
  onError: (error: unknown) => void,
  power: PoolPower = fullPower,
): ThreadPool<Question, Answer> {
  const isSource = beside.endsWith('.ts');
  const pool = new Piscina<Question, Answer>({
    filename: new URL(isSource ? `./${name}.source.mjs` : `./${name}.thread.js`, beside).href,
    execArgv: isSource ? ['--conditions=caderneta-source'] : [],
    minThreads: 0,
    ...power,
    idleTimeout: idleMs,
    // A waiting thread must not block: it loads what it may need next meanwhile.
    atomics: 'disabled',
  });
  let closed = false;
  return {
    run: async (question) => {
      if (closed) return { ok: false, reason: 'failed' };
      if (pool.queueSize >= maxWaiting) return { ok: false, reason: 'busy' };
      try {
        return { ok: true, answer: await pool.run(question, { signal: AbortSignal.timeout(patienceMs) }) };
      } catch (error) {
        if (!closed) onError(error);
        return { ok: false, reason: 'failed' };
      }
    },
    close: async () => {
      closed = true;
      await pool.destroy();
    },
  };
}
