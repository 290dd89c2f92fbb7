import { describe, expect, it } from 'vitest';
import { outboxCalls } from './outbox-calls.ts';

describe('how an entry is asked', () => {
  it('a roll call and grades as their rows', () => {
    const rows = [{ student_profile_id: 's1' }];
    expect(outboxCalls.attendance.requestOf(rows)).toEqual({ body: rows });
    expect(outboxCalls.grades.requestOf(rows)).toEqual({ body: rows });
  });

  it('an answer sheet to its assessment, without naming it in the body', () => {
    const row = { assessment_id: 'a1', student_profile_id: 's1', score: 80, version: 0 };
    expect(outboxCalls.results.requestOf([row])).toEqual({
      params: { id: 'a1' },
      body: { student_profile_id: 's1', score: 80, version: 0 },
    });
    expect(outboxCalls.results.keyOf(row)).toBe('s1');
  });
});
