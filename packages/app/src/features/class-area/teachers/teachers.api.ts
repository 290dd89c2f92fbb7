import {
  type ClassTeacherDays,
  type ClassTeacherInput,
  classEndpoints,
  schoolYearEndpoints,
  userEndpoints,
} from '@caderneta/contract';
import { useEvery } from '../../../lib/api/use-every.ts';
import { useWrites } from '../../../lib/api/use-record-writes.ts';

/** Under what the typing of a new assignment in a class is kept. */
export const newTeacherForm = (classId: string): string => `professor.novo.${classId}`;

/** The teachers of a school, by name. */
export const useTeachersOf = (institutionId: string) =>
  useEvery(userEndpoints.list, { query: { role: 'TEACHER', institution_id: institutionId, sort: 'name' } });

/** Who gives what in a class; whoever may write there changes with it. */
export function useTeacherWrites(classId: string) {
  const { write, create } = useWrites(classEndpoints.teachers, classEndpoints.get, schoolYearEndpoints.yearResults);
  const at = (assignmentId: string) => ({ id: classId, assignmentId });
  return {
    assign: (body: ClassTeacherInput) => create(classEndpoints.assignTeacher, { params: { id: classId }, body }),
    change: (assignmentId: string, body: ClassTeacherDays) =>
      write(classEndpoints.changeTeacherDays, { params: at(assignmentId), body }),
    remove: (assignmentId: string) => write(classEndpoints.unassignTeacher, { params: at(assignmentId) }),
  };
}
