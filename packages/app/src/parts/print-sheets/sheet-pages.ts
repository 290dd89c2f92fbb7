import {
  type AnswerKey,
  type Assessment,
  bubblesOfRow,
  gridOf,
  isNumeric,
  isTeachers,
  type KeyVersion,
  keyOfVersion,
  keyVersions,
  kindOfRule,
  lettersOfKeys,
  lettersOfQuestion,
  optionLabel,
  optionLetters,
  type SavedKey,
  takesSeveral,
} from '@caderneta/contract';
import type { SheetPage } from '@caderneta/omr-engine';
import { type CodedStudent, identityOf, masterIdentityOf } from '../sheet-identity/sheet-identity.ts';
import { printSheetsCopy } from './print-sheets.copy.ts';

export interface PrintedStudent extends CodedStudent {
  readonly name: string;
}

const classNameOf = ({ class: { grade, section } }: Assessment) => `${grade} ${section}`;

/** Which versions are printed: one for everybody, or both, turn about down the list. */
export type PrintedVersions = KeyVersion | 'both';

/** What a key's rules change on paper; nothing where every question has one right letter. */
function rulesOn(key: AnswerKey, saved: SavedKey): Pick<SheetPage, 'labelled' | 'letters' | 'takesSeveral'> {
  const rules = key.flatMap((questions, group) =>
    Object.entries(questions).map(([number, rule]) => ({ group, question: Number(number), rule })),
  );
  const labelled = rules
    .filter(({ rule }) => kindOfRule(rule) === 'true-false' || isTeachers(rule) || isNumeric(rule))
    .map(({ rule, ...ref }) => ({
      ...ref,
      labels: lettersOfQuestion(rule, optionLetters).map((letter) => optionLabel(rule, letter)),
      isTeachers: isTeachers(rule),
      ...(isNumeric(rule) ? { grid: gridOf(key, ref)?.question ?? 1 } : {}),
    }));
  const keys = [saved.key, saved.version_b?.key ?? []];
  const letters = lettersOfKeys(...keys).length;
  return {
    ...(labelled.length > 0 ? { labelled } : {}),
    ...(letters < bubblesOfRow(...keys) ? { letters } : {}),
    ...(rules.some(({ rule }) => takesSeveral(rule)) ? { takesSeveral: true } : {}),
  };
}

/** What each page says: one a pupil in the order given, or a page a version without a name. */
export function sheetPages(
  assessment: Assessment,
  saved: SavedKey,
  students: readonly PrintedStudent[] | null,
  versions: PrintedVersions = 'A',
): SheetPage[] {
  const questions = assessment.key_shape.reduce((sum, size) => sum + size, 0);
  const { sheet_code: code, has_version_b: hasVersions } = assessment;
  const printed = versions === 'both' ? keyVersions : [versions];
  const pageOf = (version: KeyVersion): SheetPage => ({
    network: printSheetsCopy.network(assessment.institution.municipality_name),
    school: assessment.institution.name,
    title: assessment.title,
    subtitle: printSheetsCopy.subtitle(questions, hasVersions ? version : null),
    ...rulesOn(keyOfVersion(saved, version).key, saved),
  });
  if (students === null) {
    // A sheet of one version alone needs no code: whoever reads it says whose it is.
    return printed.map((version) => ({
      ...pageOf(version),
      ...(hasVersions ? { identity: masterIdentityOf(code, version) } : {}),
    }));
  }
  return students.map((student, index) => {
    const version = printed[index % printed.length] ?? 'A';
    return {
      ...pageOf(version),
      className: classNameOf(assessment),
      studentName: student.name,
      identity: identityOf(code, student, version),
    };
  });
}

/** A file name that every system accepts. */
export const sheetFileName = (assessment: Assessment): string =>
  printSheetsCopy.fileName(assessment.title, classNameOf(assessment)).replace(/[\\/:*?"<>|]/g, '-');
