import { may, type Permission, type Role, roleDefaults, roles, type Viewer } from '@caderneta/contract';
import { Users } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { type GuidedScreen, guides } from '../features/help/guides.copy.ts';
import { homeOf, paths, type ScreenId } from '../lib/paths.ts';
import { crumbsOf, litEntry, menuFor, titleOf } from './derive.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';

const viewer = (role: Role): Viewer => ({ role, permissions: new Set(roleDefaults[role]) });
const entries = (role: Role) => menuFor(viewer(role)).flatMap(({ items }) => items.map((item) => item.label));

describe('menuFor', () => {
  it.each(['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT'] as const)(
    'starts %s at the own dashboard',
    (role) => {
      const [first] = menuFor(viewer(role));
      expect(first?.label).toBe('Geral');
      expect(first?.items[0]).toMatchObject({ label: 'Dashboard', href: paths[homeOf(role)] });
    },
  );

  it('gives classes to who works with them, and settings to everybody', () => {
    for (const role of ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER'] as const) {
      expect(entries(role)).toContain('Turmas');
    }
    expect(entries('STUDENT')).not.toContain('Turmas');
    for (const role of roles) expect(entries(role)).toContain('Configurações');
  });

  it('opens a pupil’s own grades to pupils alone, below their dashboard', () => {
    expect(roles.filter((role) => may(viewer(role), screens.myGrades.access))).toEqual(['STUDENT']);
    expect(litEntry('myGrades')).toBe('dashboardStudent');
    expect(crumbsOf('myGrades', null).at(-1)).toEqual({ label: 'Notas e faltas' });
  });

  it('has an entry for the notification history for MASTER alone, though everybody may open it', () => {
    expect(roles.filter((role) => entries(role).includes('Notificações'))).toEqual(['MASTER']);
    for (const role of roles) expect(may(viewer(role), screens.notifications.access)).toBe(true);
  });

  it('shows a folder when any of its children is visible, where the first of them would be', () => {
    const page = screens.help.page;
    const row = (title: string, allowed: readonly Role[], anyOf: readonly Permission[]): Screen => ({
      title,
      access: { roles: allowed, anyOf },
      menu: { group: 'administration', icon: Users, roles: allowed, folder: 'users' },
      page,
    });
    const rows: [ScreenId, Screen][] = [
      ['classes', row('Usuários gerais', ['MASTER'], ['view_users'])],
      ['settings', screens.settings],
      ['help', row('Estudantes', ['MASTER', 'TEACHER'], ['view_users'])],
    ];
    const administration = (who: Viewer) =>
      menuFor(who, rows)
        .filter(({ label }) => label === 'Administração')
        .flatMap(({ items }) => items.map(({ label, children }) => [label, children?.map((child) => child.label)]));
    expect(administration(viewer('MASTER'))).toEqual([['Usuários', ['Usuários gerais', 'Estudantes']]]);
    expect(administration(viewer('TEACHER'))).toEqual([['Usuários', ['Estudantes']]]);
    expect(administration({ role: 'TEACHER', permissions: new Set() })).toEqual([]);
    expect(administration(viewer('STUDENT'))).toEqual([]);
  });

  it('shows labels of older networks what their permissions allow', () => {
    expect(entries('ADMIN')).toEqual(['Configurações']);
  });

  it('hides an entry whose permission is not held, whatever the role', () => {
    for (const role of roles) expect(menuFor({ role, permissions: new Set() })).toEqual([]);
  });
});

it('a home without a panel is not called another role’s panel', () => {
  expect(titleOf('dashboardMaster', 'MASTER')).toBe('Painel do Master');
  expect(titleOf('dashboardMaster', 'ADMIN')).toBe('Início');
  expect(titleOf('classes', 'ADMIN')).toBe('Turmas');
});

describe('crumbsOf', () => {
  it('leads from the group to the screen', () => {
    expect(crumbsOf('classes', null)).toEqual([{ label: 'Geral' }, { label: 'Turmas' }]);
    expect(crumbsOf('classArea', [{ label: '9º Ano C' }])).toEqual([
      { label: 'Geral' },
      { label: 'Turmas', href: '/app/class' },
      { label: '9º Ano C' },
    ]);
    expect(crumbsOf('teachers', null).map(({ label }) => label)).toEqual(['Administração', 'Usuários', 'Professores']);
    expect(crumbsOf('settings', null)).toEqual([{ label: 'Configurações' }]);
    expect(crumbsOf('help', null)).toEqual([{ label: 'Perguntas Frequentes' }]);
  });

  it('keeps the entry above a screen lit', () => {
    expect(litEntry('sheetCorrection')).toBe('classes');
    expect(litEntry('settings')).toBe('settings');
  });
});

it('offers the help of a screen to the roles that may open it under its name, and to no other', () => {
  for (const id of Object.keys(guides) as GuidedScreen[]) {
    const mayOpen = roles.filter((role) => may(viewer(role), screens[id].access) && !screens[id].titleFor?.[role]);
    expect([id, ...guides[id].roles.toSorted()]).toEqual([id, ...mayOpen.toSorted()]);
  }
});
