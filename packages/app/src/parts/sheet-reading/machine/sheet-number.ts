import { type KeyVersion, keyVersions } from '@caderneta/contract';
import type { SheetReading } from '@caderneta/omr-engine';
import { type CodedStudent, identityOf, masterIdentityOf } from '../../sheet-identity/sheet-identity.ts';
import { codesOf, type SheetKeys } from './sheet-keys.ts';

type Numbers = Pick<SheetReading, 'digits' | 'versions'>;

/** A number as it counts: leading zeros fill columns, and points and dashes are not filled in. */
const plain = (number: string): string => number.replace(/\D/g, '').replace(/^0+/, '');

/** The one pupil of the class whose matrícula is filled in; null where that is nobody, or several. */
function pupilOf({ digits = [] }: Numbers, students: readonly CodedStudent[]): CodedStudent | null {
  const filled = digits.filter(({ state }) => state === 'marked').map(({ value }) => plain(value));
  const found = students.filter(({ matricula }) => {
    const own = plain(matricula ?? '');
    return own !== '' && filled.includes(own);
  });
  const [only, another] = found;
  return only && !another ? only : null;
}

/** The version that is filled in, where there are several; null where none can be told. */
function versionOf({ versions = [] }: Numbers, known: readonly KeyVersion[]): KeyVersion | null {
  if (known.length === 1) return known[0] ?? null;
  const [said] = versions.filter(({ state }) => state === 'marked');
  return keyVersions.find((version) => version === said?.value && known.includes(version)) ?? null;
}

/**
 * The code that a sheet of ours would have for what is filled in on another maker's: pupil and version. Null where a number is in doubt or
 * none is there: somebody says whose it is.
 */
export function codeOfNumbers(read: Numbers, keys: SheetKeys): string | null {
  const { sheetCode, versions } = codesOf(keys);
  const version = versionOf(read, versions);
  if (version === null) return null;
  const pupil = pupilOf(read, keys.students);
  if (pupil) return identityOf(sheetCode, pupil, version);
  const [number, another] = (read.digits ?? []).filter(({ value }) => value !== '');
  // A number of nobody here, if it is the only one: another may be the test's or the school's.
  if (number?.state === 'marked' && another === undefined) return `${sheetCode}-${number.value}`;
  return versions.length > 1 ? masterIdentityOf(sheetCode, version) : null;
}

/** A reading with the code that its numbers stand for; of a sheet of ours as it is. */
export function withNumberOf<Outcome extends { readonly ok: boolean }>(outcome: Outcome, keys: SheetKeys): Outcome {
  if (!outcome.ok || keys.layout === undefined) return outcome;
  return { ...outcome, identity: codeOfNumbers(outcome as Numbers, keys) };
}
