import { describe, expect, it } from 'vitest';
import { rolePartsOf } from './role-parts.ts';

const noWhere = () => undefined;

describe('rolePartsOf', () => {
  it('keeps the order of the colours, and puts other roles together', () => {
    const counts = [
      { role: 'MASTER' as const, users: 1 },
      { role: 'STUDENT' as const, users: 700 },
      { role: 'ADMIN' as const, users: 2 },
      { role: 'MENTOR' as const, users: 3 },
    ];
    expect(rolePartsOf(counts, noWhere).map(({ label, value }) => [label, value])).toEqual([
      ['Estudante', 700],
      ['Professor(a)', 0],
      ['Diretor(a)', 0],
      ['Município', 0],
      ['Master', 1],
      ['Outros perfis', 5],
    ]);
    expect(rolePartsOf(counts.slice(0, 2), noWhere)).toHaveLength(5);
  });
});
