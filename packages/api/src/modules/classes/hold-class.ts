import { assignmentFailure, type Failure, fail, type Outcome, succeed, teachingFailure } from '@caderneta/contract';
import { and, eq, gte, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { classTeachers } from '../../schema/class-teachers.table.ts';
import { disciplines } from '../../schema/disciplines.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { presentAssignments, visibleClasses, writableClasses } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { municipalitySettingsOf } from '../settings/settings.service.ts';
import { classMessages } from './classes.messages.ts';

/** A class locked for writing, with lookups of what a write may name. */
export interface HeldClass {
  readonly id: string;
  readonly name: string;
  readonly institutionId: string;
  readonly municipalityId: string;
  /** Its school year; null where it has none. */
  readonly academicYear: number | null;
  /** Of the pupils asked for, those who are or were in the class (until `day` at least, where given): id → name. */
  pupils(ids: readonly string[], day?: string): Promise<ReadonlyMap<string, string>>;
  /** Of the disciplines asked for, those of the class's institution: id → name. */
  disciplines(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Whether the teacher is assigned to the class. */
  hasTeacher(profileId: string): Promise<boolean>;
}

/** Locks a class for writing what it holds: two who write in one class wait for each other. Null where the viewer may not write. */
export const holdClass = (unit: Unit, id: string): Promise<HeldClass | null> =>
  holdAmong(unit, id, writableClasses(unit.viewer));

/**
 * Locks a class for writing grades or roll calls of disciplines. A teacher of the class who may not write one of them is told why; whoever never
 * was one is not told that the class exists.
 */
export async function holdForPosting(
  unit: Unit,
  id: string,
  disciplineIds: readonly string[],
): Promise<Outcome<HeldClass>> {
  const { db, viewer } = unit;
  if (viewer.role !== 'TEACHER') {
    const held = await holdClass(unit, id);
    return held ? succeed(held) : fail('not-found');
  }
  const held = await holdAmong(unit, id, visibleClasses(viewer));
  if (!held) return fail('not-found');
  const teachings = await teachingsOf(db, id, viewer.today);
  const { any_discipline: anyDiscipline } = await municipalitySettingsOf(db, held.municipalityId);
  for (const disciplineId of new Set(disciplineIds)) {
    const failure = teachingFailure(viewer, teachings, disciplineId, { today: viewer.today, anyDiscipline });
    if (failure?.code === 'not-assigned') return fail('not-found');
    if (failure) {
      const discipline = (await held.disciplines([disciplineId])).get(disciplineId) ?? '';
      const by = teachings.flatMap((one) =>
        failure.code === 'held' && failure.by.includes(one.teacher_profile_id) && one.discipline_id === disciplineId
          ? [one.teacher]
          : [],
      );
      return fail('discipline-not-yours', { message: classMessages.notYours(failure, discipline, by) });
    }
  }
  return succeed(held);
}

/**
 * Why a teacher who sees a class may not write in it today: the days of their own assignment, or, to whoever never had one, no more than
 * that there is nothing. Null where they may, and for roles that no assignment binds.
 */
export async function failureOfAssignment(db: Queries, viewer: SignedIn, classId: string): Promise<Failure | null> {
  if (viewer.role !== 'TEACHER') return null;
  const failure = assignmentFailure(viewer, await teachingsOf(db, classId, viewer.today), viewer.today);
  if (failure === null || failure.code === 'not-assigned') return failure && fail('not-found');
  return fail('discipline-not-yours', { message: classMessages.notYours(failure, '', []) });
}

/** Whether the viewer may post grades and roll calls of a discipline in a class that they see. */
export async function mayPost(
  db: Queries,
  viewer: SignedIn,
  { id, municipalityId }: { readonly id: string; readonly municipalityId: string },
  disciplineId: string,
): Promise<boolean> {
  if (viewer.role !== 'TEACHER') return true;
  const { any_discipline: anyDiscipline } = await municipalitySettingsOf(db, municipalityId);
  const teachings = await teachingsOf(db, id, viewer.today);
  return teachingFailure(viewer, teachings, disciplineId, { today: viewer.today, anyDiscipline }) === null;
}

const teachingsOf = (db: Queries, classId: string, today: string) =>
  db
    .select({
      teacher_profile_id: classTeachers.teacher_profile_id,
      discipline_id: classTeachers.discipline_id,
      starts_on: classTeachers.starts_on,
      ends_on: classTeachers.ends_on,
      teacher: users.name,
    })
    .from(classTeachers)
    .innerJoin(profiles, eq(profiles.id, classTeachers.teacher_profile_id))
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(and(eq(classTeachers.class_id, classId), presentAssignments(today)))
    .orderBy(users.name);

async function holdAmong({ db }: Unit, id: string, reach: SQL): Promise<HeldClass | null> {
  const [found] = await db
    .select({ row: schoolClasses, municipalityId: institutions.municipality_id })
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(eq(schoolClasses.id, id), reach))
    .for('no key update', { of: schoolClasses });
  if (!found) return null;
  const { institution_id: institutionId, grade, section, academic_year: academicYear } = found.row;
  return {
    id,
    name: `${grade} ${section}`,
    institutionId,
    municipalityId: found.municipalityId,
    academicYear,
    pupils: async (ids, day) => {
      const stays = day ? or(isNull(enrolments.ends_on), gte(enrolments.ends_on, day)) : undefined;
      const rows = await db
        .selectDistinct({ id: profiles.id, name: users.name })
        .from(enrolments)
        .innerJoin(profiles, eq(profiles.id, enrolments.profile_id))
        .innerJoin(users, eq(users.id, profiles.user_id))
        .where(and(eq(enrolments.class_id, id), inArray(enrolments.profile_id, [...ids]), stays));
      return new Map(rows.map((row) => [row.id, row.name]));
    },
    disciplines: async (ids) => {
      const rows = await db
        .select({ id: disciplines.id, name: disciplines.name })
        .from(disciplines)
        .where(
          and(
            eq(disciplines.institution_id, institutionId),
            isNull(disciplines.archived_at),
            inArray(disciplines.id, [...ids]),
          ),
        );
      return new Map(rows.map((row) => [row.id, row.name]));
    },
    hasTeacher: async (profileId) => {
      const rows = await db
        .select({ id: classTeachers.id })
        .from(classTeachers)
        .where(and(eq(classTeachers.class_id, id), eq(classTeachers.teacher_profile_id, profileId)))
        .limit(1);
      return rows.length > 0;
    },
  };
}
