/** What people read of a sheet that cannot be read at all. */
export const sheetMessages = {
  openQuote: (line: number) =>
    `Linha ${line}: há aspas abertas que não fecham na mesma célula. Feche as aspas, ou tire-as, e envie de novo.`,
} as const;
