import { type Role, roles } from './roles.ts';

const below: Record<Role, readonly Role[]> = {
  MASTER: roles.filter((role) => role !== 'MASTER'),
  MUNICIPALITY: ['MANAGER', 'TEACHER', 'STUDENT'],
  MANAGER: ['TEACHER', 'STUDENT'],
  TEACHER: ['STUDENT'],
  STUDENT: [],
  ADMIN: [],
  MENTOR: [],
};

/** Roles below a role, highest first: those whose users it may create and change. ADMIN and MENTOR are MASTER's alone. */
export const rolesBelow = (role: Role): readonly Role[] => below[role];
