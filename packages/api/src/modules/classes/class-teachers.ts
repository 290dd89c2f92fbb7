import {
  type ClassTeacher,
  type classTeacherDaysSchema,
  type classTeacherInputSchema,
  fail,
  type Outcome,
  type PageRequest,
  succeed,
} from '@caderneta/contract';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { classTeachers } from '../../schema/class-teachers.table.ts';
import { disciplines } from '../../schema/disciplines.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { users } from '../../schema/users.table.ts';
import { totalOf } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { presentAssignments } from '../../server/scope/classes.scope.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { changesNothing, versionConflict } from '../../server/writes/version-conflict.ts';
import { classMessages } from './classes.messages.ts';
import { lockClass } from './classes.writes.ts';

const fromAssignments = (db: Queries) =>
  db
    .select({
      id: classTeachers.id,
      class_id: classTeachers.class_id,
      teacher_profile_id: classTeachers.teacher_profile_id,
      teacher: { name: users.name },
      discipline_id: classTeachers.discipline_id,
      discipline: { name: disciplines.name },
      starts_on: classTeachers.starts_on,
      ends_on: classTeachers.ends_on,
      version: classTeachers.version,
      created_at: classTeachers.created_at,
    })
    .from(classTeachers)
    .innerJoin(disciplines, eq(disciplines.id, classTeachers.discipline_id))
    .innerJoin(profiles, eq(profiles.id, classTeachers.teacher_profile_id))
    .innerJoin(users, eq(users.id, profiles.user_id));

type Row = Awaited<ReturnType<typeof fromAssignments>>[number];
const toTeacher = (row: Row): ClassTeacher => ({ ...row, created_at: row.created_at.toISOString() });

/** Teachers of a class, by name and discipline. Who may see the class is the caller's to have checked. */
export async function listTeachers(
  db: Queries,
  classId: string,
  today: string,
  page: PageRequest,
): Promise<Page<ClassTeacher>> {
  const ofClass = and(eq(classTeachers.class_id, classId), presentAssignments(today));
  const rows = await fromAssignments(db)
    .where(ofClass)
    .orderBy(asc(users.name), asc(disciplines.name), asc(classTeachers.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await totalOf(db, page, rows, db.select({ total: count() }).from(classTeachers).where(ofClass));
  return { ...page, rows: rows.map(toTeacher), total };
}

/** Assigns a teacher of the class's institution, in a discipline of that institution. */
export async function assignTeacher(
  unit: Unit,
  classId: string,
  input: z.output<typeof classTeacherInputSchema>,
): Promise<Outcome<ClassTeacher>> {
  const held = await lockClass(unit, classId);
  if (!held) return fail('not-found');
  const { institution_id } = held.row;
  const [teacher] = await unit.db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(
      and(
        eq(profiles.id, input.teacher_profile_id),
        eq(profiles.institution_id, institution_id),
        eq(users.role, 'TEACHER'),
        isNull(users.archived_at),
      ),
    );
  const inSchool = and(eq(disciplines.institution_id, institution_id), isNull(disciplines.archived_at));
  const [discipline] = await unit.db
    .select({ id: disciplines.id })
    .from(disciplines)
    .where(and(eq(disciplines.id, input.discipline_id), inSchool))
    .for('share');
  if (!teacher || !discipline) return fail('not-found');
  const { starts_on, ends_on } = input;
  const values = {
    ...{ class_id: classId, teacher_profile_id: teacher.id, discipline_id: discipline.id },
    ...{ starts_on, ends_on },
  };
  const author = { assigned_by: unit.viewer.userId, created_at: unit.now };
  const [row] = await unit.db
    .insert(classTeachers)
    .values({ ...values, ...author })
    .onConflictDoNothing()
    .returning({ id: classTeachers.id });
  if (!row) return fail('already-exists', { message: classMessages.alreadyAssigned });
  const [made] = await fromAssignments(unit.db).where(eq(classTeachers.id, row.id));
  if (!made) throw new Error('an assignment just made is not there');
  const { grade, section } = held.row;
  await unit.record({
    action: 'CREATE',
    table: 'class_teachers',
    recordId: row.id,
    municipalityId: held.municipalityId,
    institutionId: institution_id,
    to: values,
    ...classMessages.assigned(made.teacher.name, `${grade} ${section}`, made.discipline.name, values),
  });
  return succeed(toTeacher(made));
}

/** Gives an assignment other days: a substitute's turn begins or ends, what was written stays. */
export async function changeTeacherDays(
  unit: Unit,
  classId: string,
  assignmentId: string,
  sent: z.output<typeof classTeacherDaysSchema>,
): Promise<Outcome<ClassTeacher>> {
  const held = await lockClass(unit, classId);
  if (!held) return fail('not-found');
  const wanted = and(eq(classTeachers.id, assignmentId), eq(classTeachers.class_id, classId));
  const [made] = await fromAssignments(unit.db).where(wanted);
  if (!made) return fail('not-found');
  const stored = { starts_on: made.starts_on, ends_on: made.ends_on };
  if (changesNothing({ stored, sent })) return succeed(toTeacher(made));
  if (sent.version !== undefined && sent.version !== made.version) {
    const conflict = { row: made, stored, sent, current: toTeacher(made) };
    return versionConflict(unit.db, { table: 'class_teachers', ...conflict });
  }
  const { grade, section, institution_id } = held.row;
  const days = { starts_on: sent.starts_on, ends_on: sent.ends_on };
  const version = made.version + 1;
  await unit.db
    .update(classTeachers)
    .set({ ...days, version })
    .where(wanted);
  const { class_id, teacher_profile_id, discipline_id } = made;
  const about = { class_id, teacher_profile_id, discipline_id };
  await unit.record({
    action: 'UPDATE',
    table: 'class_teachers',
    recordId: assignmentId,
    municipalityId: held.municipalityId,
    institutionId: institution_id,
    from: { ...about, ...stored },
    to: { ...about, ...days },
    ...classMessages.daysChanged(made.teacher.name, `${grade} ${section}`, made.discipline.name, days),
  });
  return succeed(toTeacher({ ...made, ...days, version }));
}

/** Takes back an assignment: from then on the teacher writes nothing there. What they wrote stays. */
export async function unassignTeacher(unit: Unit, classId: string, assignmentId: string): Promise<Outcome<null>> {
  const held = await lockClass(unit, classId);
  if (!held) return fail('not-found');
  const wanted = and(eq(classTeachers.id, assignmentId), eq(classTeachers.class_id, classId));
  const [made] = await fromAssignments(unit.db).where(wanted);
  if (!made) return fail('not-found');
  await unit.db.delete(classTeachers).where(wanted);
  const { class_id, teacher_profile_id, discipline_id, starts_on, ends_on } = made;
  const { grade, section, institution_id } = held.row;
  await unit.record({
    action: 'DELETE',
    table: 'class_teachers',
    recordId: assignmentId,
    municipalityId: held.municipalityId,
    institutionId: institution_id,
    from: { class_id, teacher_profile_id, discipline_id, starts_on, ends_on },
    ...classMessages.unassigned(made.teacher.name, `${grade} ${section}`, made.discipline.name),
  });
  return succeed(null);
}
