import { useMemo } from 'react';
import { useStandings } from '../students/students.api.ts';
import { type RollPlace, useAttendanceSummary } from './attendance.api.ts';
import type { RollLine } from './roll.ts';
import { Share } from './Share.tsx';

/** A roll's lines as its list shows them, each with the pupil's share of attendance. `minimum` is the lowest share, %. */
export function useRollRows(place: RollPlace, lines: readonly RollLine[] | undefined, minimum: number) {
  const summary = useAttendanceSummary(place);
  const standings = useStandings(place.class_id);
  const shares = useMemo(
    () => new Map(summary.data?.map(({ student_profile_id, percent }) => [student_profile_id, percent])),
    [summary.data],
  );
  const standingOf = useMemo(
    () => new Map(standings.rows?.map((row) => [row.student_profile_id, row])),
    [standings.rows],
  );
  const rows = useMemo(
    () =>
      lines?.map(({ id, name, status, notes }) => ({
        id,
        name,
        isPresent: status === 'PRESENT',
        detail: (
          <Share percent={shares.get(id) ?? null} minimum={minimum} standing={standingOf.get(id)} notes={notes} />
        ),
      })),
    [lines, shares, standingOf, minimum],
  );
  const alerts = (lines ?? []).filter(({ id }) => standingOf.get(id)?.absence_alert).length;
  return { rows, alerts };
}
