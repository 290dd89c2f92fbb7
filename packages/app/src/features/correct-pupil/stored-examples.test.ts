import {
  type AssessmentResult,
  type KeyVersion,
  type ResultInput,
  type ReviewItem,
  type SavedKey,
  sheetDetails,
} from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import drafts from '../../../../../fixtures/stored/drafts.json';
import results from '../../../../../fixtures/stored/results.json';
import { saveBody } from '../../parts/sheet-reading/machine/save-body.ts';
import { type SheetView, sheetView } from './machine/sheet-view.ts';
import { takeUnsaved, type UnsavedReading } from './reading/unsaved-reading.ts';

interface Shown extends Pick<SheetView, 'grade' | 'statuses'> {
  readonly columns: readonly SheetView['columns'][number]['rows'][];
}
interface StoredResult {
  readonly name: string;
  readonly saved: SavedKey;
  readonly version: KeyVersion;
  readonly details: AssessmentResult['details'];
  readonly expected: {
    readonly grade: Shown['grade'];
    readonly shown: Shown['columns'];
    readonly statuses: Shown['statuses'];
  };
}
interface StoredDraft {
  readonly name: string;
  readonly saved: SavedKey;
  readonly stored: Pick<UnsavedReading, 'save'>;
  readonly shown: Shown;
  readonly review: readonly ReviewItem[];
}

/** What a view shows, column by column. */
const shownBy = (view: SheetView | null) => view && { ...view, columns: view.columns.map(({ rows }) => rows) };

const keysOf = (saved: SavedKey) => ({ saved, sheetCode: 'AV318', students: [] });

describe('a result that was stored before', () => {
  it.each(results as readonly StoredResult[])('$name', ({ saved, version, details, expected }) => {
    const { hits, total, score } = expected.grade;
    const result: AssessmentResult = {
      ...{ id: 'r', student_profile_id: 's1', student: { name: 'Ana', matricula: null }, updated_at: null, version: 1 },
      ...{ status: 'CORRECTED', key_version: version, details, review: [], photo: null, hits, total, score },
      ...{ scale: 100, typed_by: null, earlier_attempts: 0, missing_page: null },
    };
    const view = sheetView({ phase: { name: 'idle' } }, result, keysOf(saved), {});
    expect(shownBy(view)).toMatchObject({
      grade: expected.grade,
      columns: expected.shown,
      statuses: expected.statuses,
    });
  });
});

/** Each question's row; what is said of a whole column follows from them. */
const rowsOf = (details: ResultInput['details']) =>
  sheetDetails(details)?.omr.flatMap(({ respostas }) => JSON.parse(JSON.stringify(respostas))) ?? [];

const tabWith = (stored: unknown): Storage => ({
  ...{ length: 1, clear: () => {}, key: () => null, setItem: () => {}, removeItem: () => {} },
  getItem: () => JSON.stringify(stored),
});

describe('a reading that a tab kept before', () => {
  it.each(drafts as unknown as readonly StoredDraft[])('$name', ({ saved, stored, shown, review }) => {
    const found = takeUnsaved(tabWith(stored), 'u1', 'a1');
    if (found === null) throw new Error('the reading is lost');
    const { draft, save } = found;
    expect(save).toEqual(stored.save);
    const view = sheetView({ phase: { name: 'saving', draft, save } }, null, keysOf(saved), {});
    expect(shownBy(view)).toMatchObject(shown);
    // Saved once more, it is the same sheet.
    const again = saveBody(draft, keysOf(saved), save.student, save.body.version);
    expect(again).toMatchObject({ score: save.body.score, review, key_version: save.body.key_version });
    expect(rowsOf(again.details)).toMatchObject(rowsOf(save.body.details));
  });
});
