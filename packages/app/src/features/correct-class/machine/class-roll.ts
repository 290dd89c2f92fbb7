import { gradeSheet, type ResultRow, type ResultStatus, type SheetGrade } from '@caderneta/contract';
import { type ClassProgress, progressOf } from '../../../parts/sheet-reading/machine/class-progress.ts';
import { isDoubtful, type SheetDraft, signatureOf } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import { keyFor, type SheetKeys } from '../../../parts/sheet-reading/machine/sheet-keys.ts';

/** What is known of a pupil's sheet while the class is corrected. */
export interface PupilMark {
  readonly status: ResultStatus;
  readonly grade: SheetGrade | null;
  /** Of the result that was read from the server: what a save over it names. */
  readonly version: number;
  /** The answers of the sheet that was saved here; null for a result of another time. */
  readonly sheet: string | null;
}

/** Every pupil of the class, in its order. */
export type Roll = ReadonlyMap<string, PupilMark>;

const pending: PupilMark = { status: 'PENDING', grade: null, version: 0, sheet: null };

const gradeOfRow = ({ hits, total, score }: ResultRow): SheetGrade | null =>
  score === null ? null : { hits: hits ?? 0, total: total ?? 0, score };

/** The roll as the server's results say it. */
export const rollOf = (students: readonly { readonly id: string }[], results: readonly ResultRow[]): Roll => {
  const rows = new Map(results.map((row) => [row.student_profile_id, row]));
  return new Map(
    students.map(({ id }) => {
      const row = rows.get(id);
      return [id, row ? { status: row.status, grade: gradeOfRow(row), version: row.version, sheet: null } : pending];
    }),
  );
};

/** A pupil's mark once this sheet is saved. */
export function markedBy(draft: SheetDraft, keys: SheetKeys, before: PupilMark): PupilMark {
  const key = keyFor(keys, draft);
  return {
    status: isDoubtful(draft, key) ? 'IN_REVIEW' : 'CORRECTED',
    grade: gradeSheet(draft.answers, key).grade,
    version: before.version,
    sheet: signatureOf(draft),
  };
}

export const markOf = (roll: Roll, student: string): PupilMark => roll.get(student) ?? pending;

/** Pupils without a result, in the list's order. */
export const missingIn = (roll: Roll): readonly string[] =>
  [...roll].flatMap(([id, { status }]) => (status === 'PENDING' ? [id] : []));

/** How far the class has come, with the sheets saved here. */
export const progressOfRoll = (roll: Roll): ClassProgress =>
  progressOf(
    [...roll.values()].map(({ status }) => status),
    roll.size,
  );
