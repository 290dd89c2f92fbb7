export const reportNames = {
  attendance: 'Frequência por turma',
  absentees: 'Alunos infrequentes',
  'report-cards': 'Boletim',
  council: 'Mapa do conselho',
  'posted-grades': 'Notas lançadas',
  pupils: 'Alunos por turma',
  assessment: 'Resultado da avaliação',
  questions: 'Análise por questão',
  institutions: 'Comparativo entre instituições',
  readings: 'Fluência leitora',
  audit: 'Auditoria',
} as const;
export type ReportId = keyof typeof reportNames;
export const reportIds = Object.keys(reportNames) as [ReportId, ...ReportId[]];

/** What stands above a report in a workbook: whose it is, its name, and what narrowed it. */
export const reportHead = (
  header: readonly string[],
  id: ReportId,
  shown: Readonly<Record<string, string>>,
): string[] => [...header, reportNames[id], ...(Object.keys(shown).length > 0 ? [shownText(shown)] : [])];

/** What narrowed a report, in a line: 'Turma: 9º Ano C · Período: 1º bimestre'. */
export const shownText = (shown: Readonly<Record<string, string>>): string =>
  Object.entries(shown)
    .map(([label, value]) => `${label}: ${value}`)
    .join(' · ');
