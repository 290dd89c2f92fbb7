import { type Role, roleDefaults, roles, type Viewer } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { homeOf, paths } from '../lib/paths.ts';
import { crumbsOf, litEntry, menuFor } from './derive.ts';

const viewer = (role: Role): Viewer => ({ role, permissions: new Set(roleDefaults[role]) });
const labels = (role: Role) =>
  menuFor(viewer(role)).map(({ label, items }) => [label, items.map((item) => item.label)]);

describe('menuFor', () => {
  it.each(['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER'] as const)(
    'gives %s its own dashboard, classes and settings',
    (role) => {
      expect(labels(role)).toEqual([
        ['Geral', ['Dashboard', 'Turmas']],
        ['Configurações', ['Configurações']],
      ]);
      expect(menuFor(viewer(role))[0]?.items[0]?.href).toBe(paths[homeOf(role)]);
    },
  );

  it('shows a student no classes', () => {
    expect(labels('STUDENT')).toEqual([
      ['Geral', ['Dashboard']],
      ['Configurações', ['Configurações']],
    ]);
  });

  it('shows labels of older networks what their permissions allow', () => {
    expect(labels('ADMIN')).toEqual([['Configurações', ['Configurações']]]);
  });

  it('hides an entry whose permission is not held, whatever the role', () => {
    for (const role of roles) expect(menuFor({ role, permissions: new Set() })).toEqual([]);
  });
});

describe('crumbsOf', () => {
  it('leads from the group to the screen', () => {
    expect(crumbsOf('classes', null)).toEqual([{ label: 'Geral' }, { label: 'Turmas' }]);
    expect(crumbsOf('classArea', [{ label: '9º Ano C' }])).toEqual([
      { label: 'Geral' },
      { label: 'Turmas', href: '/app/class' },
      { label: '9º Ano C' },
    ]);
    expect(crumbsOf('settings', null)).toEqual([{ label: 'Configurações' }]);
    expect(crumbsOf('help', null)).toEqual([{ label: 'Perguntas Frequentes' }]);
  });

  it('keeps the entry above a screen lit', () => {
    expect(litEntry('sheetCorrection')).toBe('classes');
    expect(litEntry('settings')).toBe('settings');
  });
});
