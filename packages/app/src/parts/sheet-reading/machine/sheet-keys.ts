import {
  type GradingKey,
  type KeyVersion,
  keyOfVersion,
  keyVersions,
  missingPage,
  type PageNumber,
  pagesOfKeys,
  type SavedKey,
  type SheetAnswers,
  type SheetModelLayout,
  type SheetPart,
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

/** The pages of a key's sheets; none where no page of Caderneta's own holds it. */
export const pagesOf = ({ key, version_b }: Pick<SavedKey, 'key' | 'version_b'>): readonly SheetPart[] =>
  pagesOfKeys(key, version_b?.key) ?? [];

export const hasTwoPages = ({ saved }: Pick<SheetKeys, 'saved'>): boolean => pagesOf(saved).length > 1;

/** The page of two that was read; null of a whole sheet. */
export function pageRead(answers: SheetAnswers, { saved }: Pick<SheetKeys, 'saved'>): PageNumber | null {
  const missing = missingPage(answers, pagesOf(saved));
  return missing === null ? null : missing === 1 ? 2 : 1;
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
