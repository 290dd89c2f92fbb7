import type { AttendanceStatus } from '@caderneta/contract';

const signs: Record<AttendanceStatus, string> = { PRESENT: '•', ABSENT: 'F' };
const none = '–';

/** Words of a month's roll on paper. */
export const monthCopy = {
  fileName: 'frequencia',
  noun: ['aluno', 'alunos'],
  class: 'Turma',
  discipline: 'Disciplina',
  teacher: (count: number) => (count > 1 ? 'Professores' : 'Professor(a)'),
  lessons: 'Dias com chamada',
  number: 'Nº',
  student: 'Aluno',
  absent: 'Faltas',
  frequency: '%',
  signs,
  none,
  readAs: { [signs.PRESENT]: 'presente', [signs.ABSENT]: 'falta', [none]: 'sem registro' },
  legend: `${signs.PRESENT} presente · ${signs.ABSENT} falta · ${none} sem registro`,
  /** Who is no longer in the class. */
  left: 'Aluno que não está mais na turma',
  empty: (month: string) => `Nenhuma chamada desta disciplina em ${month}.`,
  failed: 'Falha ao carregar a frequência do mês',
} as const;
