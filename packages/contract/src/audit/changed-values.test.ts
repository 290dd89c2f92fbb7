import { expect, it } from 'vitest';
import { changedValues } from './changed-values.ts';

it('shows of each side what differs', () => {
  const before = { name: 'E.M. Sol', director: null, version: 1 };
  const after = { name: 'E.M. Lua', director: 'Ana', version: 1 };
  expect(changedValues(before, after)).toBe('name: E.M. Sol');
  expect(changedValues(after, before)).toBe('name: E.M. Lua; director: Ana');
  expect(changedValues(null, after)).toBe('');
  expect(changedValues(after, null)).toBe('name: E.M. Lua; director: Ana; version: 1');
  expect(changedValues([{ a: 1 }], null)).toBe('[{"a":1}]');
  expect(changedValues([{ a: 1 }], null, 60)).toBe('60 registros: [{"a":1}]');
  expect(changedValues('x'.repeat(400), null)).toHaveLength(300);
});
