import type { AssessmentResult } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { draftFrom, keyFrom, keysFrom } from '../../../parts/sheet-reading/machine/draft-samples.ts';
import { saveBody } from '../../../parts/sheet-reading/machine/save-body.ts';
import { answerGroups, reviewOf, sheetView, splitColumns } from './sheet-view.ts';

const key = keyFrom('ab', 'cd');
const keys = keysFrom(key);
const row = (question: number) => ({ question, marked: 'A', correct: 'A', status: 'correct' as const });
const draft = draftFrom(['A-', '*D']);
const body = saveBody(draft, keys, 's1', 0);
const result = {
  student_profile_id: 's1',
  status: 'IN_REVIEW',
  score: body.score,
  hits: 2,
  total: 4,
  details: body.details,
  review: body.review,
  key_version: 'A',
  typed_by: null,
  earlier_attempts: 0,
  version: 1,
} as unknown as AssessmentResult;

describe('sheetView', () => {
  it('shows a reading that is being saved, graded on the spot', () => {
    const save = { student: 's1', body, key: 'k' };
    const view = sheetView({ phase: { name: 'saving', draft, save } }, null, keys, {});
    expect(view?.grade).toEqual({ hits: 2, total: 4, score: 50 });
    expect(view?.statuses).toEqual(['correct', 'blank', 'review', 'correct']);
    expect(view?.columns[0]?.rows[1]).toEqual({ question: 2, marked: '', correct: 'B', status: 'wrong' });
  });

  it('shows a saved result with the decisions made so far', () => {
    const shown = (choices: Record<string, string>) => sheetView({ phase: { name: 'idle' } }, result, keys, choices);
    expect(shown({})?.grade.hits).toBe(2);
    expect(shown({ '1/1': 'C' })?.grade).toEqual({ hits: 3, total: 4, score: 75 });
  });

  it('says which questions were annulled, whatever was marked', () => {
    const annulled = [
      { group: 0, question: 2 },
      { group: 1, question: 1 },
    ];
    const shown = sheetView({ phase: { name: 'idle' } }, result, keysFrom(key, { annulled }), {});
    expect(shown?.grade.hits).toBe(4);
    expect(shown?.statuses).toEqual(['correct', 'annulled', 'annulled', 'correct']);
    expect(shown?.columns[0]?.rows[1]).toMatchObject({ marked: '', correct: 'B', status: 'annulled' });
  });

  it('shows nothing for a pupil without a result', () => {
    expect(sheetView({ phase: { name: 'idle' } }, { ...result, status: 'PENDING' }, keys, {})).toBeNull();
    expect(sheetView({ phase: { name: 'idle' } }, null, keys, {})).toBeNull();
  });

  it('shows a page of two in its own columns, and which one is to be read yet', () => {
    const long = keysFrom(keyFrom('ab', 'ab', 'ab', 'ab', 'ab', 'ab'));
    const { answers, ...rest } = draftFrom(['AB', 'AB', 'A-']);
    const second = { ...rest, answers: answers.map((own) => ({ ...own, group: own.group + 3 })) };
    const { details } = saveBody(second, long, 's1', 0);
    const half = { ...result, status: 'PENDING', missing_page: 1, details } as AssessmentResult;
    const view = sheetView({ phase: { name: 'idle' } }, half, long, {});
    expect(view).toMatchObject({ missing: 1, columns: [{ number: 4 }, { number: 5 }, { number: 6 }] });
    expect(view?.statuses).toEqual(['correct', 'correct', 'correct', 'correct', 'correct', 'blank']);
  });

  it('grades by the version of the sheet, and says it where there are two', () => {
    const versions = keysFrom(key, { version_b: { key: keyFrom('ba', 'dc'), annulled: [], order: null } });
    const shown = sheetView({ phase: { name: 'idle' } }, { ...result, key_version: 'B' }, versions, { '1/1': 'D' });
    expect(shown).toMatchObject({ version: 'B', grade: { hits: 1, total: 4 } });
    expect(sheetView({ phase: { name: 'idle' } }, result, versions, {})).toMatchObject({ version: 'A' });
    expect(sheetView({ phase: { name: 'idle' } }, result, keys, {})).toMatchObject({ version: null });
  });

  it('asks for decisions only on what is saved', () => {
    expect(reviewOf({ phase: { name: 'saved', result } }, result)).toHaveLength(1);
    expect(reviewOf({ phase: { name: 'uploading' } }, result)).toEqual([]);
  });
});

describe('columns', () => {
  it('are cut after the first group of a key of two', () => {
    expect(splitColumns([1, 2, 1, 2].map(row), key).map((rows) => rows.length)).toEqual([2, 2]);
    expect(splitColumns([1, 2, 3, 4].map(row), key).map((rows) => rows.length)).toEqual([2, 2]);
  });

  it('are cut where the numbers start again, when the key does not say', () => {
    const three = keyFrom('abc');
    expect(splitColumns([1, 2, 3, 1, 2].map(row), three).map((rows) => rows.length)).toEqual([3, 2]);
    expect(splitColumns([1, 2, 3].map(row), three)).toHaveLength(1);
    expect(splitColumns([1, 2].map(row), key)).toHaveLength(1);
  });

  it('have headings only when there are several', () => {
    const columns = [4, 5].map((number) => ({ number, rows: [row(1)] }));
    const view = { grade: { hits: 0, total: 0, score: 0 }, version: null, missing: null, statuses: [], columns };
    expect(answerGroups(view, (number) => `Coluna ${number}`).map(({ title }) => title)).toEqual([
      'Coluna 4',
      'Coluna 5',
    ]);
    const alone = { ...view, columns: columns.slice(0, 1) };
    expect(answerGroups(alone, String).map(({ title }) => title)).toEqual([null]);
  });
});
