import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import { classTeachers } from '../../schema/class-teachers.table.ts';
import { disciplines } from '../../schema/disciplines.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { users } from '../../schema/users.table.ts';
import { writableClasses } from '../../server/scope/classes.scope.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';

/** A class in hand for writing what it holds, and what may be named in it. */
export interface HeldClass {
  readonly id: string;
  readonly name: string;
  readonly institutionId: string;
  readonly municipalityId: string;
  /** Of the pupils asked for, those who are or were in the class (until `day` at least, where given): id → name. */
  pupils(ids: readonly string[], day?: string): Promise<ReadonlyMap<string, string>>;
  /** Of the disciplines asked for, those of the class's institution: id → name. */
  disciplines(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Whether the teacher is assigned to the class. */
  hasTeacher(profileId: string): Promise<boolean>;
}

/**
 * Takes a class for writing its attendance or grades: two who write in one class wait for each other.
 * Null where the viewer may not write.
 */
export async function holdClass({ db, viewer }: Unit, id: string): Promise<HeldClass | null> {
  const [found] = await db
    .select({ row: schoolClasses, municipalityId: institutions.municipality_id })
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(eq(schoolClasses.id, id), writableClasses(viewer)))
    .for('no key update', { of: schoolClasses });
  if (!found) return null;
  const { institution_id: institutionId, grade, section } = found.row;
  return {
    id,
    name: `${grade} ${section}`,
    institutionId,
    municipalityId: found.municipalityId,
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
