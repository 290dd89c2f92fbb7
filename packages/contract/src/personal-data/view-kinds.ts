/** What of a person can be seen: each a call that answers about one person. */
export const viewKinds = ['DETAILS', 'PHOTO', 'ENROLMENTS', 'RESULTS', 'LEARNING', 'REPORT', 'EXPORT'] as const;
export type ViewKind = (typeof viewKinds)[number];
export const viewKindLabels: Record<ViewKind, string> = {
  DETAILS: 'Cadastro',
  PHOTO: 'Foto',
  ENROLMENTS: 'Turmas por que passou',
  RESULTS: 'Resultados de avaliações',
  LEARNING: 'Aulas e respostas',
  REPORT: 'Relatório da pessoa',
  EXPORT: 'Exportação dos dados',
};
