import type { assessmentResults } from '../../schema/index.ts';

/** A result's row. */
export type StoredResult = typeof assessmentResults.$inferSelect;
