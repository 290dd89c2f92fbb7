/** How a pupil is doing, best first; 'none' before the first grade. */
export const performances = ['excellent', 'good', 'regular', 'bad', 'none'] as const;
export type Performance = (typeof performances)[number];

/** Situação of a pupil in a school year or in one of its disciplines. */
export const situations = ['CURSANDO', 'APROVADO', 'REPROVADO', 'REPROVADO_POR_FALTAS'] as const;
export type Situation = (typeof situations)[number];
export const situationLabels: Record<Situation, string> = {
  CURSANDO: 'Cursando',
  APROVADO: 'Aprovado',
  REPROVADO: 'Reprovado',
  REPROVADO_POR_FALTAS: 'Reprovado por faltas',
};

/** Kept out of the way of sums like 0.1 + 0.2. */
const tiny = 1e-9;

/** A number with one decimal, halves up: 6.95 is 7.0. */
export const roundHalfUp = (value: number): number => Math.floor(value * 10 + 0.5 + tiny) / 10;

interface WeighedGrade {
  /** 0 to 10. */
  readonly score: number;
  /** Of its period; above 0. */
  readonly weight: number;
}

/** Média: the weighed mean of grades, one decimal, halves up; null without grades. */
export function meanOf(grades: readonly WeighedGrade[]): number | null {
  const weights = grades.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) return null;
  return roundHalfUp(grades.reduce((sum, { score, weight }) => sum + score * weight, 0) / weights);
}

/** Excelente from 9, Bom from 7, Regular from 5, Ruim below; Sem notas without a mean. Of the mean as it is shown. */
export function performanceOf(mean: number | null): Performance {
  if (mean === null) return 'none';
  if (mean >= 9) return 'excellent';
  if (mean >= 7) return 'good';
  return mean >= 5 ? 'regular' : 'bad';
}

/** Lessons of a pupil over all disciplines. */
export interface Presence {
  readonly present: number;
  readonly absent: number;
}

/** Frequência in percent, one decimal, cut: 74.96 is shown as 74.9, because it does not reach 75. Null before the first lesson. */
export function frequencyOf({ present, absent }: Presence): number | null {
  const lessons = present + absent;
  return lessons === 0 ? null : Math.floor((present * 1000) / lessons + tiny) / 10;
}

/** Whether presence reaches a minimum in percent; before the first lesson it does. */
export const reachesFrequency = ({ present, absent }: Presence, minimum: number): boolean =>
  present * 100 + tiny >= minimum * (present + absent);

export interface YearFacts {
  /** Of each discipline of the pupil. */
  readonly means: readonly (number | null)[];
  /** Whether every period of every discipline has its grade. */
  readonly isComplete: boolean;
  /** Whether the last day of the school year has passed. */
  readonly isOver: boolean;
  readonly presence: Presence;
  /** 0 to 10. */
  readonly minimumMean: number;
  /** Percent. */
  readonly minimumAttendance: number;
}

/**
 * Situação. Absences decide first, and only once the year is complete or over; grades decide once they are complete. A pupil who lacks
 * a grade goes on 'Cursando'.
 */
export function situationOf({ means, isComplete, isOver, presence, ...minimum }: YearFacts): Situation {
  if (!isComplete && !isOver) return 'CURSANDO';
  if (!reachesFrequency(presence, minimum.minimumAttendance)) return 'REPROVADO_POR_FALTAS';
  if (!isComplete || means.length === 0) return 'CURSANDO';
  return means.every((mean) => mean !== null && mean >= minimum.minimumMean) ? 'APROVADO' : 'REPROVADO';
}
