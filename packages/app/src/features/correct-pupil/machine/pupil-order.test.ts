import { describe, expect, it } from 'vitest';
import { nextPending } from './pupil-order.ts';

describe('nextPending', () => {
  const students = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const row = (student_profile_id: string, status: 'PENDING' | 'CORRECTED' | 'IN_REVIEW') => ({
    student_profile_id,
    status,
  });

  it('is the next without a result, going round', () => {
    const rows = [row('a', 'PENDING'), row('b', 'CORRECTED'), row('c', 'PENDING')];
    expect(nextPending(students, rows, 'a')).toBe('c');
    expect(nextPending(students, rows, 'c')).toBe('a');
    expect(nextPending(students, rows, null)).toBe('a');
  });

  it('is nobody when everybody has one, or only this one is left', () => {
    expect(
      nextPending(
        students,
        students.map(({ id }) => row(id, 'IN_REVIEW')),
        'a',
      ),
    ).toBeNull();
    expect(nextPending(students, [row('a', 'PENDING'), row('b', 'CORRECTED'), row('c', 'CORRECTED')], 'a')).toBeNull();
    expect(nextPending([], [], null)).toBeNull();
  });
});
