import {
  type Attendance,
  attendanceStatusLabels,
  type FieldError,
  fail,
  type Outcome,
  type rollCallSchema,
  succeed,
} from '@caderneta/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { attendance } from '../../schema/attendance.table.ts';
import type { AuditedFields } from '../../server/words/worded.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { type HeldClass, holdForPosting } from '../classes/classes.service.ts';
import { rollCallFailure } from '../school-year/school-year.service.ts';
import { holdErased } from '../users/users.service.ts';
import { attendanceMessages } from './attendance.messages.ts';
import { type AttendanceRow, toAttendance, yearOfDay } from './attendance.repository.ts';

type RollCall = z.output<typeof rollCallSchema>;
type Entry = RollCall[number];

/** Fields that name what is not of this class, or a teacher who did not give the lesson. */
async function membershipErrors(
  { viewer }: Unit,
  held: HeldClass,
  entries: RollCall,
  date: string,
): Promise<FieldError[]> {
  const pupils = await held.pupils(
    entries.map(({ student_profile_id }) => student_profile_id),
    date,
  );
  const assigned = new Map<string, boolean>();
  const errors: FieldError[] = [];
  for (const [index, { student_profile_id, teacher_profile_id }] of entries.entries()) {
    if (!pupils.has(student_profile_id)) {
      errors.push({ field: `${index}.student_profile_id`, message: attendanceMessages.notInClass });
    }
    if (!teacher_profile_id) continue;
    const field = `${index}.teacher_profile_id`;
    if (viewer.role === 'TEACHER') {
      if (teacher_profile_id !== viewer.profileId) errors.push({ field, message: attendanceMessages.notYours });
      continue;
    }
    const known = assigned.get(teacher_profile_id) ?? (await held.hasTeacher(teacher_profile_id));
    assigned.set(teacher_profile_id, known);
    if (!known) errors.push({ field, message: attendanceMessages.notAssigned });
  }
  return errors;
}

/** Presence stays in the school's record of somebody whose data was erased; what is written about them, a device sends from before. */
async function withoutNotesOfErased({ db }: Unit, entries: RollCall): Promise<RollCall> {
  const noted = entries.filter(({ notes }) => notes).map(({ student_profile_id }) => student_profile_id);
  const erased = await holdErased(db, noted);
  return entries.map((entry) => (erased.has(entry.student_profile_id) ? { ...entry, notes: null } : entry));
}

const sameAs = (row: AttendanceRow, { status, notes }: Entry): boolean =>
  row.status === status && (notes === undefined || row.notes === notes);

const audited = ({ student_profile_id, status, notes }: AttendanceRow): AuditedFields => ({
  student_profile_id,
  status,
  notes,
});

/**
 * Saves a roll call, all or nothing. An entry equal to what is stored changes nothing; one whose version is not the stored one is
 * refused, and the answer says what is stored now.
 */
