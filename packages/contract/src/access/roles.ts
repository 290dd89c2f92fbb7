/** Roles, highest first. ADMIN and MENTOR are labels of older networks: such a user has what their permissions allow. */
export const roles = ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT', 'ADMIN', 'MENTOR'] as const;
export type Role = (typeof roles)[number];

const labels: Record<Role, string> = {
  MASTER: 'Master',
  MUNICIPALITY: 'Município',
  MANAGER: 'Diretor(a)',
  TEACHER: 'Professor(a)',
  STUDENT: 'Estudante',
  ADMIN: 'Admin',
  MENTOR: 'Mentor',
};

/** `shown`: badges and sentences. `filter` and `form`: the options of a list's filter and of a user's form. */
export type RoleLabelUse = 'shown' | 'filter' | 'form';
const otherwise: Record<RoleLabelUse, Partial<Record<Role, string>>> = {
  shown: {},
  filter: { MANAGER: 'Gestor', TEACHER: 'Professor' },
  form: { STUDENT: 'Aluno' },
};
const isRole = (name: string): name is Role => roles.some((role) => role === name);

/** Label of any role name, for where it stands; names we do not know read 'Usuário'. */
export const roleLabel = (role: string, ref: RoleLabelUse = 'shown'): string =>
  isRole(role) ? (otherwise[ref][role] ?? labels[role]) : 'Usuário';

/** Every label of a role, wherever it stands: what a search for people by role finds. */
export const roleWords = (role: Role): string[] => [
  ...new Set((['shown', 'filter', 'form'] as const).map((ref) => roleLabel(role, ref))),
];
