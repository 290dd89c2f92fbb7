import { retainedTables, tablesWith } from '@caderneta/contract';
import { and, eq, sql } from 'drizzle-orm';
import { auditLog } from '../../schema/audit-log.table.ts';
import { idempotencyRecords } from '../../schema/idempotency-records.table.ts';
import { notifications } from '../../schema/notifications.table.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { auditAbout, ownRecords } from './audit-about.ts';
import { literally, type Redacted, redactRecord, redactText } from './redact.ts';

const patternOf = (words: readonly string[]): string => words.map(literally).join('|');

/** Changes in which a person is named, and all others of the erased records that those are about. */
async function redactAudit({ db }: Unit, person: Redacted): Promise<void> {
  const ids = [person.userId, ...person.profileIds];
  const mentioned = await db
    .select()
    .from(auditLog)
    .where(await auditAbout(db, person, person.values));
  const own = new Set(await ownRecords(db, person));
  const erased: readonly string[] = tablesWith('erased');
  const isErased = ({ table_name, record_id }: (typeof mentioned)[number]) =>
    table_name in retainedTables && erased.includes(table_name) && !ids.includes(record_id);
  const records = new Set(mentioned.filter(isErased).map(({ table_name, record_id }) => `${table_name} ${record_id}`));
  const found = new Map(mentioned.map((entry) => [entry.id, entry]));
  for (const record of records) {
    const [table = '', id = ''] = record.split(' ');
    const same = and(eq(auditLog.table_name, table), eq(auditLog.record_id, id));
    for (const entry of await db.select().from(auditLog).where(same)) found.set(entry.id, entry);
  }
  for (const entry of found.values()) {
    const isOwn =
      records.has(`${entry.table_name} ${entry.record_id}`) ||
      own.has(entry.record_id) ||
      ids.some((id) => entry.record_id.includes(id));
    const redacted = {
      from: redactRecord(entry.from, person, isOwn),
      to: redactRecord(entry.to, person, isOwn),
    };
    if (JSON.stringify(redacted) === JSON.stringify({ from: entry.from, to: entry.to })) continue;
    await db
      .update(auditLog)
      .set(redacted)
      .where(
        and(
          eq(auditLog.municipality_id, entry.municipality_id),
          eq(auditLog.school_year, entry.school_year),
          eq(auditLog.id, entry.id),
        ),
      );
  }
}

/** What the writes of others answered about the person. */
async function redactAnswers({ db }: Unit, person: Redacted): Promise<void> {
  const words = patternOf([person.userId, ...person.profileIds, ...person.values]);
  const found = await db.select().from(idempotencyRecords).where(sql`${idempotencyRecords.answer}::text ~* ${words}`);
  for (const { user_id, key, answer } of found) {
    await db
      .update(idempotencyRecords)
      .set({ answer: redactRecord(answer, person, false) })
      .where(and(eq(idempotencyRecords.user_id, user_id), eq(idempotencyRecords.key, key)));
  }
}

/** What others were told of the person. */
async function redactNotices({ db }: Unit, { values }: Redacted): Promise<void> {
  if (values.length === 0) return;
  const found = await db
    .select()
    .from(notifications)
    .where(sql`concat(${notifications.title}, ' ', ${notifications.message}) ~* ${patternOf(values)}`);
  for (const { id, title, message } of found) {
    await db
      .update(notifications)
      .set({ title: title && redactText(title, values), message: redactText(message, values) })
      .where(eq(notifications.id, id));
  }
}

/** Takes a person's data out of rows that are about something else: the audit log, stored answers, other people's notices. */
export async function redactTraces(unit: Unit, person: Redacted): Promise<void> {
  await redactAudit(unit, person);
  await redactAnswers(unit, person);
  await redactNotices(unit, person);
}
