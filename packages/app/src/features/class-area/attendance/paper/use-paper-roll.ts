import type { ClassCalendar } from '@caderneta/contract';
import { useMemo, useState } from 'react';
import { outbox, useOutboxOf } from '../../../../lib/outbox/use-outbox.ts';
import { slotOfRoll, useFreshAttendance } from '../attendance.api.ts';
import { attendanceCopy } from '../attendance.copy.ts';
import { shortDay } from './month-text.ts';
import { cellKey, entriesOf, type PaperAnswers, type PaperCell, paperDays, usualDays } from './paper-days.ts';
import { useRecorded } from './paper-roll.api.ts';
import type { ReadRoll } from './read-roll-file.ts';

/** What became of the days that were saved. */
export interface PaperOutcome {
  readonly saved: number;
  readonly waiting: number;
  /** Days that the server did not take; each is in its roll call with the reason. */
  readonly refused: readonly string[];
  /** Days that neither the server nor this device has, each with what the server said of it. */
  readonly lost: readonly string[];
}

/** A photographed roll in front of a person: what it says, what they answer, which days are saved, and the saving. */
export function usePaperRoll({ reading, sheet }: ReadRoll, calendar: ClassCalendar, today: string) {
  const stored = useRecorded(sheet);
  const unsent = useOutboxOf('attendance', `attendance/${sheet.class_id}/`);
  const fresh = useFreshAttendance();
  const [answers, setAnswers] = useState<PaperAnswers>({});
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const [savingAt, setSavingAt] = useState<number | null>(null);
  const [hasLost, setHasLost] = useState(false);

  const recorded = useMemo(() => {
    const rows = new Map((stored.rows ?? []).map((row) => [`${row.student_profile_id}/${row.date}`, row]));
    // What waits on this device is what the server will have.
    const waiting = unsent
      .flatMap((entry) => entry.rows)
      .filter((row) => row.discipline_id === sheet.discipline.id && sheet.days.includes(row.date))
      .map(({ student_profile_id, date, status = 'PRESENT' }) => {
        const version = rows.get(`${student_profile_id}/${date}`)?.version ?? 0;
        return { student_profile_id, date, status, version };
      });
    return [...rows.values(), ...waiting];
  }, [stored.rows, unsent, sheet]);
  const days = useMemo(
    () => paperDays({ sheet, marks: reading.cells, answers, recorded }, calendar, today),
    [sheet, reading, answers, recorded, calendar, today],
  );
  const usual = useMemo(() => new Set(usualDays(days)), [days]);
  const isChosen = (date: string) => choices[date] ?? usual.has(date);
  const chosen = days.filter(({ date, state }) => state !== 'closed' && isChosen(date));
  const answer = (cell: PaperCell, mark: 'present' | 'absent') =>
    setAnswers((known) => ({ ...known, [cellKey(cell)]: mark }));

  /** Hands the chosen days over, one roll call each. */
  const save = async (): Promise<PaperOutcome> => {
    let [saved, waiting] = [0, 0];
    const refused: string[] = [];
    const lost: string[] = [];
    for (const [at, day] of chosen.entries()) {
      setSavingAt(at + 1);
      const lesson = { class_id: sheet.class_id, discipline_id: sheet.discipline.id, date: day.date };
      const rows = entriesOf(lesson, day);
      if (rows === null) continue;
      const label = `${attendanceCopy.rollOf(day.date.split('-').reverse().join('/'))}, ${sheet.discipline.name}`;
      const result = await outbox.submit({ kind: 'attendance', slot: slotOfRoll(lesson), label, rows });
      if (result.state === 'sent') saved += 1;
      else if (result.state === 'waiting') waiting += 1;
      else if (result.state === 'refused') refused.push(shortDay(day.date));
      else lost.push([shortDay(day.date), result.failure?.message].filter(Boolean).join(': '));
    }
    await fresh();
    setSavingAt(null);
    setHasLost(lost.length > 0);
    return { saved, waiting, refused, lost };
  };

  return {
    days,
    uncertain: days.flatMap(({ state, cells }) =>
      state === 'closed' ? [] : cells.filter(({ mark }) => mark === 'uncertain'),
    ),
    chosen,
    isChosen,
    choose: (date: string, is: boolean) => setChoices((known) => ({ ...known, [date]: is })),
    answer,
    save,
    savingAt,
    /** Whether anything is on this screen alone: an answer, a chosen day, a day that got lost. */
    isUnsaved: hasLost || Object.keys({ ...answers, ...choices }).length > 0,
    load: stored,
  };
}
