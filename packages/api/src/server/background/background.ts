import type { FastifyBaseLogger } from 'fastify';

/** Work that an answer does not wait for. The server waits for it before it closes. */
export interface Background {
  run(what: string, task: () => Promise<void>): void;
  settled(): Promise<void>;
}

/** Failures of the tasks are logged under the name `what`. */
export function createBackground(logger: FastifyBaseLogger): Background {
  const running = new Set<Promise<void>>();
  return {
    run: (what, task) => {
      const promise = task()
        .catch((err) => logger.error({ err }, what))
        .finally(() => running.delete(promise));
      running.add(promise);
    },
    settled: async () => {
      await Promise.all(running);
    },
  };
}
