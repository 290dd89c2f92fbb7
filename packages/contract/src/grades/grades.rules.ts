export const gradeScopes = ['BIMESTER', 'TRIMESTER', 'SEMESTER', 'MONTHLY'] as const;
export type GradeScope = (typeof gradeScopes)[number];

/** Periods of a school year by scope: a period's index is from 1 to this. */
export const periodsOfScope: Readonly<Record<GradeScope, number>> = {
  BIMESTER: 4,
  TRIMESTER: 3,
  SEMESTER: 2,
  MONTHLY: 12,
};

const periodWords: Readonly<Record<GradeScope, string>> = {
  BIMESTER: 'bimestre',
  TRIMESTER: 'trimestre',
  SEMESTER: 'semestre',
  MONTHLY: 'mês',
};

/** A period in words: '1º bimestre'. */
export const periodName = (scope: GradeScope, index: number): string => `${index}º ${periodWords[scope]}`;

/** Whether a score is 0 to 10 in steps of 0.1. */
export const isGradeScore = (score: number): boolean =>
  score >= 0 && score <= 10 && Math.abs(score * 10 - Math.round(score * 10)) < 1e-9;
