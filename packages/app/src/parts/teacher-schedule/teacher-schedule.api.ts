import {
  classEndpoints,
  disciplineEndpoints,
  type TeacherScheduleInput,
  teacherScheduleEndpoints,
} from '@caderneta/contract';
import { useCall } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';
import { useWrites } from '../../lib/api/use-record-writes.ts';

const shownOptions = '20';

/** The timetable of a teacher's profile; null waits. */
export const useTeacherSchedules = (profileId: string | null) =>
  useEvery(teacherScheduleEndpoints.list, profileId === null ? null : { query: { teacher_profile_id: profileId } });

/** Classes of a year whose name holds what was typed. */
export const useClassOptions = (typed: string, year: number) =>
  useCall(
    classEndpoints.list,
    { query: { search: typed.trim() || undefined, academic_year: String(year), limit: shownOptions } },
    { keepPrevious: true },
  );

/** Disciplines, of one school where it is known, whose name holds what was typed. */
export const useDisciplineOptions = (typed: string, institutionId: string | null) =>
  useCall(
    disciplineEndpoints.list,
    { query: { search: typed.trim() || undefined, institution_id: institutionId ?? undefined, limit: shownOptions } },
    { keepPrevious: true },
  );

/** Writes to a timetable; every view of it is fresh afterwards. */
export function useScheduleWrites() {
  const { write, create } = useWrites(teacherScheduleEndpoints.list);
  return {
    create: (body: TeacherScheduleInput) => create(teacherScheduleEndpoints.create, { body }),
    remove: (id: string) => write(teacherScheduleEndpoints.remove, { params: { id } }),
  };
}
