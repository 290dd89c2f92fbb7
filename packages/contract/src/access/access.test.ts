import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { may, type Viewer } from './access.ts';
import { mandatoryForMaster, permissionNames, roleDefaults } from './permissions.ts';
import { roleLabel, roles, roleWords } from './roles.ts';

const role = fc.constantFrom(...roles);
const permissions = fc.uniqueArray(fc.constantFrom(...permissionNames)).map((names) => new Set(names));

describe('may', () => {
  it('lets nobody past a call that is not public without signing in', () => {
    expect(may(null, 'public')).toBe(true);
    expect(may(null, 'self')).toBe(false);
    expect(may(null, { roles })).toBe(false);
  });

  it('asks for one of the roles and one of the permissions', () => {
    fc.assert(
      fc.property(
        role,
        permissions,
        fc.uniqueArray(role),
        fc.uniqueArray(fc.constantFrom(...permissionNames)),
        (mine, held, asked, anyOf) => {
          const expected = asked.includes(mine) && anyOf.some((name) => held.has(name));
          expect(may({ role: mine, permissions: held }, { roles: asked, anyOf })).toBe(expected);
        },
      ),
    );
  });

  it('asks for no permission where none is named', () => {
    fc.assert(
      fc.property(role, permissions, (mine, held) => {
        expect(may({ role: mine, permissions: held }, { roles: [mine] })).toBe(true);
        expect(may({ role: mine, permissions: held }, 'self')).toBe(true);
      }),
    );
  });
});

describe('may, over one’s own', () => {
  const nobody: Viewer = { role: 'STUDENT', permissions: new Set() };
  const others = { roles: ['MASTER'], anyOf: ['view_users'] } as const;

  it('asks for nothing where the call says so, and only there', () => {
    const open = { ...others, own: { param: 'userId' } };
    expect([may(nobody, open, true), may(nobody, open, false), may(nobody, open)]).toEqual([true, false, false]);
    expect(may(nobody, others, true)).toBe(false);
    expect(may(null, open, true)).toBe(false);
  });

  it('lets in the roles that it names, where it names any', () => {
    const ofTeachers = { ...others, own: { param: 'userId', roles: ['TEACHER' as const] } };
    expect(may(nobody, ofTeachers, true)).toBe(false);
    expect(may({ ...nobody, role: 'TEACHER' }, ofTeachers, true)).toBe(true);
  });
});

describe('role defaults', () => {
  it('name only permissions that exist, once each', () => {
    for (const names of Object.values(roleDefaults)) {
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(permissionNames).toContain(name);
    }
  });

  it('keep for MASTER what can never be taken away, and give a pupil nothing of the staff', () => {
    for (const name of mandatoryForMaster) expect(roleDefaults.MASTER).toContain(name);
    for (const name of ['view_class', 'class_assessments', 'view_activities', 'view_users'] as const) {
      expect(roleDefaults.STUDENT).not.toContain(name);
    }
  });

  it('label an unknown role as Usuário', () => {
    expect(roleLabel('JANITOR')).toBe('Usuário');
    for (const ref of ['shown', 'filter', 'form'] as const) expect(roleLabel('', ref)).toBe('Usuário');
  });

  it('are worded for where they stand', () => {
    const all = (ref: 'shown' | 'filter' | 'form') => roles.map((role) => roleLabel(role, ref));
    expect(all('shown')).toEqual(['Master', 'Município', 'Diretor(a)', 'Professor(a)', 'Estudante', 'Admin', 'Mentor']);
    expect(all('filter')).toEqual(['Master', 'Município', 'Gestor', 'Professor', 'Estudante', 'Admin', 'Mentor']);
    expect(all('form')).toEqual(['Master', 'Município', 'Diretor(a)', 'Professor(a)', 'Aluno', 'Admin', 'Mentor']);
    expect(roleWords('MANAGER')).toEqual(['Diretor(a)', 'Gestor']);
  });
});
