import { type ImportRole, importSizeLimit } from '@caderneta/contract';
import type { FieldErrors, Verdict } from '../../lib/forms/field-errors.ts';
import { importCopy } from './people-import.copy.ts';

/** A sheet's file: bytes in base64. */
interface SheetFile {
  readonly name: string;
  readonly size: number;
  readonly base64: string;
}

/** What the form's fields hold. */
export interface ImportValues {
  readonly role: ImportRole;
  readonly institutionId: string | null;
  readonly classId: string | null;
  readonly source: 'file' | 'text';
  readonly file: SheetFile | null;
  readonly text: string;
  /** Of an import that was sent and whose end is not known: the same sheet goes again under it, and counts once. */
  readonly importId: string | null;
}

/** The sheet as both calls take it. */
export interface SheetInput {
  readonly role: ImportRole;
  readonly institution_id: string;
  readonly class_id?: string;
  readonly text?: string;
  readonly file?: string;
}

export const startImport = (role: ImportRole, fixedInstitution: string | null): ImportValues => ({
  role,
  institutionId: fixedInstitution,
  classId: null,
  source: 'file',
  file: null,
  text: '',
  importId: null,
});

/** Checks what can be known before the server reads the sheet. */
export function checkImport({ role, institutionId, classId, source, file, text }: ImportValues): Verdict<SheetInput> {
  const isEmpty = source === 'file' ? file === null : text.trim() === '';
  const size = source === 'file' ? (file?.size ?? 0) : text.length;
  const error = isEmpty
    ? importCopy.nothing
    : size === 0
      ? importCopy.fileEmpty
      : size > importSizeLimit
        ? importCopy.fileTooLarge
        : null;
  const errors: FieldErrors = {
    ...(institutionId === null ? { institution_id: importCopy.institutionMissing } : {}),
    ...(error === null ? {} : { [source]: error }),
  };
  if (institutionId === null || Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    value: {
      role,
      institution_id: institutionId,
      ...(role === 'STUDENT' && classId !== null ? { class_id: classId } : {}),
      ...(source === 'file' ? { file: file?.base64 ?? '' } : { text }),
    },
  };
}
