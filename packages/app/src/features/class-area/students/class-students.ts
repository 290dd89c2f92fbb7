import {
  type ClassProgress,
  type ClassStudent,
  classMeanOf,
  lessonsRequired,
  type Performance,
  type YearResult,
} from '@caderneta/contract';
import { findStudents } from './find-students.ts';

/** A pupil of a class with how they are doing. */
export interface StudentFacts {
  readonly student: ClassStudent;
  /** Lessons done and there are, by module. */
  readonly modules: readonly { readonly lessons: number; readonly done: number }[];
  /** 0 to 100, rounded. */
  readonly progress: number;
  readonly mean: number | null;
  readonly performance: Performance;
  readonly frequency: number | null;
}

export type StudentSort = 'name' | 'progress' | 'grade';

export interface StudentFilter {
  readonly search: string;
  readonly status: 'all' | 'active' | 'inactive';
  readonly performance: Performance | 'all';
  readonly sort: StudentSort;
}

const lessonsOf = Object.values(lessonsRequired);
const allLessons = lessonsOf.reduce((sum, lessons) => sum + lessons, 0);

export function studentFacts(
  students: readonly ClassStudent[],
  yearResults: readonly YearResult[],
  progress: readonly ClassProgress[],
): StudentFacts[] {
  const resultOf = new Map(yearResults.map((row) => [row.student_profile_id, row]));
  const progressOf = new Map(progress.map((row) => [row.student_profile_id, row.done]));
  return students.map((student) => {
    const done = progressOf.get(student.id) ?? [];
    const modules = lessonsOf.map((lessons, index) => ({ lessons, done: Math.min(lessons, done[index] ?? 0) }));
    const result = resultOf.get(student.id);
    const all = modules.reduce((sum, module) => sum + module.done, 0);
    return {
      student,
      modules,
      progress: Math.round((all / allLessons) * 100),
      mean: result?.mean ?? null,
      performance: result?.performance ?? 'none',
      frequency: result?.frequency ?? null,
    };
  });
}

const meanOfAll = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The four cards: pupils, active ones, mean progress in percent, mean of the means with one decimal. */
export function classTotals(facts: readonly StudentFacts[]) {
  return {
    total: facts.length,
    active: facts.filter(({ student }) => student.user.is_active).length,
    progress: Math.round(meanOfAll(facts.map((one) => one.progress)) ?? 0),
    grade: classMeanOf(facts.map(({ mean }) => mean)),
  };
}

const byName = new Intl.Collator('pt-BR');

/** Those that the filter lets through, in its order: names from A, progress and grade from the highest. */
export function filterStudents(facts: readonly StudentFacts[], filter: StudentFilter): StudentFacts[] {
  const found = new Set(
    findStudents(
      facts.map(({ student }) => student),
      filter.search,
    ),
  );
  const rank = {
    name: () => 0,
    progress: (one: StudentFacts) => one.progress,
    grade: (one: StudentFacts) => one.mean ?? -1,
  }[filter.sort];
  return facts
    .filter(({ student, performance }) => {
      const isWanted = filter.status === 'all' || student.user.is_active === (filter.status === 'active');
      return found.has(student) && isWanted && (filter.performance === 'all' || performance === filter.performance);
    })
    .sort((a, b) => rank(b) - rank(a) || byName.compare(a.student.user.name, b.student.user.name));
}
