import { type Permission, permissionCatalogue, type Role, roleLabel } from '@caderneta/contract';

export const permissionMessages = {
  userChanged: (name: string) => ({
    title: 'Permissões atualizadas',
    message: `As permissões de ${name} foram alteradas.`,
  }),
  userReset: (name: string) => ({
    title: 'Permissões atualizadas',
    message: `As permissões de ${name} voltaram às do perfil.`,
  }),
  roleChanged: (role: Role) => ({
    title: 'Permissões atualizadas',
    message: `As permissões do perfil ${roleLabel(role)} foram alteradas.`,
  }),
  notHeld: (name: Permission) => ({
    field: 'permissions',
    message: `Você não possui a permissão “${permissionCatalogue[name].label}”.`,
  }),
} as const;
