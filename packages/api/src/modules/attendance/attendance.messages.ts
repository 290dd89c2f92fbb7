import { writeDay } from '@caderneta/contract';

const pupils = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What people read of a roll call. */
export const attendanceMessages = {
  saved: (present: number, absent: number) =>
    `Chamada salva: ${pupils(present, 'presente', 'presentes')}, ${pupils(absent, 'ausente', 'ausentes')}.`,
  recorded: (name: string, discipline: string, date: string) => ({
    title: 'Chamada salva',
    message: `A chamada da turma ${name} em ${discipline}, de ${writeDay(date)}, foi salva.`,
  }),
  notInClass: 'Este aluno não está nesta turma nesta data',
  notAssigned: 'Este professor não está atribuído a esta turma',
  notYours: 'A chamada é registrada em seu próprio nome',
  changed: (pupil: string, status: string) => `${pupil}: outra pessoa salvou ${status}`,
  changedNotes: (pupil: string) => `${pupil}: outra pessoa mudou a observação`,
} as const;
