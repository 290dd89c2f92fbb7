import type { Assessment } from '@caderneta/contract';
import type { SheetPage } from '@caderneta/omr-engine';
import { type CodedStudent, identityOf } from '../sheet-identity/sheet-identity.ts';
import { printSheetsCopy } from './print-sheets.copy.ts';

export interface PrintedStudent extends CodedStudent {
  readonly name: string;
}

const classNameOf = ({ class: { grade, section } }: Assessment) => `${grade} ${section}`;

/** What each page says: one a pupil in the order given, or a single page without a name. */
export function sheetPages(assessment: Assessment, students: readonly PrintedStudent[] | null): SheetPage[] {
  const questions = assessment.key_shape.reduce((sum, size) => sum + size, 0);
  const shared = {
    network: printSheetsCopy.network(assessment.institution.municipality_name),
    school: assessment.institution.name,
    title: assessment.title,
    subtitle: printSheetsCopy.subtitle(questions),
  };
  if (students === null) return [shared];
  return students.map((student) => ({
    ...shared,
    className: classNameOf(assessment),
    studentName: student.name,
    identity: identityOf(assessment.sheet_code, student),
  }));
}

/** A file name that every system accepts. */
export const sheetFileName = (assessment: Assessment): string =>
  printSheetsCopy.fileName(assessment.title, classNameOf(assessment)).replace(/[\\/:*?"<>|]/g, '-');
