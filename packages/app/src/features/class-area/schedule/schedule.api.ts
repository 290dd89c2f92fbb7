import {
  type ClassEvent,
  type ClassEventDraft,
  classEventEndpoints,
  teacherScheduleEndpoints,
} from '@caderneta/contract';
import { call } from '../../../lib/api/call.ts';
import { dashboardReads } from '../../../lib/api/dashboard-reads.ts';
import { useStale } from '../../../lib/api/use-call.ts';
import { useEvery } from '../../../lib/api/use-every.ts';
import { WriteKey } from '../../../lib/write-key.ts';

const creation = new WriteKey();

/** A class's events from one day to another, both included. */
export const useClassEvents = (classId: string, from: string, to: string) =>
  useEvery(classEventEndpoints.list, { query: { class_id: classId, from, to } });
export const useClassLessons = (classId: string) =>
  useEvery(teacherScheduleEndpoints.list, { query: { class_id: classId } });

export function useEventWrites() {
  const stale = useStale();
  const refresh = () => stale(classEventEndpoints.list, ...dashboardReads);
  return {
    save: async (editing: ClassEvent | null, draft: ClassEventDraft) => {
      const { class_id: _, ...changes } = draft;
      const answer = editing
        ? await call(classEventEndpoints.update, {
            params: { id: editing.id },
            body: { ...changes, version: editing.version },
          })
        : await call(classEventEndpoints.create, { body: draft, idempotencyKey: creation.keyFor(draft) });
      if (answer.ok) {
        if (!editing) creation.done();
        await refresh();
      }
      return answer;
    },
    remove: async (id: string) => {
      const answer = await call(classEventEndpoints.remove, { params: { id } });
      if (answer.ok) await refresh();
      return answer;
    },
  };
}
