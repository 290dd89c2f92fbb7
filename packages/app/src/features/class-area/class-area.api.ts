import { assessmentEndpoints, classEndpoints, disciplineEndpoints, schoolYearEndpoints } from '@caderneta/contract';
import { useCall } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';

const byId = (id: string) => ({ params: { id } });

export const useClass = (id: string) => useCall(classEndpoints.get, id === '' ? null : byId(id));
export const useClassStudents = (id: string) => useEvery(classEndpoints.students, byId(id));
export const useClassAssessments = (classId: string) =>
  useEvery(assessmentEndpoints.list, { query: { class_id: classId } });

export const useClassDisciplines = (institutionId: string) =>
  useEvery(disciplineEndpoints.list, { query: { institution_id: institutionId, sort: 'name' } });
export const useClassTeachers = (classId: string) => useEvery(classEndpoints.teachers, { params: { id: classId } });
/** The class's school year: periods, days without lessons, minimums, and what may be posted today. */
export const useClassCalendar = (classId: string) => useCall(schoolYearEndpoints.calendar, { params: { id: classId } });
/** How each pupil's year stands. */
export const useYearResults = (classId: string) => useEvery(schoolYearEndpoints.yearResults, byId(classId));