export async function saveRollCall(unit: Unit, sent: RollCall): Promise<Outcome<Attendance[]>> {
  const [first] = sent;
  if (!first) throw new Error('an empty roll call passed its schema');
  const { class_id, date, discipline_id } = first;
  const holding = await holdForPosting(unit, class_id, [discipline_id]);
  if (!holding.ok) return holding;
  const held = holding.value;
  const discipline = (await held.disciplines([discipline_id])).get(discipline_id);
  if (discipline === undefined) return fail('not-found');
  const errors = await membershipErrors(unit, held, sent, date);
  if (errors.length > 0) return fail('invalid-request', { errors });
  const entries = await withoutNotesOfErased(unit, sent);

  const columns = { municipality_id: held.municipalityId, school_year: yearOfDay(date), class_id, date, discipline_id };
  const ofRollCall = and(
    eq(attendance.municipality_id, columns.municipality_id),
    eq(attendance.school_year, columns.school_year),
    eq(attendance.class_id, class_id),
    eq(attendance.date, date),
    eq(attendance.discipline_id, discipline_id),
    inArray(
      attendance.student_profile_id,
      entries.map(({ student_profile_id }) => student_profile_id),
    ),
  );
  const stored = await unit.db.select().from(attendance).where(ofRollCall);
  const before = new Map(stored.map((row) => [row.student_profile_id, row]));
  const changed = entries.filter((entry) => {
    const row = before.get(entry.student_profile_id);
    return !row || !sameAs(row, entry);
  });
  const conflict = await conflictOf(held, entries, changed, before);
  if (conflict) return conflict;
  const closed = changed.length > 0 ? await rollCallFailure(unit, held, date) : null;
  if (closed) return closed;
  if (changed.length > 0) {
    const author = unit.viewer.role === 'TEACHER' ? unit.viewer.profileId : null;
    await unit.db
      .insert(attendance)
      .values(
        changed.map(({ student_profile_id, status, notes, teacher_profile_id }) => {
          const row = before.get(student_profile_id);
          return {
            ...columns,
            student_profile_id,
            status,
            notes: notes === undefined ? (row?.notes ?? null) : notes,
            teacher_profile_id: author ?? teacher_profile_id ?? row?.teacher_profile_id ?? null,
            created_at: unit.now,
            updated_at: unit.now,
          };
        }),
      )
      .onConflictDoUpdate({
        target: [
          attendance.municipality_id,
          attendance.school_year,
          attendance.class_id,
          attendance.date,
          attendance.discipline_id,
          attendance.student_profile_id,
        ],
        set: {
          status: sql`excluded.status`,
          notes: sql`excluded.notes`,
          teacher_profile_id: sql`excluded.teacher_profile_id`,
          updated_at: unit.now,
          version: sql`${attendance.version} + 1`,
        },
      });
  }
  const after = await unit.db.select().from(attendance).where(ofRollCall);
  const byPupil = new Map(after.map((row) => [row.student_profile_id, row]));
  const rows = entries.flatMap(({ student_profile_id }) => byPupil.get(student_profile_id) ?? []);
  // A save of what stands is no change: nobody is told of one.
  if (changed.length === 0) return succeed(rows.map(toAttendance));
  const touched = new Set(changed.map(({ student_profile_id }) => student_profile_id));
  await unit.record({
    action: stored.length > 0 ? 'UPDATE' : 'CREATE',
    table: 'attendance',
    recordId: `${class_id}/${date}/${discipline_id}`,
    municipalityId: held.municipalityId,
    institutionId: held.institutionId,
    from: rows
      .flatMap(({ student_profile_id: id }) =>
        touched.has(id) ? stored.filter((row) => row.student_profile_id === id) : [],
      )
      .map(audited),
    to: rows.filter((row) => touched.has(row.student_profile_id)).map(audited),
    ...attendanceMessages.recorded(held.name, discipline, date),
  });
  return succeed(rows.map(toAttendance));
}

/** The refusal of entries that would overwrite what their sender has not seen; null where there are none. */
async function conflictOf(
  held: HeldClass,
  entries: RollCall,
  changed: readonly Entry[],
  before: ReadonlyMap<string, AttendanceRow>,
) {
  const stale = changed.filter(
    (entry) => entry.version !== undefined && entry.version !== (before.get(entry.student_profile_id)?.version ?? 0),
  );
  if (stale.length === 0) return null;
  const names = await held.pupils(stale.map(({ student_profile_id }) => student_profile_id));
  const errors = stale.map((entry): FieldError => {
    const name = names.get(entry.student_profile_id) ?? '';
    const row = before.get(entry.student_profile_id);
    const index = entries.indexOf(entry);
    return row && row.status === entry.status
      ? { field: `${index}.notes`, message: attendanceMessages.changedNotes(name) }
      : {
          field: `${index}.status`,
          message: attendanceMessages.changed(name, attendanceStatusLabels[row?.status ?? 'PRESENT']),
        };
  });
  const current = stale.flatMap(({ student_profile_id }) => {
    const row = before.get(student_profile_id);
    return row ? [toAttendance(row)] : [];
  });
  return fail('version-conflict', { errors, current });
}
