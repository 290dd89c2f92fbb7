export { gradesOf } from './grades.repository.ts';
export { saveGrades } from './grades.writes.ts';
