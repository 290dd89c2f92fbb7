import type { Endpoint } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import type { CallFailure, CallOptions } from '../api/call.ts';
import { outboxCalls } from './outbox-calls.ts';
import { outboxKinds } from './outbox-kinds.ts';

/** A server that cannot be reached, and what it was asked. */
function unreachable() {
  const asked: unknown[] = [];
  const none = { errors: [], current: [], requestId: null, rawBody: null, statusText: null };
  const ask = async <E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<CallFailure> => {
    asked.push([endpoint.method, endpoint.path, options]);
    return { ok: false, code: 'offline', message: 'Sem conexão', ...none };
  };
  return { asked, ask };
}

describe('how an entry is asked', () => {
  it('a roll call and grades as their rows', async () => {
    const column = { class_id: 'c1', student_profile_id: 's1', discipline_id: 'd1' };
    const roll = [{ ...column, date: '2026-08-14' }];
    const { asked, ask } = unreachable();
    await outboxCalls.attendance.send(ask, roll, 'k1');
    const grades = [{ ...column, scope: 'BIMESTER' as const, period_index: 1, score: 8 }];
    await outboxCalls.grades.send(ask, grades, 'k2');
    expect(asked).toEqual([
      ['POST', '/attendance', { body: roll, idempotencyKey: 'k1' }],
      ['POST', '/grades/batch', { body: grades, idempotencyKey: 'k2' }],
    ]);
  });

  it('an answer sheet to its assessment, without naming it in the body', async () => {
    const row = { assessment_id: 'a1', student_profile_id: 's1', score: 80, version: 0 };
    const { asked, ask } = unreachable();
    expect(await outboxCalls.results.send(ask, [row], 'k')).toMatchObject({ ok: false, code: 'offline' });
    expect(asked).toEqual([
      [
        'POST',
        '/assessments/:id/result',
        { params: { id: 'a1' }, body: { student_profile_id: 's1', score: 80, version: 0 }, idempotencyKey: 'k' },
      ],
    ]);
    expect(outboxKinds.results.keyOf(row)).toBe('s1');
  });
});

describe('what a refusal names as stored now', () => {
  const grade = {
    ...{ id: 'g', class_id: 'c1', student_profile_id: 's1', discipline_id: 'd1', discipline: { name: 'Arte' } },
    ...{ scope: 'BIMESTER', period_index: 1, year: 2026, score: 7.9, version: 6, created_at: 'x', updated_at: 'x' },
  };

  it('has its author; an older server says none', () => {
    expect(outboxCalls.grades.conflictsIn([{ ...grade, by: 'Sérgio Brandão' }])).toMatchObject([
      { score: 7.9, by: 'Sérgio Brandão' },
    ]);
    expect(outboxCalls.grades.conflictsIn([grade])).toMatchObject([{ version: 6, by: null }]);
  });

  it('is of a sheet the one that was saved, and whose it is', () => {
    const stored = {
      ...{ student_profile_id: 's1', student: { name: 'Ana', matricula: null }, status: 'CORRECTED', score: 50 },
      ...{ hits: 1, total: 2, key_version: 'A', updated_at: 'x', version: 3, id: 'r', details: null, review: [] },
      photo: null,
    };
    const own = { ...stored, by: 'Lúcia Prado', is_own: true };
    expect(outboxCalls.results.conflictsIn([own])).toMatchObject([{ version: 3, by: 'Lúcia Prado', is_own: true }]);
    expect(outboxCalls.results.conflictsIn([stored])).toMatchObject([{ by: null, is_own: false }]);
  });

  it('leaves out what is no such record', () => {
    expect(outboxCalls.grades.conflictsIn([null, 'x', { ...grade, score: '7,9' }])).toEqual([]);
    expect(outboxCalls.attendance.conflictsIn([grade])).toEqual([]);
  });
});
