import type { OutboxStore } from './outbox-store.ts';

/** How long a tab that vanished while it was sending keeps others from it, where only a lease tells, ms. */
export const LEASE_MS = 45_000;

/**
 * Runs the work in one tab of this browser at a time; false where another tab has it. Between two sendings the work calls
 * `renew`.
 */
export type SoleSender = (work: (renew: () => Promise<unknown>) => Promise<void>) => Promise<boolean>;

/** By a lease in the outbox's own store: works everywhere. */
export const soleByLease =
  (store: OutboxStore, owner: string, now: () => number): SoleSender =>
  async (work) => {
    const renew = () => store.lease(owner, now(), LEASE_MS);
    if (!(await renew())) return false;
    await work(renew).finally(() => store.release(owner));
    return true;
  };

/** By a lock that the browser takes back as soon as the tab is gone. Only pages served over HTTPS or from localhost have it. */
export const soleByLock =
  (locks: LockManager): SoleSender =>
  async (work) =>
    locks.request('caderneta-outbox', { ifAvailable: true }, async (lock) => {
      if (lock === null) return false;
      await work(async () => undefined);
      return true;
    });
