export const assessmentCategories = ['AVALIACAO', 'EXERCICIO'] as const;
export const assessmentFormats = ['LEITURA', 'GABARITO'] as const;
export type AssessmentCategory = (typeof assessmentCategories)[number];
export type AssessmentFormat = (typeof assessmentFormats)[number];

/** Portuguese labels of the wire's values. */
export const categoryLabels: Record<AssessmentCategory, string> = { AVALIACAO: 'Avaliação', EXERCICIO: 'Exercício' };
export const formatLabels: Record<AssessmentFormat, string> = { LEITURA: 'Leitura', GABARITO: 'Gabarito' };

export const resultStatuses = ['CORRECTED', 'IN_REVIEW', 'PENDING'] as const;
export type ResultStatus = (typeof resultStatuses)[number];
export const resultStatusLabels: Record<ResultStatus, string> = {
  CORRECTED: 'Corrigida',
  IN_REVIEW: 'Em revisão',
  PENDING: 'Pendente',
};
