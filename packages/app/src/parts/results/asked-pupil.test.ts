import { expect, test } from 'vitest';
import { withAsked } from './asked-pupil.ts';

const ana = { id: 'ana', label: 'Ana' };
const rui = { id: 'rui', label: 'Rui' };

test('nobody asked for, or a pupil of the class: the class as it is', () => {
  expect(withAsked([ana], null, rui)).toEqual([ana]);
  expect(withAsked([ana, rui], 'rui', null)).toEqual([ana, rui]);
});

test('who left the class stands behind it, and is said to have left', () => {
  expect(withAsked([ana], 'rui', rui)).toEqual([ana, { ...rui, hasLeft: true }]);
});

test('who is asked for and not known is nobody, never the first of the class', () => {
  expect(withAsked([ana], 'rui', null)).toBeNull();
  expect(withAsked([ana], 'rui', undefined)).toBeNull();
});
