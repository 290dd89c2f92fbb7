import { type Failure, fail, type Outcome, succeed, type TablesWith, tablesWith } from '@caderneta/contract';
import { and, eq, isNotNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { FileStore } from '../../files/file-store.ts';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { attendance } from '../../schema/attendance.table.ts';
import { auditLog } from '../../schema/audit-log.table.ts';
import { classTeachers } from '../../schema/class-teachers.table.ts';
import { profileEmails, profilePhones } from '../../schema/profile-contacts.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { users } from '../../schema/users.table.ts';
import { dropFiles } from '../../server/files/keep-file.ts';
import type { Queries } from '../../server/query/queries.ts';
import { uuids } from '../../server/query/uuids.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { orgUnitOfUser } from '../../server/writes/org-unit.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { isStoredInconclusive } from '../assessments/assessments.service.ts';
import { isLastMaster, leaveClasses } from '../users/users.service.ts';
import { filesOf, findPerson, type Person } from './person.repository.ts';
import { personTables, rowsOf } from './person-tables.ts';
import { erasedName, personalDataMessages as messages } from './personal-data.messages.ts';
import { redactTraces } from './redact-traces.ts';

/** Why the viewer cannot erase a person; null where they can. That another MASTER is left is looked at when it is done. */
export function erasureFailure(viewer: SignedIn, person: Person): Failure | null {
  if (person.erasedAt !== null) return fail('not-found', { message: messages.already });
  return person.userId === viewer.userId ? fail('forbidden', { message: messages.own }) : null;
}

/** Whether the school has to know the person by name: a pupil, or who taught or changed what is the school's. */
async function isInSchoolRecord(db: Queries, { userId, profileIds, isPupil }: Person): Promise<boolean> {
  if (isPupil) return true;
  const taught = db
    .select({ one: sql`1` })
    .from(classTeachers)
    .where(sql`${classTeachers.teacher_profile_id} = any(${uuids(profileIds)})`);
  const acted = db
    .select({ one: sql`1` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.user_id, userId),
        ne(auditLog.record_id, userId),
        notInArray(auditLog.action, ['LOGIN', 'LOGOUT']),
        notInArray(auditLog.table_name, tablesWith('erased')),
      ),
    );
  const { rows } = await db.execute<{ known: boolean }>(sql`select exists ${taught} or exists ${acted} as known`);
  return rows[0]?.known ?? true;
}

/** What nobody shares with the person, to be found wherever it stands. */
async function ownValues(db: Queries, person: Person, isNameRetained: boolean): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(sql`
    select email as value from users where id = ${person.userId}
    union select cpf from profiles where user_id = ${person.userId} and cpf is not null
    union select email from ${profileEmails} where profile_id = any(${uuids(person.profileIds)})
    union select number from ${profilePhones} where profile_id = any(${uuids(person.profileIds)})`);
  return [...rows.map(({ value }) => value), ...(isNameRetained ? [] : [person.name])];
}

/** What stays of a row when the rest of it goes. Where there is no way to tell, the table is not one of those that are reduced. */
type Reduction = (unit: Unit, rows: SQL, person: Person, isNameRetained: boolean) => Promise<unknown>;
const reductions: Readonly<Record<Exclude<TablesWith<'reduced'>, 'audit_log'>, Reduction>> = {
  users: ({ db, now }, rows, { userId }, isNameRetained) =>
    db
      .update(users)
      .set({
        ...(isNameRetained ? {} : { name: erasedName }),
        email: `${userId}@apagado.invalid`,
        password_hash: null,
        is_active: false,
        archived_at: sql`coalesce(${users.archived_at}, ${now.toISOString()}::timestamptz)`,
        erased_at: now,
        updated_at: now,
        version: sql`${users.version} + 1`,
      })
      .where(rows),
  profiles: ({ db, now }, rows, { isPupil }) =>
    db
      .update(profiles)
      .set({
        gender: null,
        cpf: null,
        updated_at: now,
        ...(isPupil ? {} : { birth_date: null, matricula: null, inep_code: null }),
      })
      .where(rows),
  attendance: ({ db, now }, rows) =>
    db
      .update(attendance)
      .set({ notes: null, updated_at: now, version: sql`${attendance.version} + 1` })
      .where(and(rows, isNotNull(attendance.notes))),
  // Of a reading that could not be judged it must still be known that its score says nothing.
  assessment_results: ({ db, now }, rows) =>
    db
      .update(assessmentResults)
      .set({
        details: sql`case when ${isStoredInconclusive(assessmentResults.details)} then jsonb_build_object(
          'reservations', ${assessmentResults.details} -> 'reservations',
          'alignment', jsonb_build_object('verdict', ${assessmentResults.details} #> '{alignment,verdict}')) end`,
        status: 'CORRECTED',
        updated_at: now,
        version: sql`${assessmentResults.version} + 1`,
      })
      .where(rows),
};

/**
 * Erases what is retained of a person, wherever it stands, but for what the school's record needs: the account ends and never comes back.
 * Answers how many rows and files went.
 */
export async function erasePerson(unit: Unit, fileStore: FileStore, id: string): Promise<Outcome<{ erased: number }>> {
  const { db } = unit;
  const person = await findPerson(db, id, true);
  if (!person) return fail('not-found');
  const failure = erasureFailure(unit.viewer, person);
  if (failure) return failure;
  if (await isLastMaster(unit, { id, role: person.role })) return fail('last-master');
  const isNameRetained = await isInSchoolRecord(db, person);
  const values = await ownValues(db, person, isNameRetained);
  const owner = await orgUnitOfUser(db, id);

  for (const profileId of person.profileIds) await leaveClasses(unit, profileId);
  const goes = new Set<string>([...tablesWith('erased'), ...tablesWith('reduced')]);
  let erased = await dropFiles(
    unit,
    fileStore,
    filesOf(person, (name) => goes.has(name)),
  );
  await redactTraces(unit, { ...person, values });
  for (const name of tablesWith('erased')) {
    const gone = await db.delete(personTables[name]).where(rowsOf(name, person));
    erased += gone.rowCount ?? 0;
  }
  for (const [name, reduce] of Object.entries(reductions)) {
    await reduce(unit, rowsOf(name as keyof typeof reductions, person), person, isNameRetained);
  }
  await unit.record({
    action: 'DELETE',
    table: 'users',
    recordId: id,
    ...owner,
    to: { personal_data: 'erased', erased },
    ...messages.erased,
  });
  return succeed({ erased });
}
