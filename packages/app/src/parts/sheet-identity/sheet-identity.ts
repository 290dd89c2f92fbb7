import type { KeyVersion, PageNumber } from '@caderneta/contract';
import { type IdentityStrip, isSameStrip, pageIdentity, pageOn, stripOf } from '@caderneta/omr-engine';

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

/** What a code ends in; no matrícula that is printed has a tilde. `page` is null on a sheet of one. */
function endOf(version: KeyVersion, page: PageNumber | null): string {
  const end = version === 'A' ? '' : `~${version}`;
  return page === null ? end : pageIdentity(end, page);
}

/**
 * The code printed on a pupil's sheet: the assessment's own, then the matrícula; without one (or too long) the end of the id. A sheet of
 * version B says so at its end, and so does each page of a sheet of two.
 */
export function identityOf(
  sheetCode: string,
  student: CodedStudent,
  version: KeyVersion = 'A',
  page: PageNumber | null = null,
): string {
  const prefix = `${fold(sheetCode)}-`;
  const end = endOf(version, page);
  const own = student.matricula ? fold(student.matricula) : '';
  const length = prefix.length + own.length + end.length;
  const isPrintable = own !== '' && /^[\x21-\x7d]+$/.test(own) && length <= MAX_LENGTH;
  return prefix + (isPrintable ? own : idPart(student.id)) + end;
}

/** The code on a sheet for whoever wants it, where there are versions or pages to be told apart. */
export const masterIdentityOf = (sheetCode: string, version: KeyVersion, page: PageNumber | null = null): string =>
  fold(sheetCode) + endOf(version, page);

/** What was read of a sheet's identity: the QR code's text and the strip, each null when there is none or it was not legible. */
export interface ReadIdentity {
  readonly identity: string | null;
  readonly strip: IdentityStrip | null;
}

/** An assessment's codes: its own, and the versions of which sheets were printed. */
export interface SheetCodes {
  readonly sheetCode: string;
  readonly versions: readonly KeyVersion[];
  /** Their codes then say which page they are on. */
  readonly hasTwoPages?: boolean;
}

/** The page that a code is of; null on a sheet of one, and where a code says none. */
const pageOfCode = (read: ReadIdentity, { hasTwoPages = false }: SheetCodes): PageNumber | null =>
  hasTwoPages ? pageOn(read) : null;

/** Whom a sheet names, and its version. `code` as text; null where only the strip was read. */
export type SheetOwner<S extends CodedStudent> =
  | { readonly kind: 'student'; readonly student: S; readonly version: KeyVersion }
  /** Nothing was read: the sheet has no code, or it was not legible. */
  | { readonly kind: 'unread' }
  /** A sheet of this assessment for whoever wants it. */
  | { readonly kind: 'unnamed'; readonly version: KeyVersion | null }
  /** Only the strip was read, and it is that of several pupils. */
  | { readonly kind: 'shared' }
  | { readonly kind: 'unknown-student'; readonly code: string | null }
  | { readonly kind: 'other-assessment'; readonly code: string | null };

function masterByStrip<S extends CodedStudent>(strip: IdentityStrip, codes: SheetCodes): SheetOwner<S> {
  const { sheetCode, versions } = codes;
  const page = pageOfCode({ identity: null, strip }, codes);
  const own = versions.filter((version) => isSameStrip(stripOf(masterIdentityOf(sheetCode, version, page)), strip));
  const [version, alike] = own;
  if (version === undefined) return { kind: 'other-assessment', code: null };
  return { kind: 'unnamed', version: alike === undefined ? version : null };
}

function ownerByStrip<S extends CodedStudent>(
  strip: IdentityStrip,
  codes: SheetCodes,
  students: readonly S[],
): SheetOwner<S> {
  const { sheetCode, versions } = codes;
  if (strip.pupil === 0) return masterByStrip(strip, codes);
  const page = pageOfCode({ identity: null, strip }, codes);
  if (strip.assessment !== stripOf(sheetCode).assessment) return { kind: 'other-assessment', code: null };
  const found = versions.flatMap((version) =>
    students
      .filter((each) => isSameStrip(stripOf(identityOf(sheetCode, each, version, page)), strip))
      .map((student) => ({ student, version })),
  );
  const [owner, alike] = found;
  if (owner === undefined) return { kind: 'unknown-student', code: null };
  return alike === undefined ? { kind: 'student', ...owner } : { kind: 'shared' };
}

