export { classesLatestFirst, countedColumns, countingGrades } from './counting-grades.ts';
export { gradePostingFailure, rollCallFailure } from './posting-windows.ts';
export { calendarOf } from './school-calendar.ts';
export { findSeenClass, type SeenClass } from './seen-class.ts';
export { yearMeansOf } from './year-means.ts';
export {
  type DisciplineGrades,
  disciplinesOfClass,
  noRecords,
  type PeriodGrade,
  type PupilPresence,
  presenceOf,
  yearRecordsOf,
} from './year-records.repository.ts';
export { disciplineYearsOf, isSameName, isYearOver, scopeOf, yearResultOf } from './year-result.ts';
