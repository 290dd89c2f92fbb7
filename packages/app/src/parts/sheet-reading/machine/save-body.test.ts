import type { AssessmentResult } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { draftFrom, keyFrom, keysFrom } from './draft-samples.ts';
import { decidedDraft, isDecided, saveBody } from './save-body.ts';

const keys = keysFrom(keyFrom('abcd', 'abcd'));

describe('saveBody', () => {
  it('is complete and final for a sure sheet', () => {
    const body = saveBody(draftFrom(['ABCD', 'AB-D']), keys, 's1', 3);
    expect(body).toMatchObject({ student_profile_id: 's1', score: 87.5, version: 3, review: [], key_version: 'A' });
    expect(body.details).toMatchObject({ total: 8, acertos: 7 });
  });

  it('lists what waits for the teacher, with its picture', () => {
    const body = saveBody(draftFrom(['A*CD', 'ABCD'], { crops: { '0/2': 'jpeg' } }), keys, 's1', 0);
    expect(body.review).toEqual([{ group: 0, question: 2, marked: 'BC', state: 'multiple', crop: 'jpeg' }]);
    expect(body.score).toBe(87.5);
  });
});

describe('deciding', () => {
  const graded = saveBody(draftFrom(['A*C?', 'ABCD']), keys, 's1', 0);
  const result = {
    student_profile_id: 's1',
    status: 'IN_REVIEW',
    details: graded.details,
    review: graded.review,
    key_version: 'A',
    typed_by: null,
    earlier_attempts: 0,
    version: 1,
  } as unknown as AssessmentResult;

  it('waits for every question', () => {
    expect(isDecided(result, {})).toBe(false);
    expect(isDecided(result, { '0/2': 'B' })).toBe(false);
    expect(isDecided(result, { '0/2': 'B', '0/4': '' })).toBe(true);
    expect(isDecided({ ...result, review: [] }, {})).toBe(false);
  });

  it('sends the decisions, with nothing left to review', () => {
    const decided = decidedDraft(result, { '0/2': 'B', '0/4': '' });
    const body = saveBody(decided, keys, 's1', 1);
    expect(body.review).toEqual([]);
    expect(body).toMatchObject({ score: 87.5, version: 1 });
  });
});
