import type { Endpoint } from '@caderneta/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refusedWith } from '../testing/call-failure.ts';
import { reachesEntry } from './entry-reach.ts';
import type { OutboxRow } from './outbox-row.ts';

type Ask = Parameters<typeof reachesEntry>[0];

/** A server on which the user writes in these classes and assessments, sees those besides, and nothing else. */
function serverOf(writable: readonly string[], visible: readonly string[] = []) {
  const asked: string[] = [];
  const ask = async (endpoint: Endpoint, options: { params: { id: string } }) => {
    const { id } = options.params;
    asked.push(`${endpoint.path} ${id}`);
    return [...writable, ...visible].includes(id)
      ? { ok: true, data: { can_write: writable.includes(id) } }
      : refusedWith('Registro não encontrado.');
  };
  return { ask: ask as unknown as Ask, asked };
}

const roll = (class_id: string): OutboxRow<'attendance'> => ({
  ...{ class_id, discipline_id: 'd', student_profile_id: 'ana', date: '2026-08-14' },
});

it('an entry is in reach where the user writes in its class, asked once', async () => {
  const { ask, asked } = serverOf(['c1']);
  expect(await reachesEntry(ask, { kind: 'attendance', rows: [roll('c1'), roll('c1')] })).toBe(true);
  expect(asked).toEqual(['/classes/:id c1']);
});

it('a sheet is in reach where the user writes in its assessment', async () => {
  const row: OutboxRow<'results'> = { assessment_id: 'prova', student_profile_id: 'ana', score: 5 };
  expect(await reachesEntry(serverOf(['prova']).ask, { kind: 'results', rows: [row] })).toBe(true);
  expect(await reachesEntry(serverOf(['outra'], ['prova']).ask, { kind: 'results', rows: [row] })).toBe(false);
});

it('one row out of reach, or only seen, hides the whole entry; so does a server that does not answer', async () => {
  const classes = fc.array(fc.constantFrom('c1', 'c2', 'c3'), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(classes, fc.subarray(['c1', 'c2', 'c3']), async (of, writable) => {
      const { ask } = serverOf(writable, ['c1', 'c2', 'c3']);
      const expected = of.length > 0 && of.every((id) => writable.includes(id));
      expect(await reachesEntry(ask, { kind: 'attendance', rows: of.map(roll) })).toBe(expected);
    }),
  );
});
