import {
  type AnswerKey,
  type Assessment,
  bubblesOfRow,
  gridOf,
  isNumeric,
  isTeachers,
  type KeyVersion,
  keyOfPage,
  keyOfVersion,
  keyShape,
  keyVersions,
  kindOfRule,
  lettersOfKeys,
  lettersOfQuestion,
  numericQuestions,
  optionLabel,
  optionLetters,
  type PageNumber,
  pagesOfSaved,
  type SavedKey,
  type SheetPart,
  takesSeveral,
} from '@caderneta/contract';
import type { PagePosition, SheetPage } from '@caderneta/omr-engine';
import { type CodedStudent, identityOf, masterIdentityOf } from '../sheet-identity/sheet-identity.ts';
import { printSheetsCopy } from './print-sheets.copy.ts';

export interface PrintedStudent extends CodedStudent {
  readonly name: string;
}

const classNameOf = ({ class: { grade, section } }: Assessment) => `${grade} ${section}`;

/** Which versions are printed: one for everybody, or both, turn about down the list. */
export type PrintedVersions = KeyVersion | 'both';

/** What the rules of a page's key change on paper; nothing where every question has one right letter. */
function rulesOn(key: AnswerKey, saved: SavedKey): Pick<SheetPage, 'labelled' | 'letters' | 'takesSeveral'> {
  const rules = key.flatMap((questions, group) =>
    Object.entries(questions).map(([number, rule]) => ({ group, question: Number(number), rule })),
  );
  const inGrids = numericQuestions(key);
  const labelled = rules
    .filter(({ rule }) => kindOfRule(rule) === 'true-false' || isTeachers(rule) || isNumeric(rule))
    .map(({ rule, ...ref }) => ({
      ...ref,
      labels: lettersOfQuestion(rule, optionLetters).map((letter) => optionLabel(rule, letter)),
      isTeachers: isTeachers(rule),
      ...(isNumeric(rule) ? { grid: gridOf(inGrids, ref)?.question ?? 1 } : {}),
    }));
  const keys = [saved.key, saved.version_b?.key ?? []];
  const letters = lettersOfKeys(...keys).length;
  return {
    ...(labelled.length > 0 ? { labelled } : {}),
    ...(letters < bubblesOfRow(...keys) ? { letters } : {}),
    ...(rules.some(({ rule }) => takesSeveral(rule)) ? { takesSeveral: true } : {}),
  };
}

/** Which page of two a part is. */
const positionOf = ({ from }: SheetPart, { key }: SavedKey, number: PageNumber): PagePosition => ({
  number,
  columnsBefore: keyShape(key.slice(0, from)),
});

/** What each page says: one a pupil in the order given, or two; or those of each version without a name. */
export function sheetPages(
  assessment: Assessment,
  saved: SavedKey,
  students: readonly PrintedStudent[] | null,
  versions: PrintedVersions = 'A',
): SheetPage[] {
  const questions = assessment.key_shape.reduce((sum, size) => sum + size, 0);
  const { sheet_code: code, has_version_b: hasVersions } = assessment;
  const printed = versions === 'both' ? keyVersions : [versions];
  const parts = pagesOfSaved(saved);
  /** The pages of a sheet, each with what the sheet says beside its questions. */
  const pagesOf = (version: KeyVersion, about: (page: PageNumber | null) => Partial<SheetPage>): SheetPage[] =>
    parts.map((part, at): SheetPage => {
      const position = parts.length > 1 ? positionOf(part, saved, at === 0 ? 1 : 2) : null;
      return {
        network: printSheetsCopy.network(assessment.institution.municipality_name),
        school: assessment.institution.name,
        title: assessment.title,
        subtitle: printSheetsCopy.subtitle(questions, hasVersions ? version : null),
        ...rulesOn(keyOfPage(keyOfVersion(saved, version).key, part), saved),
        ...(position && { position }),
        ...about(position?.number ?? null),
      };
    });
  if (students === null) {
    return printed.flatMap((version) =>
      // A sheet of one page and version alone needs no code: whoever reads it says whose it is.
      pagesOf(version, (page) =>
        hasVersions || page !== null ? { identity: masterIdentityOf(code, version, page) } : {},
      ),
    );
  }
  return students.flatMap((student, index) => {
    const version = printed[index % printed.length] ?? 'A';
    return pagesOf(version, (page) => ({
      className: classNameOf(assessment),
      studentName: student.name,
      identity: identityOf(code, student, version, page),
    }));
  });
}

/** A file name that every system accepts. */
export const sheetFileName = (assessment: Assessment): string =>
  printSheetsCopy.fileName(assessment.title, classNameOf(assessment)).replace(/[\\/:*?"<>|]/g, '-');
