import { classEventEndpoints, skillCoverageEndpoints, teacherScheduleEndpoints } from '@caderneta/contract';
import { dashboardReads } from '../../../lib/api/dashboard-reads.ts';
import { useEvery } from '../../../lib/api/use-every.ts';
import { useRecordWrites } from '../../../lib/api/use-record-writes.ts';

/** A class's events from one day to another, both included. */
export const useClassEvents = (classId: string, from: string, to: string) =>
  useEvery(classEventEndpoints.list, { query: { class_id: classId, from, to } });
export const useClassLessons = (classId: string) =>
  useEvery(teacherScheduleEndpoints.list, { query: { class_id: classId } });

/** Writes to a class's events; the calendar is fresh afterwards. */
export const useEventWrites = () =>
  useRecordWrites(classEventEndpoints, classEventEndpoints.list, skillCoverageEndpoints.ofClass, ...dashboardReads);
