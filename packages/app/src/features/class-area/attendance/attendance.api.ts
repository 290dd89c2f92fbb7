import { attendanceEndpoints, classEndpoints, schoolYearEndpoints } from '@caderneta/contract';
import { dashboardReads } from '../../../lib/api/dashboard-reads.ts';
import { useStale } from '../../../lib/api/use-call.ts';
import { useEvery } from '../../../lib/api/use-every.ts';

/** Which roll call: a class's, on a day, in a discipline. */
export interface RollCallKey {
  readonly class_id: string;
  readonly date: string;
  readonly discipline_id: string;
}

export const slotOfRoll = (lesson: RollCallKey) =>
  `attendance/${lesson.class_id}/${lesson.date}/${lesson.discipline_id}`;

export const useStudentsOn = (classId: string, date: string, today: string) =>
  // Today's is the class's own list, which other tabs have too.
  useEvery(
    classEndpoints.students,
    date === today ? { params: { id: classId } } : { params: { id: classId }, query: { date } },
  );
export const useRoll = (lesson: RollCallKey) => useEvery(attendanceEndpoints.list, { query: { ...lesson } });

/** After a roll call reached the server: everything that counts it is fresh. */
export function useFreshAttendance() {
  const stale = useStale();
  return () => stale(attendanceEndpoints.list, schoolYearEndpoints.yearResults, ...dashboardReads);
}
