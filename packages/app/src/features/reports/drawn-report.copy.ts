/** Words of reports that are drawn as documents. */
export const drawnReportCopy = {
  cards: ['boletim', 'boletins'],
  /** Below a document: columns that it leaves out. */
  nothingIn: (headers: readonly string[]) => `Sem valores: ${headers.join(', ')}.`,
} as const;
