import { roleDefaults, roles, type Viewer } from '@caderneta/contract';
import { expect, it } from 'vitest';
import { reachOf } from './search-reach.ts';

const viewer = (role: Viewer['role'], permissions = roleDefaults[role]): Viewer => ({
  role,
  permissions: new Set(permissions),
});

it('finds for each role what it may open and begin, and for who may nothing, nothing', () => {
  const reach = (of: Viewer) => {
    const { pupils, classes, assessments, actions } = reachOf(of, []);
    return [pupils, classes, assessments, actions.map(({ label }) => label)];
  };
  expect(reach(viewer('STUDENT'))).toEqual([false, false, false, []]);
  expect(reach(viewer('TEACHER'))).toEqual([true, true, true, ['Fazer chamada', 'Corrigir folhas']]);
  expect(reach(viewer('MASTER'))[3]).toContain('Adicionar município');
  expect(reach(viewer('MANAGER'))[3]).not.toContain('Adicionar município');
  for (const role of roles) expect(reach(viewer(role, []))).toEqual([false, false, false, []]);
});
