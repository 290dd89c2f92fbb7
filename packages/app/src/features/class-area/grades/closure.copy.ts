import type { GradeClosure, GradedPeriod } from '@caderneta/contract';
import { writeDay } from '../../../lib/dates.ts';

/** Texts of a period whose grades are not posted today, and of one that is open again. */
export const closureCopy = {
  reopened: (until: string) => `Período reaberto para lançamento até ${writeDay(until)}.`,
  closed: (closure: GradeClosure, { year }: GradedPeriod): string => {
    switch (closure.code) {
      case 'window': {
        const { starts_on, ends_on } = closure.window;
        const days = ends_on
          ? `vai de ${writeDay(starts_on)} a ${writeDay(ends_on)}`
          : `começa em ${writeDay(starts_on)}`;
        return `O lançamento deste período ${days}. A direção pode reabri-lo.`;
      }
      case 'other-year':
        return `O ano letivo de ${year} não está aberto para lançamento. A direção pode reabrir o período.`;
      case 'later-year':
        return `Esta turma é do ano letivo de ${closure.classYear}: não recebe notas de um ano seguinte.`;
    }
  },
} as const;
