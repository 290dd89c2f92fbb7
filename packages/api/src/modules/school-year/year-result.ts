import {
  frequencyOf,
  type GradeScope,
  type MunicipalitySettings,
  meanOf,
  performanceOf,
  periodsOfScope,
  situationOf,
  type YearResult,
} from '@caderneta/contract';
import { plainText } from '../../server/query/plain-text.ts';
import type { DisciplineGrades, PeriodGrade, YearRecords } from './year-records.repository.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

type Result = Omit<YearResult, 'student_profile_id' | 'student'>;
export type YearRules = Pick<
  MunicipalitySettings,
  'terms' | 'school_year' | 'minimum_mean' | 'minimum_attendance' | 'absence_alert'
>;

/** Whether two disciplines are one, of whatever school: case and accents aside. */
export const isSameName = (a: string, b: string): boolean => plainText(a) === plainText(b);

/** Whether the last day of a school year has passed: the municipality's, or December's where it set none. */
export function isYearOver({ school_year }: Pick<YearRules, 'school_year'>, year: number, today: string): boolean {
  if (school_year?.year === year) return today > school_year.ends_on;
  return today > `${year}-12-31`;
}

/** The scope of which there are most grades; `usual` where there is none. */
export function scopeOf(grades: readonly PeriodGrade[], usual: GradeScope): GradeScope {
  const [first] = grades;
  if (grades.every(({ scope }) => scope === first?.scope)) return first?.scope ?? usual;
  const counted = new Map<GradeScope, number>();
  for (const { scope } of grades) counted.set(scope, (counted.get(scope) ?? 0) + 1);
  const [most] = [...counted].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? usual;
}

interface DisciplineYear {
  readonly discipline: Named;
  readonly grades: PeriodGrade[];
}

function disciplineResult({ discipline, grades: all }: DisciplineYear, { terms }: YearRules) {
  const scope = scopeOf(all, terms[0]?.scope ?? 'BIMESTER');
  const ofScope = terms.filter((term) => term.scope === scope);
  const weightOf = (index: number) => ofScope.find(({ period_index }) => period_index === index)?.weight ?? 1;
  const grades = all.filter((grade) => grade.scope === scope);
  const weighed = grades.map(({ score, period_index }) => ({ score, weight: weightOf(period_index) }));
  const posted = new Set(grades.map(({ period_index }) => period_index));
  const isComplete = posted.size >= (ofScope.length || periodsOfScope[scope]);
  return { discipline, grades: all, mean: meanOf(weighed), weighed, isComplete };
}

/**
 * Each discipline of a pupil's year, with all its grades. Grades of another school count under the discipline of the same name. What
 * `disciplines` lists without a grade is still to be given one.
 */
export function disciplineYearsOf(
  disciplines: readonly Named[],
  graded: readonly DisciplineGrades[],
  rules: YearRules,
) {
  const years = new Map<string, DisciplineYear>();
  const yearOf = (discipline: Named) => {
    const name = plainText(discipline.name);
    const year = years.get(name) ?? { discipline, grades: [] };
    years.set(name, year);
    return year;
  };
  for (const discipline of disciplines) yearOf(discipline);
  for (const { discipline, grades } of graded) yearOf(discipline).grades.push(...grades);
  return [...years.values()].map((year) => disciplineResult(year, rules));
}

/** Média of a pupil's year: of all grades, over all disciplines. */
export const meanOfYear = (years: ReturnType<typeof disciplineYearsOf>): number | null =>
  meanOf(years.flatMap(({ weighed }) => weighed));

/** A pupil's year from its records. */
export function yearResultOf(
  disciplines: readonly Named[],
  { grades, presence }: YearRecords,
  { rules, isOver }: { readonly rules: YearRules; readonly isOver: boolean },
): Result {
  const given = disciplineYearsOf(disciplines, grades, rules);
  const mean = meanOfYear(given);
  const { present, absent, absentDays, consecutive } = presence;
  const { minimum_mean, minimum_attendance, absence_alert } = rules;
  const reaches = (limit: number | null, count: number) => limit !== null && count >= limit;
  return {
    mean,
    performance: performanceOf(mean),
    present,
    absent,
    frequency: frequencyOf(presence),
    absent_days: absentDays,
    consecutive_absences: consecutive,
    absence_alert: reaches(absence_alert.total, absentDays) || reaches(absence_alert.consecutive, consecutive),
    situation: situationOf({
      means: given.map((one) => one.mean),
      isComplete: given.length > 0 && given.every(({ isComplete }) => isComplete),
      isOver,
      presence,
      minimumMean: minimum_mean,
      minimumAttendance: minimum_attendance,
    }),
    disciplines: given.map((one) => ({ id: one.discipline.id, name: one.discipline.name, mean: one.mean })),
  };
}
