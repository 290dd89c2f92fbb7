import { type IdentityStrip, isSameStrip, stripOf } from '@caderneta/omr-engine';

/** Longest code that the sheet's QR carries with modules coarse enough for a phone. */
const MAX_LENGTH = 32;

/** What the code on a sheet needs to know of a pupil. */
export interface CodedStudent {
  /** Profile id, a UUID. */
  readonly id: string;
  readonly matricula: string | null;
}

const fold = (text: string) => text.trim().toUpperCase();
/** The end of a UUID is its random part: 48 bits tell a class's pupils apart. */
const idPart = (id: string) => `~${fold(id.replaceAll('-', '').slice(-12))}`;

/** The code printed on a pupil's sheet: the assessment's own, then the matrícula; without one (or too long) the end of the id. */
export function identityOf(sheetCode: string, student: CodedStudent): string {
  const prefix = `${fold(sheetCode)}-`;
  const own = student.matricula ? fold(student.matricula) : '';
  const isPrintable = own !== '' && /^[\x21-\x7d]+$/.test(own) && prefix.length + own.length <= MAX_LENGTH;
  return prefix + (isPrintable ? own : idPart(student.id));
}

/** What a code read from a sheet says about who it belongs to. */
export type IdentityVerdict<S extends CodedStudent> =
  | { readonly kind: 'none' }
  | { readonly kind: 'match' }
  | { readonly kind: 'other-student'; readonly student: S }
  /** `code` as text; null where only the strip was read. */
  | { readonly kind: 'unknown-student'; readonly code: string | null }
  | { readonly kind: 'other-assessment'; readonly code: string | null };

/** What was read of a sheet's identity: the QR code's text and the strip, each null when there is none or it was not legible. */
export interface ReadIdentity {
  readonly identity: string | null;
  readonly strip: IdentityStrip | null;
}

const verdictOn = <S extends CodedStudent>(student: S, selectedId: string): IdentityVerdict<S> =>
  student.id === selectedId ? { kind: 'match' } : { kind: 'other-student', student };

/** A strip that two pupils of the class share names neither. */
function checkStrip<S extends CodedStudent>(
  strip: IdentityStrip,
  sheetCode: string,
  selectedId: string,
  students: readonly S[],
): IdentityVerdict<S> {
  if (strip.assessment !== stripOf(sheetCode).assessment) return { kind: 'other-assessment', code: null };
  if (strip.pupil === 0) return { kind: 'none' };
  const [student, alike] = students.filter((each) => isSameStrip(stripOf(identityOf(sheetCode, each)), strip));
  if (student === undefined) return { kind: 'unknown-student', code: null };
  return alike === undefined ? verdictOn(student, selectedId) : { kind: 'none' };
}

/** Compares a sheet's code with the pupil that is being corrected: by its text where that was read, else by its strip. */
export function checkIdentity<S extends CodedStudent>(
  { identity, strip }: ReadIdentity,
  sheetCode: string,
  selectedId: string,
  students: readonly S[],
): IdentityVerdict<S> {
  const code = identity === null ? '' : fold(identity);
  if (code === '') return strip ? checkStrip(strip, sheetCode, selectedId, students) : { kind: 'none' };
  if (!code.startsWith(`${fold(sheetCode)}-`)) return { kind: 'other-assessment', code };
  const student = students.find((candidate) => identityOf(sheetCode, candidate) === code);
  if (student === undefined) return { kind: 'unknown-student', code };
  return verdictOn(student, selectedId);
}
