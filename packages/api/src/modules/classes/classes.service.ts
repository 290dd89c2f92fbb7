export { createStudentList, listStudents } from './class-students.repository.ts';
export { seesClass } from './classes.repository.ts';
export { ownOrClassHoldsWords } from './classes.search.ts';
export { failureOfAssignment, type HeldClass, holdClass, holdForPosting, mayPost } from './hold-class.ts';
