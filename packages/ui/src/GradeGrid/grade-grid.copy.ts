import type { GradeState } from './grade-row.ts';

const count = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`;

const states: Record<GradeState, string> = { saved: 'Salva', pending: 'Ainda não salva', failed: 'Não foi salva' };

export const gradeGridCopy = {
  number: 'Nº',
  student: 'Estudante',
  mean: 'Média',
  hint: 'Notas de 0 a 10, uma casa decimal',
  low: 'Abaixo da média mínima',
  cell: (name: string, period: string) => `${name}, ${period}`,
  states,
  conflict: (mine: string, by: string, theirs: string) => `Você digitou ${mine}. ${by} salvou ${theirs} enquanto isso.`,
  whose: (name: string) => `${name}: `,
  keepMine: (grade: string) => `Manter ${grade}`,
  useTheirs: (grade: string) => `Usar ${grade}`,
  ofWhom: (action: string, name: string) => `${action}: ${name}`,
  asked: (grade: string, from: string) => `${grade} · de ${from}`,
  confirm: 'Enter salva, Esc volta',
  leftBehind: (name: string, typed: string) => `A nota digitada de ${name} não foi salva: ${typed}`,
  failures: { 'no-number': 'Não é uma nota', 'off-scale': 'A nota vai de 0 a 10' },
  pasted: (taken: number) => count(taken, 'nota colada', 'notas coladas'),
  paste: {
    title: 'Colar notas',
    byName: 'Cada nota vai para o estudante da coluna de nomes.',
    downwards: 'As notas vão da célula escolhida para baixo, uma por estudante.',
    toSee: (lines: number) => `${count(lines, 'linha precisa', 'linhas precisam')} da sua atenção.`,
    divide: 'Dividir por 10',
    divideHint: 'Esta coluna parece ir de 0 a 100.',
    came: 'Como veio',
    saved: 'Como fica',
    nobody: 'Ninguém',
    empty: '–',
    cancel: 'Cancelar',
    use: (grades: number) => (grades === 0 ? 'Salvar notas' : `Salvar ${count(grades, 'nota', 'notas')}`),
    states: {
      rounded: 'Arredondada',
      empty: 'Vazia: fica como está',
      'no-number': 'Não é uma nota',
      'off-scale': 'Fora de 0 a 10',
      unknown: 'Não é desta turma',
      twice: 'Nome repetido',
      locked: 'Não pode ser mudada',
      over: 'Sobrou: não há mais estudantes',
    },
  },
} as const;
