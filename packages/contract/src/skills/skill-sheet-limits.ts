/** Most bytes of a sheet of skills, and its most lines. */
export const skillSheetSizeLimit = 3_000_000;
export const skillSheetRowLimit = 5000;
