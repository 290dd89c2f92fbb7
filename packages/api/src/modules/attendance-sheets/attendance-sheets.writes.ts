import { createHash } from 'node:crypto';
import {
  type AttendanceSheet,
  type attendanceSheetInputSchema,
  fail,
  lessonDaysOf,
  mostSheetNumber,
  type Outcome,
  sheetPagesOf,
  succeed,
} from '@caderneta/contract';
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { z } from 'zod';
import { attendanceSheets } from '../../schema/attendance-sheets.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { teacherSchedules } from '../../schema/teacher-schedules.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { ofPresentTeachers } from '../../server/scope/classes.scope.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { type HeldClass, holdForPosting } from '../classes/classes.service.ts';
import { calendarOf } from '../school-year/school-year.service.ts';
import { attendanceSheetMessages as messages } from './attendance-sheets.messages.ts';
import { type SheetRow, toAttendanceSheet } from './attendance-sheets.repository.ts';

type Input = z.output<typeof attendanceSheetInputSchema>;
type Page = Omit<SheetRow, 'id' | 'number' | 'created_at'>;

/** Everybody who is in the class on one of the days at least, by name. */
async function pupilsDuring(db: Queries, classId: string, from: string, to: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: profiles.id, name: users.name })
    .from(enrolments)
    .innerJoin(profiles, eq(profiles.id, enrolments.profile_id))
    .innerJoin(users, and(eq(users.id, profiles.user_id), isNull(users.archived_at)))
    .where(
      and(
        eq(enrolments.class_id, classId),
        lte(enrolments.starts_on, to),
        or(isNull(enrolments.ends_on), gte(enrolments.ends_on, from)),
      ),
    )
    .orderBy(users.name, profiles.id);
  return rows.map(({ id }) => id);
}

/** Days of the month with lessons of the discipline: the timetable's, where it names the discipline in this class. */
async function daysWithLessons(
  { db, viewer }: Unit,
  held: HeldClass,
  { discipline_id, month }: Input,
): Promise<string[]> {
  const { teacher_profile_id: teacher, class_id, discipline_id: discipline, weekday } = teacherSchedules;
  const calendar = await calendarOf(db, held);
  const lessons = await db
    .selectDistinct({ weekday })
    .from(teacherSchedules)
    .where(
      and(
        eq(class_id, held.id),
        eq(discipline, discipline_id),
        ofPresentTeachers({ teacher, class: class_id }, viewer.today),
      ),
    );
  return lessonDaysOf(
    month,
    calendar,
    lessons.map((lesson) => lesson.weekday),
  );
}

/** A number that no other page of the class has; pages of other classes rarely have the same. */
function freeNumber({ class_id, discipline_id, month, page }: Page, taken: ReadonlySet<number>): number {
  const digest = createHash('sha256').update(`${class_id}/${discipline_id}/${month}/${page}`).digest();
  let number = 1 + (digest.readUInt32BE() % mostSheetNumber);
  while (taken.has(number)) number = 1 + (number % mostSheetNumber);
  return number;
}

const isSamePage = (row: SheetRow, page: Page): boolean =>
  row.page === page.page &&
  row.pages === page.pages &&
  row.first_number === page.first_number &&
  row.days.join() === page.days.join() &&
  row.pupils.join() === page.pupils.join();

/** The rows of pages: those that were printed before, and new ones for what would be another paper. */
async function rowsOf({ db, now }: Unit, pages: readonly Page[]): Promise<{ rows: SheetRow[]; added: number }> {
  const [first] = pages;
  if (!first) return { rows: [], added: 0 };
  const known = await db.select().from(attendanceSheets).where(eq(attendanceSheets.class_id, first.class_id));
  const taken = new Set(known.map(({ number }) => number));
  const ofMonth = known.filter((row) => row.discipline_id === first.discipline_id && row.month === first.month);
  const rows: SheetRow[] = [];
  let added = 0;
  for (const page of pages) {
    const before = ofMonth.find((row) => isSamePage(row, page));
    if (before) {
      rows.push(before);
      continue;
    }
    const number = freeNumber(page, taken);
    taken.add(number);
    added += 1;
    rows.push(
      ...(await db
        .insert(attendanceSheets)
        .values({ ...page, number, created_at: now })
        .returning()),
    );
  }
  return { rows, added };
}

/**
 * Lays out the rolls of a class, a month and a discipline for printing. As long as pupils and days are the same, the pages are the same;
 * else there are new ones, and the paper that is out there keeps its own.
 */
export async function printAttendanceSheets(unit: Unit, input: Input): Promise<Outcome<AttendanceSheet[]>> {
  const { class_id, discipline_id, month } = input;
  const holding = await holdForPosting(unit, class_id, [discipline_id]);
  if (!holding.ok) return holding;
  const held = holding.value;
  const discipline = (await held.disciplines([discipline_id])).get(discipline_id);
  if (discipline === undefined) return fail('not-found');
  const days = await daysWithLessons(unit, held, input);
  const [from] = days;
  const to = days.at(-1);
  if (from === undefined || to === undefined) return fail('invalid-request', { errors: [messages.noDays] });
  const pupils = await pupilsDuring(unit.db, class_id, from, to);
  if (pupils.length === 0) return fail('invalid-request', { errors: [messages.noPupils] });
  const parts = sheetPagesOf(pupils, days);
  const pages = parts.map(
    (part, at): Page => ({
      ...part,
      ...{ class_id, discipline_id, month: `${month}-01`, page: at + 1, pages: parts.length },
      first_number: 1 + pupils.indexOf(part.pupils[0] ?? ''),
    }),
  );
  const { rows, added } = await rowsOf(unit, pages);
  if (added > 0) {
    await unit.record({
      action: 'CREATE',
      table: 'attendance_sheets',
      recordId: `${class_id}/${month}/${discipline_id}`,
      municipalityId: held.municipalityId,
      institutionId: held.institutionId,
      from: null,
      to: { class_id, discipline_id, date: `${month}-01` },
      ...messages.printed(held.name, discipline),
    });
  }
  const sheets: AttendanceSheet[] = [];
  for (const row of rows) sheets.push(await toAttendanceSheet(unit.db, row, unit.now));
  return succeed(sheets);
}
