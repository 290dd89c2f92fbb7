import { frequencyOf, type PageRequest, type ReportCardLine, situationOf } from '@caderneta/contract';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { schoolDay } from '../../server/query/school-time.ts';
import { listStudents } from '../classes/classes.service.ts';
import {
  disciplinesOfClass,
  disciplineYearsOf,
  isSameName,
  isYearOver,
  noRecords,
  type PeriodGrade,
  type SeenClass,
  yearRecordsOf,
  yearResultOf,
} from '../school-year/school-year.service.ts';
import { municipalitySettingsOf } from '../settings/settings.service.ts';
import { type CardLessons, cardLessons } from './report-card-lessons.repository.ts';
import { type CardPeriod, cardPeriods } from './report-card-periods.ts';

/** No class has more. */
const wholeClass: PageRequest = { page: 1, limit: 1000 };

/** The absences of one discipline, those of a namesake in another school with them. */
function missedOf(lessons: readonly CardLessons[], periods: readonly CardPeriod[]) {
  const sum = (of: (one: CardLessons) => number) => lessons.reduce((total, one) => total + of(one), 0);
  return {
    presence: { present: sum(({ present }) => present), absent: sum(({ absent }) => absent) },
    missed: periods.map(({ index, days }) => (days === null ? null : sum(({ missed }) => missed[index] ?? 0))),
  };
}

const scoreIn = (grades: readonly PeriodGrade[], { scope, index }: CardPeriod): number | null =>
  grades.find((one) => one.scope === scope && one.period_index === index)?.score ?? null;

/**
 * Boletim of each pupil of a class, by name, a line a discipline. Who may see the class is the caller's to have checked. Of another year than
 * the class's there is none: its pupils may have been at any school then.
 */
export async function reportCardReport(
  db: Queries,
  at: { readonly schoolClass: SeenClass; readonly year: number; readonly now: Date },
  studentId: string | undefined,
  page: PageRequest,
): Promise<Page<ReportCardLine>> {
  const { year } = at;
  const { id: classId, municipalityId, institution, grade, section } = at.schoolClass;
  if (year !== (at.schoolClass.year ?? year)) return { ...page, rows: [], total: 0 };
  const students = (await listStudents(db, classId, wholeClass)).rows.filter(
    ({ id }) => !studentId || id === studentId,
  );
  const pupils = students.map(({ id }) => id);
  const rules = await municipalitySettingsOf(db, municipalityId);
  const disciplines = await disciplinesOfClass(db, classId);
  const records = await yearRecordsOf(db, { municipalityId, year }, pupils, disciplines);
  const posted = [...records.values()].flatMap(({ grades }) => grades).flatMap((graded) => graded.grades);
  const periods = cardPeriods(rules, year, posted);
  const lessons = await cardLessons(db, { municipalityId, year }, pupils, periods);
  const isOver = isYearOver(rules, year, schoolDay(at.now));

  const lines = students.flatMap(({ id, matricula, user }) => {
    const own = records.get(id) ?? noRecords;
    const { presence } = own;
    const { mean, frequency, situation } = yearResultOf(disciplines, own, { rules, isOver });
    const attended = lessons.filter(({ pupil }) => pupil === id);
    // What was taught without an assignment or a grade has its absences all the same.
    const taught = attended.map(({ discipline }) => ({ id: '', name: discipline }));
    return disciplineYearsOf([...disciplines, ...taught], own.grades, rules).map(
      ({ discipline, ...of }): ReportCardLine => {
        const { presence: here, missed } = missedOf(
          attended.filter((one) => isSameName(one.discipline, discipline.name)),
          periods,
        );
        const judged = { means: [of.mean], isComplete: of.isComplete, isOver, presence };
        return {
          student_profile_id: id,
          student: user.name,
          matricula,
          institution,
          class: `${grade} ${section}`,
          school_year: year,
          discipline: discipline.name,
          periods: periods.map((period, index) => ({
            label: period.label,
            score: scoreIn(of.grades, period),
            absent: missed[index] ?? null,
          })),
          mean: of.mean,
          frequency: frequencyOf(here),
          situation: situationOf({
            ...judged,
            minimumMean: rules.minimum_mean,
            minimumAttendance: rules.minimum_attendance,
          }),
          year: { mean, frequency, situation },
        };
      },
    );
  });
  const first = offsetOf(page);
  return { ...page, rows: lines.slice(first, first + page.limit), total: lines.length };
}
