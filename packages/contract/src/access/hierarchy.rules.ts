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

/** Roles that a role may give to a new user, highest first: those below, and a MASTER makes further ones beside themselves. */
export const rolesToCreate = (role: Role): readonly Role[] =>
  role === 'MASTER' ? ['MASTER', ...below.MASTER] : below[role];

/** What whoever creates a MASTER types to say that it is meant: the role's own name. */
export const masterConfirmation = 'MASTER' satisfies Role;
