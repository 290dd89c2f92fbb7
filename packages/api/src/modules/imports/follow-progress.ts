import type { ImportProgress, Outcome } from '@caderneta/contract';
import type { ServerContext } from '../../server/context/server-config.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { findProgress, storeProgress } from './progress.repository.ts';

/** Told how many lines are written, of how many. Gives whether the import goes on: false once it was cancelled. */
export type TellProgress = (done: number, total: number) => Promise<boolean>;

/**
 * Runs an import and writes down how far it is, for whoever asks meanwhile. The import never waits for that: it holds one connection,
 * and would keep others from it if it asked for a second. By the one it has it looks whether it was cancelled.
 */
export async function followProgress<T>(
  context: ServerContext,
  unit: Unit,
  id: string | undefined,
  run: (tell: TellProgress) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  let last = { done: 0, total: 0 };
  const store = (status: ImportProgress['status']) => {
    if (!id) return;
    const state = { id, status, ...last, userId: unit.viewer.userId, now: unit.now };
    context.background.run('import progress', () => storeProgress(context.db, state));
  };
  const tell: TellProgress = async (done, total) => {
    last = { done, total };
    store('RUNNING');
    return !id || (await findProgress(unit.db, unit.viewer.userId, id))?.status !== 'CANCELLED';
  };
  store('RUNNING');
  try {
    const outcome = await run(tell);
    if (outcome.ok) unit.afterCommit(async () => store('DONE'));
    else store('FAILED');
    return outcome;
  } catch (error) {
    store('FAILED');
    throw error;
  }
}
