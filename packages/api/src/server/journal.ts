import type { NotificationType } from '@caderneta/contract';
import { auditLog, notifications, wholeNetwork } from '../schema/index.ts';
import type { Queries } from './queries.ts';
import { schoolYearOf } from './school-time.ts';

/** One change, as the audit log keeps it and as the acting user is told of it. */
export interface Change {
  readonly action: NotificationType;
  readonly table: string;
  readonly recordId: string;
  readonly municipalityId?: string | null;
  readonly institutionId?: string | null;
  /** Values before and after; never a password or a token. */
  readonly from?: unknown;
  readonly to?: unknown;
  readonly title: string;
  readonly message: string;
}

export interface Author {
  readonly userId: string;
  readonly now: Date;
  readonly requestId: string;
}

/** Writes the audit row and the acting user's notification. Call it in the transaction that makes the change. */
export async function recordChange(db: Queries, author: Author, change: Change): Promise<void> {
  await db.insert(auditLog).values({
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
  });
  await db.insert(notifications).values({
    user_id: author.userId,
    type: change.action,
    title: change.title,
    message: change.message,
    created_at: author.now,
  });
}
