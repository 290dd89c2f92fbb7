import type { Answer } from '../answers/answer.ts';
import type { ServerContext } from '../context/server-config.ts';
import type { Transaction } from '../query/queries.ts';
import type { SignedIn } from '../session/signed-in.ts';
import { type Change, type ChangeNotice, type Entry, recordChange, recordChanges } from './journal.ts';

/** The one transaction of a request that changes something. */
export interface Unit {
  readonly db: Transaction;
  readonly viewer: SignedIn;
  readonly now: Date;
  /** Writes down what changed (audit) and tells the acting user (notification). Once a request, not once a row. */
  record(change: Change): Promise<void>;
  /** The same for many rows of one request: an audit row each, and one notification. */
  recordEach(changes: readonly Entry[], notice: ChangeNotice): Promise<void>;
  /** Runs once the rows are durable: removing files that nothing names any more. Failures are logged; a sweep catches up. */
  afterCommit(task: () => Promise<void>): void;
}

interface RequestAuthor {
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
  request: RequestAuthor,
  work: (unit: Unit) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const tasks: (() => Promise<void>)[] = [];
    try {
      const answer = await context.db.transaction(async (tx) => {
        const unit: Unit = {
          db: tx,
          viewer: request.viewer,
          now: request.now,
          record: (change) => recordChange(tx, { ...request, userId: request.viewer.userId }, change),
          recordEach: (changes, notice) =>
            recordChanges(tx, { ...request, userId: request.viewer.userId }, changes, notice),
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
