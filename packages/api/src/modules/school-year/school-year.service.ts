export { gradePostingFailure, rollCallFailure } from './posting-windows.ts';
export { findSeenClass, type SeenClass } from './seen-class.ts';
export {
  type DisciplineGrades,
  disciplinesOfClass,
  gradesOf,
  type PeriodGrade,
  type PupilPresence,
  presenceOf,
} from './year-records.repository.ts';
export { disciplineYearsOf, isSameName, isYearOver, noLessons, scopeOf, yearResultOf } from './year-result.ts';
