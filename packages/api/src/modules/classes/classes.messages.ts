/** What people read of what happened to a class: in the notification and in a refused form. */
export const classMessages = {
  created: (name: string) => ({ title: 'Turma criada', message: `A turma ${name} foi criada.` }),
  updated: (name: string) => ({ title: 'Turma atualizada', message: `A turma ${name} foi atualizada.` }),
  removed: (name: string, archived: boolean) => ({
    title: 'Turma removida',
    message: archived ? `A turma ${name} foi removida e arquivada.` : `A turma ${name} foi removida.`,
  }),
  otherMunicipality: {
    field: 'institution_id',
    message: 'A turma só pode mudar para outra instituição do mesmo município.',
  },
  pupilsElsewhere: {
    field: 'academic_year',
    message: 'Há alunos desta turma matriculados em outra turma desse ano letivo.',
  },
  badSection: { field: 'section', message: 'A turma deve ter no máximo 2 caracteres' },
  assigned: (teacher: string, name: string, discipline: string) => ({
    title: 'Professor atribuído',
    message: `${teacher} foi atribuído(a) à turma ${name} em ${discipline}.`,
  }),
  unassigned: (teacher: string, name: string, discipline: string) => ({
    title: 'Atribuição removida',
    message: `${teacher} não está mais na turma ${name} em ${discipline}.`,
  }),
  alreadyAssigned: 'Este professor já está atribuído a esta turma nesta disciplina.',
} as const;
