import { formatHits } from '../../lib/numbers.ts';

/** Texts of an assessment's results. */
export const resultsCopy = {
  label: 'Resultado de cada aluno',
  columns: { student: 'Aluno', version: 'Versão', status: 'Situação', hits: 'Acertos', score: 'Nota', act: 'Ações' },
  counts: { corrected: 'Corrigidas', inReview: 'Em revisão', pending: 'Pendentes', mean: 'Média' },
  summary: 'Resumo',
  hits: (hits: number, total: number) => `${formatHits(hits)} de ${total}`,
  none: '—',
  correct: 'Corrigir',
  review: 'Revisar',
  again: 'Corrigir de novo',
  actFor: (act: string, name: string) => `${act}: ${name}`,
  typedBy: (name: string) => `Digitada por ${name}`,
  attempts: (count: number) => `${count} folhas ou leituras guardadas`,
  empty: 'Nenhum aluno matriculado nesta turma.',
  failed: 'Erro ao carregar os resultados',
} as const;
