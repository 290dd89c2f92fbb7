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
  expect(reach(viewer('TEACHER'))).toEqual([true, true, true, ['Fazer chamada', 'Corrigir folhas', 'Nova questão']]);
  expect(reach(viewer('MASTER'))[3]).toContain('Adicionar município');
  expect(reach(viewer('MANAGER'))[3]).not.toContain('Adicionar município');
  const screensOf = (of: Viewer) => reachOf(of, []).screens.map(({ label }) => label);
  expect(screensOf(viewer('MUNICIPALITY'))).toEqual(
    expect.arrayContaining(['Escala da rede', 'Mapa de habilidades', 'Modelos de folha', 'Virar o ano']),
  );
  expect(screensOf(viewer('TEACHER'))).toEqual(expect.arrayContaining(['Montar avaliação', 'Mapa de habilidades']));
  expect(screensOf(viewer('TEACHER'))).not.toContain('Escala da rede');
  expect(screensOf(viewer('STUDENT'))).toEqual(
    expect.arrayContaining(['Meu Perfil', 'Notas, faltas e frequência', 'Ajuda e perguntas frequentes']),
  );
  for (const role of roles) expect(new Set(screensOf(viewer(role))).size).toBe(screensOf(viewer(role)).length);
  for (const role of roles) expect(reach(viewer(role, []))).toEqual([false, false, false, []]);
});
