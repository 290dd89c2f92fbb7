import type { RetainedTableName } from '@caderneta/contract';
import type { MachineColumn } from '../../server/words/worded.ts';

/** Columns that are never exported: hashes and keys of the machine. */
export const hiddenColumns: ReadonlySet<string> = new Set<MachineColumn>([
  'id',
  'municipality_ids',
  'password_hash',
  'position',
  'request_hash',
  'request_id',
  'searched',
  'token_hash',
  'user_in_use',
  'version',
]);

/** Columns of one table that are never exported: what stands there is of other people too. */
export const hiddenOf: Partial<Readonly<Record<RetainedTableName, readonly string[]>>> = {
  idempotency_records: ['key', 'answer'],
  report_files: ['filters', 'shown', 'reach', 'file_id'],
};

/** Of what people only sign, this much: never an answer key. */
export const signedColumns: ReadonlySet<string> = new Set([
  'title',
  'class_id',
  'assessment_id',
  'institution_id',
  'name',
  'role',
  'created_at',
  'updated_at',
]);
