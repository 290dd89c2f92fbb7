/** What people read of what happened to a user: in the notification and in a refused form. */
export const userMessages = {
  created: (name: string) => ({ title: 'Usuário criado', message: `O usuário ${name} foi criado.` }),
  updated: (name: string) => ({ title: 'Usuário atualizado', message: `O usuário ${name} foi atualizado.` }),
  removed: (name: string, archived: boolean) => ({
    title: 'Usuário excluído',
    message: archived ? `O usuário ${name} foi excluído e arquivado.` : `O usuário ${name} foi excluído.`,
  }),
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
    message: `A data da transferência é anterior à última mudança de turma (${day.split('-').reverse().join('/')})`,
  }),
  photoTooLarge: { field: 'profile.profile_photo', message: 'A imagem deve ter no máximo 5MB' },
  photoNoImage: { field: 'profile.profile_photo', message: 'Por favor, selecione apenas arquivos de imagem' },
} as const;
