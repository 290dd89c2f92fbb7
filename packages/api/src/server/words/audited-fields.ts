import type { AuditedFields, FieldWord } from './worded.ts';

/** Takes of a row what the audit log keeps of it. */
export const auditedFields =
  <Row extends object>(fields: readonly (keyof Row & FieldWord)[]) =>
  (row: Row): AuditedFields =>
    Object.fromEntries(fields.map((field) => [field, row[field]]));
