/** What may be given as a picture of a sheet. */
export const sheetFiles: readonly string[] = ['image/*', 'application/pdf'];
