import {
  type AnswerKey,
  assessmentEndpoints,
  classEndpoints,
  dashboardEndpoints,
  disciplineEndpoints,
  type SchoolClass,
  schoolYearEndpoints,
} from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { useCall, useStale } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';
import { WriteKey } from '../../lib/write-key.ts';
import type { AssessmentValues } from '../../parts/assessment-form/AssessmentFormDialog.tsx';

const byId = (id: string) => ({ params: { id } });

export const useClass = (id: string) => useCall(classEndpoints.get, id === '' ? null : byId(id));
export const useClassStudents = (id: string) => useEvery(classEndpoints.students, byId(id));
export const useClassAssessments = (classId: string) =>
  useEvery(assessmentEndpoints.list, { query: { class_id: classId } });
export const useKey = (id: string) => useCall(assessmentEndpoints.getKey, byId(id));
export const useResults = (id: string) => useEvery(assessmentEndpoints.results, byId(id));

export const useClassDisciplines = (institutionId: string) =>
  useEvery(disciplineEndpoints.list, { query: { institution_id: institutionId, sort: 'name' } });
export const useClassTeachers = (classId: string) => useEvery(classEndpoints.teachers, { params: { id: classId } });
/** The class's school year: periods, days without lessons, minimums, and what may be posted today. */
export const useClassCalendar = (classId: string) => useCall(schoolYearEndpoints.calendar, { params: { id: classId } });

const creation = new WriteKey();
const keySaving = new WriteKey();

/** Writes to assessments; every reading of them is fresh afterwards. */
export function useAssessmentWrites() {
  const stale = useStale();
  const refresh = () => stale(assessmentEndpoints.list, assessmentEndpoints.get, ...Object.values(dashboardEndpoints));
  return {
    create: async (schoolClass: SchoolClass, values: AssessmentValues) => {
      const body = { ...values, institution_id: schoolClass.institution_id, class_id: schoolClass.id };
      const answer = await call(assessmentEndpoints.create, { body, idempotencyKey: creation.keyFor(body) });
      if (answer.ok) {
        creation.done();
        await refresh();
      }
      return answer;
    },
    update: async (id: string, version: number, values: AssessmentValues) => {
      const answer = await call(assessmentEndpoints.update, { ...byId(id), body: { ...values, version } });
      if (answer.ok) await refresh();
      return answer;
    },
    remove: async (id: string) => {
      const answer = await call(assessmentEndpoints.remove, byId(id));
      if (answer.ok) await refresh();
      return answer;
    },
    saveKey: async (id: string, key: AnswerKey, version: number) => {
      const body = { key, version };
      const answer = await call(assessmentEndpoints.saveKey, {
        ...byId(id),
        body,
        idempotencyKey: keySaving.keyFor({ id, ...body }),
      });
      if (answer.ok) {
        keySaving.done();
        await stale(assessmentEndpoints.getKey, assessmentEndpoints.results, assessmentEndpoints.result);
        await refresh();
      }
      return answer;
    },
  };
}
