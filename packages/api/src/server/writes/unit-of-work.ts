import type { Answer } from '../answers/answer.ts';
import type { ServerContext } from '../context/server-config.ts';
import type { Transaction } from '../query/queries.ts';
import type { SignedIn } from '../session/signed-in.ts';
import { type Change, type Entry, recordChange, recordChanges, type Told } from './journal.ts';

/** The one transaction of a request that changes something. */
export interface Unit {
  readonly db: Transaction;
  readonly viewer: SignedIn;
  readonly now: Date;
  /** Writes down what changed (audit) and tells the acting user (notification). Once a request, not once a row. */
  record(change: Change): Promise<void>;
  /** The same for many rows of one request: an audit row each, and one notification. */
  recordEach(changes: readonly Entry[], told: Told): Promise<void>;
  /** Runs once the rows are durable: removing files that nothing names any more. Failures are logged; a sweep catches up. */
  afterCommit(task: () => Promise<void>): void;
}

interface Asking {
  readonly viewer: SignedIn;
  readonly now: Date;
  readonly requestId: string;
}

class Undo extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('an expected failure undoes the transaction');
    this.answer = answer;
  }
}

const attempts = 3;
/** Two requests locked the same rows in another order, or one saw the other's change: PostgreSQL asks to try again. */
const isContention = (error: unknown): boolean => {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return ['40001', '40P01'].includes(String((cause as { code?: unknown } | null)?.code));
};

/** Runs `work` in one transaction. A failure that it answers, or a throw, undoes everything. */
export async function inTransaction(
  context: ServerContext,
  asking: Asking,
  work: (unit: Unit) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const tasks: (() => Promise<void>)[] = [];
    try {
      const answer = await context.db.transaction(async (tx) => {
        const unit: Unit = {
          db: tx,
          viewer: asking.viewer,
          now: asking.now,
          record: (change) => recordChange(tx, { ...asking, userId: asking.viewer.userId }, change),
          recordEach: (changes, told) => recordChanges(tx, { ...asking, userId: asking.viewer.userId }, changes, told),
          afterCommit: (task) => void tasks.push(task),
        };
        const result = await work(unit);
        if (result.status >= 400) throw new Undo(result);
        return result;
      });
      for (const task of tasks) {
        await task().catch((err) => context.logger.error({ err }, 'a task after the commit failed'));
      }
      return answer;
    } catch (error) {
      if (error instanceof Undo) return error.answer;
      if (attempt < attempts && isContention(error)) continue;
      throw error;
    }
  }
}
