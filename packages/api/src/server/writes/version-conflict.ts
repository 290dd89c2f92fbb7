import { type ConflictingField, type Failure, fail, formatMoment } from '@caderneta/contract';
import type { AuditedTable } from '@caderneta/contract/calls';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { auditLog } from '../../schema/audit-log.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Queries } from '../query/queries.ts';
import { changesInWords, isFields, isSame, type NameOf } from '../words/changes-in-words.ts';
import { namesThen, type Wanted } from '../words/names-then.ts';
import type { AuditedFields } from '../words/worded.ts';
import { conflictMessages } from './conflict.messages.ts';

/** A change as a client sent it: fields by their names in the audit log, and the version that it was made to. */
export type SentChange = object & { readonly version?: number | undefined };

interface Conflict {
  readonly table: AuditedTable;
  readonly row: { readonly id: string; readonly version?: number };
  /** What the audit log keeps of the record as it stands. */
  readonly stored: AuditedFields;
  readonly sent: SentChange;
  /** The record as it stands, as the viewer sees it. */
  readonly current: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
interface Sides {
  readonly from: Fields;
  readonly to: Fields;
}

/** Changes looked through at most, from the newest on. */
const most = 20;

/** What the audit log has of a record's last changes, newest first: who, when and both sides; `limit` of them at most. */
export function lastChanges(db: Queries, table: AuditedTable, recordId: string, limit: number = most) {
  const changes = inArray(auditLog.action, ['CREATE', 'UPDATE', 'DELETE']);
  return db
    .select({ from: auditLog.from, to: auditLog.to, at: auditLog.created_at, by: users.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.user_id))
    .where(and(eq(auditLog.table_name, table), eq(auditLog.record_id, recordId), changes))
    .orderBy(desc(auditLog.created_at), desc(auditLog.id))
    .limit(Math.min(most, limit));
}

/** The changes since the version that the client knew: each counted it up by one and left an entry in the audit log. */
function changesSince(db: Queries, { table, row, sent }: Conflict) {
  const known = sent.version ?? 0;
  return lastChanges(db, table, row.id, Math.max(1, (row.version ?? known + 1) - known));
}

/** What the form would store otherwise than it stands: of what was sent, the fields that the audit log has words for. */
function differing({ stored, sent }: Conflict): Sides {
  const names = Object.entries(sent).flatMap(([name, value]) => (value !== undefined && name in stored ? [name] : []));
  const pick = (of: object) => Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name)));
  return { from: pick(stored), to: pick(sent) };
}

/**
 * Whether a change leaves all as it stands. What a field would change that the audit log does not keep, or a change that names none, nobody
 * can tell from here: both are taken for a change.
 */
export function changesNothing({ stored, sent }: Pick<Conflict, 'stored' | 'sent'>): boolean {
  const before: Fields = stored;
  const fields = Object.entries(sent).filter(([name, value]) => name !== 'version' && value !== undefined);
  return fields.length > 0 && fields.every(([name, value]) => name in before && isSame(before[name], value));
}

/**
 * The refusal of a change that was made to an older version: who changed the record meanwhile, when and which fields, and both values of
 * each field that the form would store otherwise, so that the person can choose.
 */
export async function versionConflict(db: Queries, conflict: Conflict): Promise<Failure> {
  const { table, current } = conflict;
  const entries = await changesSince(db, conflict);
  const [newest] = entries;
  const at = newest?.at ?? new Date();
  const theirs: Sides = {
    from: Object.assign({}, ...entries.map(({ from }) => from).filter(isFields)),
    to: isFields(newest?.to) ? newest.to : {},
  };
  const mine = differing(conflict);
  const linesOf = ({ from, to }: Sides, nameOf: NameOf) =>
    Object.keys(to).flatMap((field) => {
      const sides = {
        table,
        action: 'UPDATE',
        isCut: false,
        from: { [field]: from[field] },
        to: { [field]: to[field] },
      };
      return changesInWords(sides, nameOf).map((line) => ({ ...line, name: field }));
    });

  const wanted: Wanted = new Map();
  const want: NameOf = (kind, id) => {
    wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id));
    return null;
  };
  linesOf(theirs, want);
  linesOf(mine, want);
  const nameOf = (await namesThen(db, wanted, at))(at);

  const by = newest?.by ?? conflictMessages.somebody;
  const changed = linesOf(theirs, nameOf);
  const labels = [...new Set(changed.map(({ field }) => field))];
  const fields = linesOf(mine, nameOf).map(
    ({ field, from, to }): ConflictingField => ({ label: field, theirs: from?.text ?? null, mine: to?.text ?? null }),
  );
  return fail('version-conflict', {
    ...(newest ? { message: conflictMessages.changed(by, formatMoment(at.toISOString()), labels) } : {}),
    errors: changed.map(({ name, to }) => ({ field: name, message: conflictMessages.field(by, to?.text ?? null) })),
    current: [current],
    conflict: { by, at: newest ? at.toISOString() : null, changed: labels, fields },
  });
}