/** Whom a sheet of a class names: by its code's text where that was read, else by its strip. */
export function ownerOf<S extends CodedStudent>(
  { identity, strip }: ReadIdentity,
  codes: SheetCodes,
  students: readonly S[],
): SheetOwner<S> {
  const { sheetCode, versions } = codes;
  const code = identity === null ? '' : fold(identity);
  if (code === '') return strip ? ownerByStrip(strip, codes, students) : { kind: 'unread' };
  const page = pageOfCode({ identity, strip }, codes);
  const master = versions.find((version) => masterIdentityOf(sheetCode, version, page) === code);
  if (master !== undefined) return { kind: 'unnamed', version: master };
  if (!code.startsWith(`${fold(sheetCode)}-`)) return { kind: 'other-assessment', code };
  for (const version of versions) {
    const student = students.find((candidate) => identityOf(sheetCode, candidate, version, page) === code);
    if (student !== undefined) return { kind: 'student', student, version };
  }
  return { kind: 'unknown-student', code };
}

/** The version that a sheet's code says; null where it says none. */
export function versionOn(read: ReadIdentity, codes: SheetCodes, students: readonly CodedStudent[]): KeyVersion | null {
  if (codes.versions.length === 1) return codes.versions[0] ?? null;
  const owner = ownerOf(read, codes, students);
  return owner.kind === 'student' || owner.kind === 'unnamed' ? owner.version : null;
}

/** Why a sheet says of no pupil of the class that it is theirs: only somebody who reads the name on it can place it. */
export type WhyUnowned =
  /** Nothing was read of a code: there is none, or it is covered. */
  | 'unread'
  /** A sheet of this assessment that was printed for whoever wants it. */
  | 'no-name'
  /** What was read of the code is that of several pupils. */
  | 'shared'
  /** The code is this assessment's, but of nobody in the class. */
  | 'unknown-student'
  /** The code is another assessment's. */
  | 'other-assessment';

/** Why a sheet that names no pupil of the class does not. */
export function whyUnowned(owner: Exclude<SheetOwner<never>, { kind: 'student' }>): {
  readonly why: WhyUnowned;
  readonly code: string | null;
} {
  if (owner.kind === 'unnamed') return { why: 'no-name', code: null };
  return { why: owner.kind, code: 'code' in owner ? owner.code : null };
}

/** What a code read from a sheet says about the pupil that is being corrected. */
export type IdentityVerdict<S extends CodedStudent> =
  /** It is theirs by its code, or names nobody and somebody chose them. */
  | { readonly kind: 'match' }
  | { readonly kind: 'other-student'; readonly student: S }
  /** Nobody has said whose it is. */
  | { readonly kind: 'whose'; readonly why: WhyUnowned; readonly code: string | null };

/**
 * Compares a sheet's code with the pupil that is being corrected. `isChosen`: somebody named them; a screen that shows the first of a
 * list, or the next one, has chosen nobody.
 */
export function checkIdentity<S extends CodedStudent>(
  read: ReadIdentity,
  codes: SheetCodes,
  selected: { readonly id: string; readonly isChosen: boolean },
  students: readonly S[],
): IdentityVerdict<S> {
  const owner = ownerOf(read, codes, students);
  if (owner.kind === 'student') {
    return owner.student.id === selected.id ? { kind: 'match' } : { kind: 'other-student', student: owner.student };
  }
  const { why, code } = whyUnowned(owner);
  const namesNobody = why === 'unread' || why === 'no-name' || why === 'shared';
  return namesNobody && selected.isChosen ? { kind: 'match' } : { kind: 'whose', why, code };
}
