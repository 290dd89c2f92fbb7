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
  keepMine: (grade: string) => `Manter ${grade}`,
  useTheirs: (grade: string) => `Usar ${grade}`,
  ofWhom: (action: string, name: string) => `${action}: ${name}`,
  pasted: (taken: number, left: readonly string[], over: number) =>
    [
      count(taken, 'nota colada', 'notas coladas'),
      left.length > 0 ? `sem nota válida para ${left.join(', ')}` : '',
      over > 0 ? `${count(over, 'linha sobrou', 'linhas sobraram')}` : '',
    ]
      .filter(Boolean)
      .join('; '),
} as const;
