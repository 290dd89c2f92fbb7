/** Roles, highest first. ADMIN and MENTOR are labels of older networks: such a user has what their permissions allow. */
export const roles = ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT', 'ADMIN', 'MENTOR'] as const;
export type Role = (typeof roles)[number];

/** What a screen shows for a role. */
export const roleLabels: Record<Role, string> = {
  MASTER: 'Master',
  MUNICIPALITY: 'Município',
  MANAGER: 'Diretor(a)',
  TEACHER: 'Professor(a)',
  STUDENT: 'Estudante',
  ADMIN: 'Admin',
  MENTOR: 'Mentor',
};

/** Label of any role name; names we do not know read 'Usuário'. */
export const roleLabel = (role: string): string => roleLabels[role as Role] ?? 'Usuário';
