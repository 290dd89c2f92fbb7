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

/** What was read of a sheet's identity: the QR code's text and the strip, each null when there is none or it was not legible. */
export interface ReadIdentity {
  readonly identity: string | null;
  readonly strip: IdentityStrip | null;
}

/** Whom a sheet names. `code` as text; null where only the strip was read. */
export type SheetOwner<S extends CodedStudent> =
  | { readonly kind: 'student'; readonly student: S }
  /** Nothing was read: the sheet has no code, or it was not legible. */
  | { readonly kind: 'unread' }
  /** A sheet of this assessment for whoever wants it. */
  | { readonly kind: 'unnamed' }
  /** Only the strip was read, and it is that of several pupils. */
  | { readonly kind: 'shared' }
  | { readonly kind: 'unknown-student'; readonly code: string | null }
  | { readonly kind: 'other-assessment'; readonly code: string | null };

function ownerByStrip<S extends CodedStudent>(
  strip: IdentityStrip,
  sheetCode: string,
  students: readonly S[],
): SheetOwner<S> {
  if (strip.assessment !== stripOf(sheetCode).assessment) return { kind: 'other-assessment', code: null };
  if (strip.pupil === 0) return { kind: 'unnamed' };
  const [student, alike] = students.filter((each) => isSameStrip(stripOf(identityOf(sheetCode, each)), strip));
  if (student === undefined) return { kind: 'unknown-student', code: null };
  return alike === undefined ? { kind: 'student', student } : { kind: 'shared' };
}

/** Whom a sheet of a class names: by its code's text where that was read, else by its strip. */
export function ownerOf<S extends CodedStudent>(
  { identity, strip }: ReadIdentity,
  sheetCode: string,
  students: readonly S[],
): SheetOwner<S> {
  const code = identity === null ? '' : fold(identity);
  if (code === '') return strip ? ownerByStrip(strip, sheetCode, students) : { kind: 'unread' };
  if (!code.startsWith(`${fold(sheetCode)}-`)) return { kind: 'other-assessment', code };
  const student = students.find((candidate) => identityOf(sheetCode, candidate) === code);
  return student === undefined ? { kind: 'unknown-student', code } : { kind: 'student', student };
}

/** What a code read from a sheet says about the pupil that is being corrected. */
export type IdentityVerdict<S extends CodedStudent> =
  | { readonly kind: 'none' }
  | { readonly kind: 'match' }
  | { readonly kind: 'other-student'; readonly student: S }
  | Extract<SheetOwner<S>, { kind: 'unknown-student' | 'other-assessment' }>;

/** Compares a sheet's code with the pupil that is being corrected. */
export function checkIdentity<S extends CodedStudent>(
  read: ReadIdentity,
  sheetCode: string,
  selectedId: string,
  students: readonly S[],
): IdentityVerdict<S> {
  const owner = ownerOf(read, sheetCode, students);
  switch (owner.kind) {
    case 'student':
      return owner.student.id === selectedId ? { kind: 'match' } : { kind: 'other-student', student: owner.student };
    case 'unread':
    case 'unnamed':
    case 'shared':
      return { kind: 'none' };
    default:
      return owner;
  }
}
