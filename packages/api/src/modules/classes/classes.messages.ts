import { type TeachingFailure, writeDay } from '@caderneta/contract';

const names = new Intl.ListFormat('pt-BR');

interface TeachingDays {
  readonly starts_on: string | null;
  readonly ends_on: string | null;
}

const daysText = ({ starts_on, ends_on }: TeachingDays): string =>
  `${starts_on ? ` de ${writeDay(starts_on)}` : ''}${ends_on ? ` até ${writeDay(ends_on)}` : ''}`;

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
  peopleOfInstitution: {
    field: 'institution_id',
    message:
      'Uma turma com alunos ou professores não muda de instituição. Crie a turma na outra e transfira os alunos para ela.',
  },
  pupilsElsewhere: {
    field: 'academic_year',
    message: 'Há alunos desta turma matriculados em outra turma desse ano letivo.',
  },
  yearConcluded: {
    field: 'academic_year',
    message:
      'O ano letivo desta turma já foi virado e o resultado dos alunos é dele, por isso o ano não muda. Crie outra turma no ano desejado.',
  },
  badSection: { field: 'section', message: 'A turma deve ter no máximo 2 caracteres' },
  assigned: (teacher: string, name: string, discipline: string, days: TeachingDays) => ({
    title: 'Professor atribuído',
    message: `${teacher} foi atribuído(a) à turma ${name} em ${discipline}${daysText(days)}.`,
  }),
  unassigned: (teacher: string, name: string, discipline: string) => ({
    title: 'Atribuição removida',
    message: `${teacher} não está mais na turma ${name} em ${discipline}.`,
  }),
  daysChanged: (teacher: string, name: string, discipline: string, days: TeachingDays) => ({
    title: 'Atribuição alterada',
    message: `${teacher} está na turma ${name} em ${discipline}${daysText(days)}.`,
  }),
  notYours: (failure: TeachingFailure, discipline: string, by: readonly string[]): string => {
    switch (failure.code) {
      case 'not-assigned':
        return 'Você não leciona nesta turma.';
      case 'not-begun':
        return `Sua atribuição nesta turma começa em ${writeDay(failure.from)}.`;
      case 'ended':
        return `Sua atribuição nesta turma terminou em ${writeDay(failure.on)}. A direção pode prolongá-la.`;
      case 'held':
        return `${discipline}, nesta turma, é de ${names.format(by)}. Só quem leciona a disciplina, ou a direção, lança notas e chamada.`;
    }
  },
  alreadyAssigned: 'Este professor já está atribuído a esta turma nesta disciplina.',
} as const;
