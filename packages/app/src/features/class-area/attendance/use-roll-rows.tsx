import { useMemo } from 'react';
import { useYearResults } from '../class-area.api.ts';
import type { RollLine } from './roll.ts';
import { Share } from './Share.tsx';

/** A class's roll as its list shows it, each line with the pupil's share of attendance. `minimum` is the lowest share, %. */
export function useRollRows(classId: string, lines: readonly RollLine[] | undefined, minimum: number) {
  const figures = useYearResults(classId);
  const resultOf = useMemo(() => new Map(figures.rows?.map((row) => [row.student_profile_id, row])), [figures.rows]);
  const rows = useMemo(
    () =>
      lines?.map(({ id, name, status, notes }) => ({
        id,
        name,
        isPresent: status === 'PRESENT',
        detail: <Share minimum={minimum} result={resultOf.get(id)} notes={notes} />,
      })),
    [lines, resultOf, minimum],
  );
  const alerts = (lines ?? []).filter(({ id }) => resultOf.get(id)?.absence_alert).length;
  return { rows, alerts, figures };
}
