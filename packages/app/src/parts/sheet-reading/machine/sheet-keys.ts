import {
  type GradingKey,
  type KeyVersion,
  keyOfVersion,
  keyVersions,
  missingPage,
  otherPage,
  type PageNumber,
  pagesOfSaved,
  type SavedKey,
  type SheetAnswers,
  type SheetModelLayout,
} from '@caderneta/contract';
import {
  type CodedStudent,
  type ReadIdentity,
  type SheetCodes,
  versionOn,
} from '../../sheet-identity/sheet-identity.ts';
import type { SheetDraft } from './sheet-draft.ts';

/** An assessment's keys beside what the codes on its sheets mean. */
export interface SheetKeys {
  readonly saved: SavedKey;
  readonly sheetCode: string;
  readonly students: readonly CodedStudent[];
  /** The model that its sheets are read with; absent for Caderneta's own. */
  readonly layout?: SheetModelLayout;
}

export const hasTwoPages = ({ saved }: Pick<SheetKeys, 'saved'>): boolean => pagesOfSaved(saved).length > 1;

/** The page of two that was read; null of a whole sheet. */
export function pageRead(answers: SheetAnswers, { saved }: Pick<SheetKeys, 'saved'>): PageNumber | null {
  const missing = missingPage(answers, pagesOfSaved(saved));
  return missing === null ? null : otherPage(missing);
}

export const codesOf = (keys: Pick<SheetKeys, 'saved' | 'sheetCode'>): SheetCodes => ({
  sheetCode: keys.sheetCode,
  versions: keys.saved.version_b ? keyVersions : ['A'],
  hasTwoPages: hasTwoPages(keys),
});

/** The version of which a sheet is: as its code says, or else the teacher; null while nobody has said. */
export const versionOfSheet = (keys: SheetKeys, read: ReadIdentity & Pick<SheetDraft, 'version'>): KeyVersion | null =>
  versionOn(read, codesOf(keys), keys.students) ?? read.version ?? null;

/** What a sheet is graded by; version A until its own is known. */
export const keyFor = (keys: SheetKeys, read: ReadIdentity & Pick<SheetDraft, 'version'>): GradingKey =>
  keyOfVersion(keys.saved, versionOfSheet(keys, read) ?? 'A');
