import { expect, it } from 'vitest';
import type { Viewer } from './access.ts';
import { grantable, mayGovern } from './grants.rules.ts';
import { rolesBelow, rolesToCreate } from './hierarchy.rules.ts';
import { permissionNames } from './permissions.ts';
import { type Role, roles } from './roles.ts';

const below: Record<Role, readonly Role[]> = {
  MASTER: ['MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT', 'ADMIN', 'MENTOR'],
  MUNICIPALITY: ['MANAGER', 'TEACHER', 'STUDENT'],
  MANAGER: ['TEACHER', 'STUDENT'],
  TEACHER: ['STUDENT'],
  STUDENT: [],
  ADMIN: [],
  MENTOR: [],
};
const viewer = (role: Role): Viewer => ({ role, permissions: new Set(['view_users']) });

it.each(roles)('%s has its roles below it, the highest first, and governs them', (role) => {
  expect(rolesBelow(role)).toEqual(below[role]);
  expect(rolesToCreate(role)).toEqual(role === 'MASTER' ? ['MASTER', ...below.MASTER] : below[role]);
  const governed = roles.filter((other) => mayGovern(viewer(role), other));
  expect(new Set(governed)).toEqual(new Set(role === 'MASTER' ? roles : below[role]));
});

it('nobody but MASTER gives a permission that they do not hold', () => {
  for (const role of roles)
    expect([...grantable(viewer(role))]).toEqual(role === 'MASTER' ? [...permissionNames] : ['view_users']);
});
