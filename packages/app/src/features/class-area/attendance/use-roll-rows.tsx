import { useMemo } from 'react';
import { joinLoads } from '../../../lib/api/load-state.ts';
import { useYearResults } from '../class-area.api.ts';
import { type RollCallKey, useAttendanceSummary } from './attendance.api.ts';
import type { RollLine } from './roll.ts';
import { Share } from './Share.tsx';

/** A roll's lines as its list shows them, each with the pupil's share of attendance. `minimum` is the lowest share, %. */
export function useRollRows(lesson: RollCallKey, lines: readonly RollLine[] | undefined, minimum: number) {
  const summary = useAttendanceSummary(lesson);
  const yearResults = useYearResults(lesson.class_id);
  const shares = useMemo(
    () => new Map(summary.data?.map(({ student_profile_id, percent }) => [student_profile_id, percent])),
    [summary.data],
  );
  const resultOf = useMemo(
    () => new Map(yearResults.rows?.map((row) => [row.student_profile_id, row])),
    [yearResults.rows],
  );
  const rows = useMemo(
    () =>
      lines?.map(({ id, name, status, notes }) => ({
        id,
        name,
        isPresent: status === 'PRESENT',
        detail: <Share percent={shares.get(id) ?? null} minimum={minimum} result={resultOf.get(id)} notes={notes} />,
      })),
    [lines, shares, resultOf, minimum],
  );
  const alerts = (lines ?? []).filter(({ id }) => resultOf.get(id)?.absence_alert).length;
  return { rows, alerts, figures: joinLoads(summary, yearResults) };
}
