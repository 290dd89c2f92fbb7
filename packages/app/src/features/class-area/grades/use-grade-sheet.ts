import type { BroughtGrade, ClassCalendar } from '@caderneta/contract';
import type { GradeChange } from '@caderneta/ui';
import { useMemo, useState } from 'react';
import { joinLoads } from '../../../lib/api/load-state.ts';
import { maySendAgain } from '../../../lib/outbox/sent-again.ts';
import { useShowsSlot } from '../../../lib/outbox/shown-slots.ts';
import { outbox, useOutboxOf, useWhenSent } from '../../../lib/outbox/use-outbox.ts';
import { useClassStudents } from '../class-area.api.ts';
import { type GradebookColumn, gradeInputOf, sheetRows, versionOf } from './grade-sheet.ts';
import { slotOfGrades, useBroughtGrades, useFreshGrades, useSavedGrades } from './grades.api.ts';
import { gradesCopy as texts } from './grades.copy.ts';

const nothingBrought: readonly BroughtGrade[] = [];

/**
 * One column of grades. Every grade is handed over as its cell is left: kept on the device at once, sent with those that
 * are left meanwhile.
 */
export function useGradeSheet(
  column: GradebookColumn,
  { terms, label, isWriter }: { terms: ClassCalendar['terms']; label: string; isWriter: boolean },
) {
  const slot = slotOfGrades(column);
  const students = useClassStudents(column.class_id);
  const saved = useSavedGrades(column);
  const broughtIn = useBroughtGrades(column, isWriter);
  const brought = broughtIn.data ?? (isWriter && broughtIn.failure === null ? undefined : nothingBrought);
  const loads = joinLoads(students, saved);
  const entries = useOutboxOf('grades', slot);
  useShowsSlot(slot);
  const fresh = useFreshGrades();
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [typed, setTyped] = useState<ReadonlyMap<string, number>>(new Map());
  /** Of pupils whose grade is nowhere but on this screen, why: the server's words, or none. */
  const [lost, setLost] = useState<ReadonlyMap<string, string>>(new Map());
  const reload = () => Promise.all([fresh(), saved.reload()]);
  const settling = useWhenSent(entries, async ({ refusal }) => {
    if (refusal === null) setSavedAt(new Date());
    await reload();
  });

  const shown = useMemo(() => (settling ? [{ ...settling, refusal: null }, ...entries] : entries), [settling, entries]);
  const rows = useMemo(
    () =>
      students.rows &&
      saved.rows &&
      brought &&
      sheetRows(column, {
        students: students.rows,
        saved: saved.rows,
        brought,
        entries: shown,
        typed,
        terms,
        somebody: texts.somebody,
      }),
    [column, students.rows, saved.rows, brought, shown, typed, terms],
  );

  const write = async (changes: readonly { id: string; grade: number }[]): Promise<void> => {
    const known = { saved: saved.rows ?? [], entries };
    const inputs = changes.map(({ id, grade }) => gradeInputOf(column, id, grade, versionOf(column, known, id)));
    if (inputs.length === 0) return;
    const ids = new Set(changes.map(({ id }) => id));
    const forgetLost = () => setLost((now) => new Map([...now].filter(([id]) => !ids.has(id))));
    setTyped((now) => new Map([...now, ...changes.map(({ id, grade }) => [id, grade] as const)]));
    forgetLost();
    const result = await outbox.submit({ kind: 'grades', slot, label, rows: inputs });
    if (result.state === 'lost') {
      const why = result.failure?.message ?? '';
      setLost((now) => new Map([...now, ...[...ids].map((id) => [id, why] as const)]));
      return;
    }
    forgetLost();
    if (result.state === 'sent' && result.isStraight) {
      setSavedAt(new Date());
      // No entry leaves the outbox then, which would have them read again.
      await reload();
    }
    // Typed again meanwhile, it is on its way again.
    setTyped(
      (now) => new Map([...now].filter(([id, grade]) => !changes.some((one) => one.id === id && one.grade === grade))),
    );
  };

  return {
    rows,
    /** What pupils brought from other classes. */
    brought: brought ?? nothingBrought,
    /** How they fare: what does not come holds back none of the class's own. */
    broughtIn,
    ...loads,
    /** Why there is nothing to show; grades that are on screen stay there when they could not be read anew. */
    failure: rows === undefined ? loads.failure : null,
    savedAt,
    waiting: entries.some(({ refusal }) => refusal === null),
    /** Refused for another reason than somebody else's change. */
    refused: entries.find(({ refusal }) => refusal !== null && refusal.code !== 'version-conflict') ?? null,
    /** Why neither the server nor this device has what is typed; null where one has. */
    lost: [...lost.values()].at(-1) ?? null,
    /** Answers whether a grade was to be taken away, which it is not. */
    change: async (changes: readonly GradeChange[]): Promise<boolean> => {
      const before = new Map(rows?.map(({ id, grade }) => [id, grade]));
      const given = changes.flatMap(({ id, grade }) =>
        grade === null || grade === before.get(id) ? [] : [{ id, grade }],
      );
      const isTaken = changes.some(({ id, grade }) => grade === null && (before.get(id) ?? null) !== null);
      await write(given);
      return isTaken;
    },
    resolve: async (id: string, choice: 'mine' | 'theirs'): Promise<void> => {
      const row = rows?.find((known) => known.id === id);
      const score = choice === 'mine' ? row?.grade : row?.conflict?.theirs;
      if (typeof score === 'number') await write([{ id, grade: score }]);
    },
    retry: async () => {
      for (const entry of entries) if (maySendAgain(entry)) await outbox.retry(entry.id);
    },
    /** Sends what is nowhere but on this screen, as it stands there. */
    sendLost: () => write([...typed].flatMap(([id, grade]) => (lost.has(id) ? [{ id, grade }] : []))),
    dropLost: () => {
      setTyped((now) => new Map([...now].filter(([id]) => !lost.has(id))));
      setLost(new Map());
    },
    drop: async () => {
      for (const { id, refusal } of entries) if (refusal) await outbox.discard(id);
    },
  };
}
