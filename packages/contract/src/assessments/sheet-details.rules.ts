import type { OmrDetails, ResultDetails } from './assessments.schema.ts';

/** The marks of a result; null for a reading and for a score that was saved alone. */
export const sheetDetails = (details: ResultDetails | null | undefined): OmrDetails | null =>
  details && 'omr' in details ? details : null;
