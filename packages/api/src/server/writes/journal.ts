import type { NotificationType } from '@caderneta/contract';
import type { AuditedTable } from '@caderneta/contract/calls';
import { auditLog, wholeNetwork } from '../../schema/audit-log.table.ts';
import { notifications } from '../../schema/notifications.table.ts';
import type { Queries } from '../query/queries.ts';
import { schoolYearOf } from '../query/school-time.ts';
import type { AuditedSide } from '../words/worded.ts';

/** One change, as the audit log keeps it and as the acting user is told of it. */
export interface Change {
  readonly action: NotificationType;
  readonly table: AuditedTable;
  readonly recordId: string;
  /** Whose directors see the change; null: it is of no municipality, and MASTER's alone to see. */
  readonly municipalityId: string | null;
  readonly institutionId?: string | null;
  /** Values before and after, by names that have words; never a password or a token. */
  readonly from?: AuditedSide | undefined;
  readonly to?: AuditedSide | undefined;
  readonly title: string;
  readonly message: string;
  /** The result of background work; it starts unread. */
  readonly isNews?: boolean;
}

export interface Author {
  readonly userId: string;
  readonly now: Date;
  readonly requestId: string;
}

/** A change of which nobody is told by itself. */
export type Entry = Omit<Change, 'title' | 'message' | 'isNews'>;
export type ChangeNotice = Pick<Change, 'action' | 'title' | 'message' | 'isNews'>;

/** Audit rows written by one statement, whose values PostgreSQL counts up to 65,535. */
const batchSize = 1000;

/** Writes the audit rows of many changes and one notification to the acting user. Call it in the transaction that makes them. */
export async function recordChanges(
  db: Queries,
  author: Author,
  changes: readonly Entry[],
  notice: ChangeNotice,
): Promise<void> {
  for (let from = 0; from < changes.length; from += batchSize) {
    await db.insert(auditLog).values(
      changes.slice(from, from + batchSize).map((change) => ({
        municipality_id: change.municipalityId ?? wholeNetwork,
        institution_id: change.institutionId ?? null,
        school_year: schoolYearOf(author.now),
        user_id: author.userId,
        action: change.action,
        table_name: change.table,
        record_id: change.recordId,
        from: change.from ?? null,
        to: change.to ?? null,
        request_id: author.requestId,
        created_at: author.now,
      })),
    );
  }
  const { action: type, title, message, isNews = false } = notice;
  // Whoever did it knows of it.
  const read_at = isNews ? null : author.now;
  const row = { user_id: author.userId, type, title, message, created_at: author.now, read_at };
  await db.insert(notifications).values(row);
}

/** Writes the audit row and the acting user's notification. Call it in the transaction that makes the change. */
export const recordChange = (db: Queries, author: Author, change: Change): Promise<void> =>
  recordChanges(db, author, [change], change);
