import { type GradedPeriod, periodName } from '@caderneta/contract';

/** Texts of opening a period of the gradebook again. */
export const reopenPeriodCopy = {
  button: 'Reabrir período',
  title: 'Reabrir período',
  lead: 'Notas e chamadas do período voltam a ser aceitas até o dia escolhido, de quem já podia lançar.',
  period: 'Período',
  periodOf: ({ scope, period_index, year }: GradedPeriod) => `${periodName(scope, period_index)} de ${year}`,
  orgUnit: 'Para',
  wholeSchool: 'Toda a escola',
  until: 'Aberto até',
  reason: 'Motivo',
  reasonHint: 'Opcional. Até 300 caracteres.',
  submit: 'Reabrir',
  done: 'Período reaberto!',
  failed: 'Erro ao reabrir o período',
} as const;
