import { permissionCatalogue, permissionNames } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { permissionCategories } from './permission-groups.ts';

describe('the catalogue of permissions', () => {
  it('holds each permission once, under one category and one part of it', () => {
    const listed = permissionCategories.flatMap(({ groups }) => groups.flatMap(({ names }) => names));
    expect(listed).toHaveLength(permissionNames.length);
    expect(new Set(listed)).toEqual(new Set(permissionNames));
    for (const { names, groups } of permissionCategories) {
      expect(new Set(groups.flatMap((group) => group.names))).toEqual(new Set(names));
    }
  });

  it('has the specified categories, in their order', () => {
    expect(permissionCategories.map(({ label }) => label)).toEqual([
      'Dashboards',
      'Aulas',
      'Materiais',
      'Disciplinas',
      'Avaliações',
      'FAQ',
      'Municípios',
      'Conquistas',
      'Usuários',
      'Instituição',
      'Turmas',
      'Relatórios',
      'Configurações',
      'Notificações',
      'Outras',
    ]);
  });

  it('names and describes each in words of its own', () => {
    const entries = Object.values(permissionCatalogue);
    expect(new Set(entries.map(({ label }) => label)).size).toBe(permissionNames.length);
    expect(new Set(entries.map(({ description }) => description)).size).toBe(permissionNames.length);
    for (const { label, description } of entries) expect(`${label} ${description}`).not.toMatch(/_/);
  });
});
