import { useState } from 'react';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { type EarWork, isWorkOf } from './ear-work.ts';

/** Steps that can be taken back. */
const LONGEST_PAST = 200;
type Works = Record<string, EarWork | undefined>;
const none: Works = {};

/** Marks in progress by pupil, kept in this tab through a reload and a session that ended. */
export function useEarWork(assessmentId: string, text: string) {
  const { values, change } = useDraft<Works>(`leitura.ouvido.${assessmentId}`, none);
  const [past, setPast] = useState<Readonly<Record<string, readonly EarWork[]>>>({});
  const pastOf = (student: string) => past[student] ?? [];

  return {
    /** Those of a text or a recording that is another by now are nobody's. `seconds`: of the recording at hand, null without one. */
    of: (student: string | null, seconds: number | null): EarWork | null => {
      const work = student === null ? undefined : values[student];
      return work && isWorkOf(work, text, seconds) ? work : null;
    },
    put: (student: string, next: EarWork, before: EarWork | null) => {
      change({ [student]: next });
      if (before) setPast((all) => ({ ...all, [student]: [...pastOf(student), before].slice(-LONGEST_PAST) }));
    },
    canUndo: (student: string | null) => student !== null && pastOf(student).length > 0,
    undo: (student: string) => {
      const last = pastOf(student).at(-1);
      if (!last) return;
      change({ [student]: last });
      setPast((all) => ({ ...all, [student]: pastOf(student).slice(0, -1) }));
    },
    forget: (student: string) => {
      change({ [student]: undefined });
      setPast((all) => ({ ...all, [student]: [] }));
    },
  };
}
export type EarWorks = ReturnType<typeof useEarWork>;
