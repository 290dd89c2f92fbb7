import { z } from 'zod';
import { notificationTypes } from '../notifications/notification-types.ts';

/** Of a change of many records a list has so many. */
export const auditedRecordsListed = 3;

/** What one can still go to from an entry. */
export const auditedRecordKinds = ['user', 'class', 'institution', 'municipality', 'discipline', 'assessment'] as const;
export type AuditedRecordKind = (typeof auditedRecordKinds)[number];
/** `name`: the present one. */
const recordSchema = z.object({ kind: z.enum(auditedRecordKinds), id: z.string(), name: z.string() });
export type AuditedRecord = z.infer<typeof recordSchema>;

/** A value in words, and the record that it names where that still stands. */
const auditedValueSchema = z.object({ text: z.string(), record: recordSchema.nullable() });
export type AuditedValue = z.infer<typeof auditedValueSchema>;

/** What changed of one field, in words: 'Escola', what it was, what it is; null where there was nothing. */
const auditedChangeSchema = z.object({
  field: z.string(),
  from: auditedValueSchema.nullable(),
  to: auditedValueSchema.nullable(),
});
export type AuditedChange = z.infer<typeof auditedChangeSchema>;

/** One change of a record, or of many at once. */
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
  /** What the record was called then; null where it has no name. */
  record_name: z.string().nullable(),
  /** The record itself, where it still stands. */
  record: recordSchema.nullable(),
  institution_id: z.string().nullable(),
  /** What changed, field by field, and nothing else. */
  changes: z.array(auditedChangeSchema),
  /** How many records changed at once, of which a list has the first few; null where it was one. */
  records: z.number().int().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
