import { type Role, writeDay } from '@caderneta/contract';

interface Person {
  readonly name: string;
  readonly role: Role;
}

/** Pupils and teachers are called so; of anybody else it is the account that matters. */
const kinds: Readonly<Partial<Record<Role, string>>> = { STUDENT: 'Estudante', TEACHER: 'Professor' };
const said = ({ name, role }: Person, done: string, more = '') => {
  const kind = kinds[role] ?? 'Usuário';
  // The message agrees with 'cadastro', whoever the person is.
  return { title: `${kind} ${done}`, message: `O cadastro de ${name} foi ${done}${more}.` };
};

/** What people read of what happened to a user: in the notification and in a refused form. */
export const userMessages = {
  created: (user: Person) => said(user, 'criado'),
  updated: (user: Person) => said(user, 'atualizado'),
  removed: (user: Person, archived: boolean) => said(user, 'excluído', archived ? ' e arquivado' : ''),
  emailTaken: { field: 'email', message: 'Este e-mail já está em uso' },
  cpfTaken: { field: 'profile.cpf', message: 'Este CPF já está em uso' },
  bornLater: { field: 'profile.birth_date', message: 'Data de nascimento inválida' },
  roleAbove: { field: 'role', message: 'Você só pode criar e alterar perfis abaixo do seu' },
  masterUnconfirmed: { field: 'confirmation', message: 'Para criar um Master, digite MASTER, em maiúsculas' },
  ownField: (field: string) => ({ field, message: 'Este campo só pode ser alterado por quem administra a sua conta' }),
  otherMunicipality: { field: 'profile.institution_id', message: 'A instituição não é do município escolhido' },
  otherInstitution: { field: 'profile.class_id', message: 'A turma não é da instituição escolhida' },
  onlyPupils: { field: 'profile.class_id', message: 'Só estudantes são matriculados em uma turma' },
  classWithoutYear: { field: 'profile.class_id', message: 'A turma não tem ano letivo' },
  transferAhead: { field: 'profile.transfer_date', message: 'A data da transferência não pode ser futura' },
  transferTooEarly: (day: string) => ({
    field: 'profile.transfer_date',
    message: `A data da transferência é anterior à última mudança de turma (${writeDay(day)})`,
  }),
  photoTooLarge: { field: 'profile.profile_photo', message: 'A imagem deve ter no máximo 5MB' },
  photoNoImage: { field: 'profile.profile_photo', message: 'Por favor, selecione apenas arquivos de imagem' },
} as const;
