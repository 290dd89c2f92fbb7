import { type AttendanceSheet, attendanceEndpoints, attendanceSheetEndpoints } from '@caderneta/contract';
import { useEvery } from '../../../../lib/api/use-every.ts';
import { useWrites } from '../../../../lib/api/use-record-writes.ts';

/** Lays out a month's pages on the server, which numbers them. */
export function usePrintSheets() {
  const { writeOnce } = useWrites();
  return (body: { readonly class_id: string; readonly discipline_id: string; readonly month: string }) =>
    writeOnce(attendanceSheetEndpoints.print, { body });
}

/** What is recorded of a sheet's days. */
export const useRecorded = ({ class_id, discipline, days }: AttendanceSheet) =>
  useEvery(attendanceEndpoints.list, {
    query: { class_id, discipline_id: discipline.id, from: days[0], to: days.at(-1) },
  });
