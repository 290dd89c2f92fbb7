import type { ResultRow } from '@caderneta/contract';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import { isLacking, markedBy, markOf, type PupilMark, type Roll, rollOf } from './class-roll.ts';
import type { ClassRun, ClassSave } from './class-run.state.ts';
import type { MatchBasis } from './match-sheet.ts';
import { isNamed } from './sheet-watch.ts';

const withMark = (roll: Roll, student: string, mark: PupilMark): Roll => new Map(roll).set(student, mark);

/** Hands a sheet over to be saved: the pupil's mark is that of the sheet from now on. */
export function keep(
  run: ClassRun,
  draft: SheetDraft,
  student: string,
  how: MatchBasis,
  page: number | null,
): ClassRun {
  const before = markOf(run.roll, student);
  const id = run.saves.length;
  const first = run.saves.findLast((save) => save.student === student && save.state === 'kept');
  // The page before it is on its way, and makes the result a version newer.
  const newer = first && isLacking(draft, run.table, before) ? first.version + 1 : 0;
  const version = Math.max(before.version, newer);
  const save: ClassSave = { id, student, draft, how, version, page, state: 'kept' };
  return {
    ...run,
    roll: withMark(run.roll, student, markedBy(draft, run.table, before)),
    saves: [...run.saves, save],
    picked: null,
    lastUnnamed: isNamed(draft) ? run.lastUnnamed : { draft, student },
    word: { kind: 'saved', save: id },
  };
}

/** The mark that a pupil has by the saves that stand, over what the server had at first. */
function markAfter(run: ClassRun, student: string, saves: readonly ClassSave[]): PupilMark {
  const pending = saves.filter((save) => save.student === student && save.state === 'kept');
  const base = { ...markOf(run.base, student) };
  return pending.reduce<PupilMark>((mark, { draft }) => markedBy(draft, run.table, mark), base);
}

/** A save that does not stand any more: the pupil is as before it. */
export function takeBack(run: ClassRun, id: number, state: 'refused' | 'undone'): ClassRun {
  const save = run.saves[id];
  if (save?.state !== 'kept') return run;
  const saves = run.saves.map((each) => (each.id === id ? { ...each, state } : each));
  const isLastUnnamed = run.lastUnnamed?.draft === save.draft;
  return {
    ...run,
    saves,
    roll: withMark(run.roll, save.student, markAfter(run, save.student, saves)),
    lastUnnamed: isLastUnnamed ? null : run.lastUnnamed,
    word: state === 'undone' ? { kind: 'undone', student: save.student } : run.word,
  };
}

/** The server's results as they are now. One that is older than a sheet saved here says nothing new of that pupil. */
export function withResults(run: ClassRun, rows: readonly ResultRow[]): ClassRun {
  const base = rollOf(run.table.students, rows);
  const next = { ...run, base };
  const roll = new Map<string, PupilMark>();
  for (const [student, stored] of base) {
    const last = run.saves.findLast((save) => save.student === student && save.state === 'kept');
    const isOlder = last !== undefined && stored.version <= last.version;
    const isRead = stored.status !== 'PENDING' || stored.missing !== null;
    const sheets = isRead ? markOf(run.roll, student).sheets : [];
    roll.set(student, isOlder ? markAfter(next, student, run.saves) : { ...stored, sheets });
  }
  return { ...next, roll };
}
