import { formatHits, formatScore } from '../../lib/numbers.ts';

/** Texts of a pupil's sheets or readings in one assessment. */
export const resultAttemptsCopy = {
  title: { sheet: 'Folhas deste aluno', reading: 'Leituras deste aluno nesta avaliação' },
  counts: 'Esta vale',
  typed: 'Digitada',
  outOf: (hits: number, total: number) => `${formatHits(hits)} de ${total}`,
  score: formatScore,
  by: (name: string) => `por ${name}`,
  goBack: 'Voltar a esta',
  goBackTo: (moment: string) => `Voltar à de ${moment}`,
  failed: 'Erro ao carregar as folhas anteriores',
  restored: 'O resultado voltou ao anterior. O que valia continua guardado.',
} as const;
