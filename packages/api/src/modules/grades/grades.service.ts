export { gradesOf } from './grades.repository.ts';
export { restoreGrades } from './grades.restore.ts';
export { saveGrades } from './grades.writes.ts';
