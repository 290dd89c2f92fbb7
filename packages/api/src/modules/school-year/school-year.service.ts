export { gradePostingFailure, rollCallFailure } from './posting-windows.ts';
export { findSeenClass, type SeenClass } from './seen-class.ts';
export {
  disciplinesOfClass,
  gradesOf,
  type PupilGrade,
  type PupilPresence,
  presenceOf,
} from './year-records.repository.ts';
export { disciplineYearsOf, isSameName, isYearOver, noLessons, yearResultOf } from './year-result.ts';
