import { type Failure, fail, formatMoment } from '@caderneta/contract';
import { and, desc, eq } from 'drizzle-orm';
import { auditLog } from '../../schema/audit-log.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Queries } from '../query/queries.ts';
import { changesInWords, isFields, type NameOf } from '../words/changes-in-words.ts';
import { namesThen, type Wanted } from '../words/names-then.ts';
import { conflictMessages } from './conflict.messages.ts';

interface Conflict {
  readonly table: string;
  readonly row: { readonly id: string; readonly version?: number };
  /** The version that the client knew. */
  readonly known: number;
  /** The record as it stands, as the viewer sees it. */
  readonly current: unknown;
}

/** Changes looked through at most, from the newest on. */
const most = 20;

/**
 * The refusal of a change that was made to an older version: who changed the record meanwhile, when, and of each field what it is now, so that a
 * form can show it beside what was typed. Each change counted the version up by one and left an entry in the audit log.
 */
export async function versionConflict(db: Queries, { table, row, known, current }: Conflict): Promise<Failure> {
  const changed = and(eq(auditLog.table_name, table), eq(auditLog.record_id, row.id), eq(auditLog.action, 'UPDATE'));
  const entries = await db
    .select({ from: auditLog.from, to: auditLog.to, at: auditLog.created_at, by: users.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.user_id))
    .where(changed)
    .orderBy(desc(auditLog.created_at), desc(auditLog.id))
    .limit(Math.min(most, Math.max(1, (row.version ?? known + 1) - known)));
  const [newest] = entries;
  if (!newest) return fail('version-conflict', { current: [current] });
  const before = Object.assign({}, ...entries.map(({ from }) => from).filter(isFields));
  const after = isFields(newest.to) ? newest.to : {};
  const lineOf = (field: string, nameOf: NameOf) =>
    changesInWords(
      { table, action: 'UPDATE', from: { [field]: before[field] }, to: { [field]: after[field] }, isCut: false },
      nameOf,
    )[0];
  const wanted: Wanted = new Map();
  for (const field of Object.keys(after)) {
    lineOf(field, (kind, id) => {
      wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id));
      return null;
    });
  }
  const nameOf = (await namesThen(db, wanted, newest.at))(newest.at);
  const lines = Object.keys(after).flatMap((field) => {
    const line = lineOf(field, nameOf);
    return line ? [{ field, label: line.field, now: line.to?.text ?? null }] : [];
  });
  const by = newest.by ?? conflictMessages.somebody;
  return fail('version-conflict', {
    message: conflictMessages.changed(
      by,
      formatMoment(newest.at.toISOString()),
      lines.map(({ label }) => label),
    ),
    errors: lines.map(({ field, now }) => ({ field, message: conflictMessages.field(by, now) })),
    current: [current],
  });
}
