import {
  type Failure,
  fail,
  type Outcome,
  type Shift,
  type TeacherSchedule,
  type teacherScheduleInputSchema,
} from '@caderneta/contract';
import { and, eq, gt, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { disciplines } from '../../schema/disciplines.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { teacherSchedules } from '../../schema/teacher-schedules.table.ts';
import { users } from '../../schema/users.table.ts';
import { visibleClasses, visibleInstitutions } from '../../server/scope/classes.scope.ts';
import { recordWrites } from '../../server/writes/record-writes.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { schoolDaysOf } from '../settings/settings.service.ts';
import { teacherScheduleMessages } from './teacher-schedules.messages.ts';
import { findSchedule } from './teacher-schedules.repository.ts';
import { writableTimetables } from './teacher-schedules.scope.ts';

type Line = typeof teacherSchedules.$inferSelect;

/** Of the teachers whose timetable the viewer writes, the one meant: name and place in the network. */
async function teacherFor({ db, viewer }: Unit, wanted: SQL) {
  const [teacher] = await db
    .select({
      profileId: profiles.id,
      name: users.name,
      institutionId: profiles.institution_id,
      municipalityId: institutions.municipality_id,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .leftJoin(institutions, eq(institutions.id, profiles.institution_id))
    .where(
      and(wanted, writableTimetables(viewer), inArray(users.role, ['TEACHER', 'MASTER']), isNull(users.archived_at)),
    );
  return teacher ?? null;
}

/** A line with its teacher's name. */
type Row = Line & { readonly teacher: string };

const writes = recordWrites<Row, TeacherSchedule>({
  table: teacherSchedules,
  lock: async (unit, id) => {
    const [line] = await unit.db.select().from(teacherSchedules).where(eq(teacherSchedules.id, id)).for('update');
    const teacher = line && (await teacherFor(unit, eq(profiles.id, line.teacher_profile_id)));
    return teacher ? { ...teacher, row: { ...line, teacher: teacher.name } } : null;
  },
  audited: ['teacher_profile_id', 'weekday', 'start_time', 'end_time', 'class_id', 'discipline_id'],
  shown: ({ db }, { id }) => findSchedule(db, id),
  notice: {
    created: ({ teacher }) => teacherScheduleMessages.created(teacher),
    updated: ({ teacher }) => teacherScheduleMessages.created(teacher),
    removed: ({ teacher }) => teacherScheduleMessages.removed(teacher),
  },
});

async function seesClass({ db, viewer }: Unit, id: string): Promise<boolean> {
  const found = await db
    .select({ id: schoolClasses.id })
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(eq(schoolClasses.id, id), visibleClasses(viewer)));
  return found.length > 0;
}

async function seesDiscipline({ db, viewer }: Unit, id: string): Promise<boolean> {
  const found = await db
    .select({ id: disciplines.id })
    .from(disciplines)
    .innerJoin(institutions, eq(institutions.id, disciplines.institution_id))
    .where(and(eq(disciplines.id, id), isNull(disciplines.archived_at), visibleInstitutions(viewer)));
  return found.length > 0;
}

/** The refusal of a line outside every shift of the teacher's school; null within one, and where the school set none. */
async function shiftError(
  { db }: Unit,
  institutionId: string | null,
  line: { readonly start_time: string; readonly end_time: string },
): Promise<Failure | null> {
  const shifts = institutionId ? (await schoolDaysOf(db, institutionId)).shifts : [];
  const fits = ({ start_time, end_time }: Shift) => start_time <= line.start_time && line.end_time <= end_time;
  if (shifts.length === 0 || shifts.some(fits)) return null;
  return fail('invalid-request', { errors: [teacherScheduleMessages.outsideShifts(shifts)] });
}

/** The refusal of a line at the time of another one of the teacher's, which it names. */
async function overlapError(
  { db }: Unit,
  profileId: string,
  { weekday, start_time, end_time }: Pick<Line, 'weekday' | 'start_time' | 'end_time'>,
): Promise<Failure | null> {
  // One after the other: two at once would not see each other.
  await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for('update');
  const [other] = await db
    .select({
      start_time: teacherSchedules.start_time,
      end_time: teacherSchedules.end_time,
      grade: schoolClasses.grade,
      section: schoolClasses.section,
      discipline: disciplines.name,
    })
    .from(teacherSchedules)
    .leftJoin(schoolClasses, eq(schoolClasses.id, teacherSchedules.class_id))
    .leftJoin(disciplines, eq(disciplines.id, teacherSchedules.discipline_id))
    .where(
      and(
        eq(teacherSchedules.teacher_profile_id, profileId),
        eq(teacherSchedules.weekday, weekday),
        lt(teacherSchedules.start_time, end_time),
        gt(teacherSchedules.end_time, start_time),
      ),
    )
    .orderBy(teacherSchedules.start_time)
    .limit(1);
  if (!other) return null;
  const { grade, section, discipline, ...times } = other;
  const names = [...(grade === null ? [] : [`${grade} ${section}`]), ...(discipline === null ? [] : [discipline])];
  return fail('invalid-request', { errors: [teacherScheduleMessages.overlaps({ ...times, names })] });
}

/** Adds a line to a timetable that the viewer writes. It names classes; it opens none. */
export async function createSchedule(
  unit: Unit,
  input: z.output<typeof teacherScheduleInputSchema>,
): Promise<Outcome<TeacherSchedule>> {
  const teacher = await teacherFor(unit, eq(profiles.id, input.teacher_profile_id));
  if (!teacher) return fail('not-found', { message: teacherScheduleMessages.noTeacher });
  const { weekday, start_time, end_time, class_id, discipline_id } = input;
  if (class_id && !(await seesClass(unit, class_id))) return fail('not-found');
  if (discipline_id && !(await seesDiscipline(unit, discipline_id))) return fail('not-found');
  const outside = await shiftError(unit, teacher.institutionId, { start_time, end_time });
  if (outside) return outside;
  const overlapping = await overlapError(unit, teacher.profileId, { weekday, start_time, end_time });
  if (overlapping) return overlapping;
  const columns = { teacher_profile_id: teacher.profileId, weekday, start_time, end_time, class_id, discipline_id };
  return writes.create(unit, teacher, async (stamp) => {
    const lines = await unit.db
      .insert(teacherSchedules)
      .values({ ...columns, ...stamp })
      .returning();
    return lines.map((line) => ({ ...line, teacher: teacher.name }));
  });
}

export const removeSchedule = (unit: Unit, id: string): Promise<Outcome<null>> => writes.remove(unit, id);
