import {
  answersUnder,
  gradeSheet,
  joinPages,
  type KeyVersion,
  otherPage,
  type ResultRow,
  type ResultStatus,
  type SheetAnswers,
  type SheetGrade,
} from '@caderneta/contract';
import { type ClassProgress, progressOf } from '../../../parts/sheet-reading/machine/class-progress.ts';
import { isDoubtful, type SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import { keyFor, pageRead, type SheetKeys, versionOfSheet } from '../../../parts/sheet-reading/machine/sheet-keys.ts';

/** What is known of a pupil's sheet while the class is corrected. */
export interface PupilMark {
  readonly status: ResultStatus;
  readonly grade: SheetGrade | null;
  /** Of the result that was read from the server: what a save over it names. */
  readonly version: number;
  /** The page of two that is to be read yet, where the other was; null else. */
  readonly missing: number | null;
  readonly keyVersion: KeyVersion;
  /** The sheet that was saved here, or its pages; none of a result of another time. */
  readonly sheets: readonly SheetDraft[];
}

/** Every pupil of the class, in its order. */
export type Roll = ReadonlyMap<string, PupilMark>;

const pending: PupilMark = {
  status: 'PENDING',
  grade: null,
  version: 0,
  missing: null,
  keyVersion: 'A',
  sheets: [],
};

const gradeOfRow = ({ hits, total, score }: ResultRow): SheetGrade | null =>
  score === null ? null : { hits: hits ?? 0, total: total ?? 0, score };

/** The roll as the server's results say it. */
export const rollOf = (students: readonly { readonly id: string }[], results: readonly ResultRow[]): Roll => {
  const rows = new Map(results.map((row) => [row.student_profile_id, row]));
  return new Map(
    students.map(({ id }) => {
      const row = rows.get(id);
      if (row === undefined) return [id, pending];
      const { status, version, missing_page, key_version: keyVersion } = row;
      // A list that an earlier version of the app kept says nothing of pages.
      const missing = missing_page ?? null;
      return [id, { status, grade: gradeOfRow(row), version, missing, keyVersion, sheets: [] }];
    }),
  );
};

/** Whether a sheet is the page that a pupil's lacks: it joins what was read, and takes the place of nothing. */
export function isLacking(draft: SheetDraft, keys: SheetKeys, { missing, keyVersion }: PupilMark): boolean {
  const version = versionOfSheet(keys, draft) ?? keyVersion;
  return missing !== null && pageRead(draft.answers, keys) === missing && version === keyVersion;
}

/** Of what was saved here, the other page of the same sheet. */
const pageBeside = (draft: SheetDraft, keys: SheetKeys, { sheets }: PupilMark): SheetDraft | undefined => {
  const page = pageRead(draft.answers, keys);
  return page === null ? undefined : sheets.find((sheet) => pageRead(sheet.answers, keys) === otherPage(page));
};

/** A pupil's mark once this sheet, or this page of it, is saved. What the server alone has of its other page counts once it says so. */
export function markedBy(draft: SheetDraft, keys: SheetKeys, before: PupilMark): PupilMark {
  const by = keyFor(keys, draft);
  const keyVersion = versionOfSheet(keys, draft) ?? 'A';
  const { version } = before;
  const page = pageRead(draft.answers, keys);
  const isReadAgain = before.status !== 'PENDING' && before.keyVersion === keyVersion;
  if (page !== null && !isReadAgain && !isLacking(draft, keys, before)) {
    return { status: 'PENDING', grade: null, version, missing: otherPage(page), keyVersion, sheets: [draft] };
  }
  const other = pageBeside(draft, keys, before);
  const sheets = other ? [other, draft] : [draft];
  const answers = sheets.reduce<SheetAnswers>(
    (read, sheet) => joinPages(read, answersUnder(sheet.answers, by.key)),
    [],
  );
  return {
    status: sheets.some((sheet) => isDoubtful(sheet, by)) ? 'IN_REVIEW' : 'CORRECTED',
    grade: page === null || other ? gradeSheet(answers, by).grade : null,
    version,
    missing: null,
    keyVersion,
    sheets,
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
