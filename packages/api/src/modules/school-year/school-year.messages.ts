import { type GradeScope, periodName, writeDay } from '@caderneta/contract';

const mayReopen = 'A direção pode reabrir o período.';

/** What people read of periods and of days without lessons. */
export const schoolYearMessages = {
  closed: (scope: GradeScope, index: number, from: string, to: string | null) =>
    `O lançamento do ${periodName(scope, index)} ${to ? `vai de ${writeDay(from)} a ${writeDay(to)}` : `começa em ${writeDay(from)}`}. ${mayReopen}`,
  otherYear: (year: number) => `O ano letivo ${year} não está aberto para lançamento. ${mayReopen}`,
  laterYear: (year: number) =>
    `Esta turma é do ano letivo de ${year} e não recebe chamadas nem notas de um ano seguinte. Abra a turma do ano certo.`,
  outsideYear: (from: string, to: string) =>
    `Esta data está fora do ano letivo, que vai de ${writeDay(from)} a ${writeDay(to)}.`,
  closedDay: (day: string, reason: string | null) => `${writeDay(day)} é dia não letivo${reason ? `: ${reason}` : ''}.`,
  dayToCome: (day: string) => `${writeDay(day)} ainda não chegou: a chamada é salva no dia da aula ou depois.`,
  reopened: (scope: GradeScope, index: number, where: string, until: string) => ({
    title: 'Período reaberto',
    message: `O ${periodName(scope, index)} foi reaberto para ${where} até ${writeDay(until)}.`,
  }),
  closedAgain: (scope: GradeScope, index: number, where: string) => ({
    title: 'Reabertura desfeita',
    message: `O ${periodName(scope, index)} não está mais reaberto para ${where}.`,
  }),
  pastUntil: { field: 'until', message: 'Informe hoje ou um dia que ainda não passou' },
  otherInstitution: { field: 'class_id', message: 'A turma não é desta instituição' },
  yearAhead: { field: 'from_year', message: 'Este ano letivo ainda não começou' },
  startsElsewhere: (year: number) => ({ field: 'starts_on', message: `As novas matrículas começam em ${year}` }),
  foreignPupil: (at: number) => ({
    field: `outcomes.${at}.student_profile_id`,
    message: 'Há um aluno que não é desta escola neste ano. Atualize a página e confira.',
  }),
  foreignClass: (at: number) => ({
    field: `promoted_grades.${at}.class_id`,
    message: 'Há uma turma que não é desta escola neste ano. Atualize a página e confira.',
  }),
  turned: (school: string, from: number, to: number, count: number) => ({
    title: 'Ano virado',
    message: `${school} passou de ${from} para ${to}: ${count === 1 ? '1 aluno' : `${count} alunos`}.`,
  }),
  yearTurned: 'Ano virado!',
  saved: 'Período reaberto!',
  removed: 'Reabertura desfeita',
} as const;
