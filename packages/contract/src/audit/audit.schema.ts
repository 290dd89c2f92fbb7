import { z } from 'zod';
import { notificationTypes } from '../notifications/notifications.schema.ts';

/** Of a change of many records a list has so many. */
export const auditedRecordsListed = 3;

/**
 * One change. `from` and `to` are the record's fields before and after, or those of each record where many changed at once; null where
 * there was none.
 */
export const auditEntrySchema = z.object({
  id: z.string(),
  created_at: z.string(),
  /** Null when the account no longer exists. */
  user: z.object({ id: z.string(), name: z.string() }).nullable(),
  action: z.enum(notificationTypes),
  table: z.string(),
  /** The table in words: 'Usuário'. */
  table_label: z.string(),
  record_id: z.string(),
  /** The record's name or title; null where it has none. */
  record_name: z.string().nullable(),
  institution_id: z.string().nullable(),
  from: z.unknown(),
  to: z.unknown(),
  /** How many records changed at once, of which a list has the first few; null where it was one. */
  records: z.number().int().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
