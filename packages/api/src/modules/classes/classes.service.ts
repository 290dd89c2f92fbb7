export { listStudents } from './class-students.repository.ts';
export { seesClass } from './classes.repository.ts';
export { ownRecords, visibleClasses, visibleInstitutions, writableClasses } from './classes.scope.ts';
export { ownOrClassHoldsWords } from './classes.search.ts';
export { type HeldClass, holdClass } from './hold-class.ts';
