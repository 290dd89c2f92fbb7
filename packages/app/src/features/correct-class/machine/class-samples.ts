import type { KeyVersion, SavedKey } from '@caderneta/contract';
import { stripOf } from '@caderneta/omr-engine';
import { resultRow } from '../../../parts/results/result-samples.ts';
import { identityOf } from '../../../parts/sheet-identity/sheet-identity.ts';
import { draftFrom, keyFrom, keysFrom } from '../../../parts/sheet-reading/machine/draft-samples.ts';
import type { Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import { rollOf } from './class-roll.ts';
import { type ClassRun, startRun } from './class-run.state.ts';

// A class of five and its sheets, for tests.
export const sheetCode = 'AV318';
export const pupils: readonly Student[] = ['Ana', 'Bia', 'Caio', 'Duda', 'Enzo'].map((label, index) => ({
  id: label.toLowerCase(),
  matricula: String(20260 + index),
  label,
}));
const classKey = keyFrom('abcdabcdab');

/** A class of which these already have a result. */
export const runOf = (corrected: readonly string[] = [], extra: Partial<SavedKey> = {}): ClassRun => {
  const rows = pupils.map(({ id }) => resultRow(id, corrected.includes(id) ? 'CORRECTED' : 'PENDING'));
  return startRun(keysFrom(classKey, extra, sheetCode, pupils), rollOf(pupils, rows), true);
};

/** A sheet with these answers; with its pupil's strip, or with none. */
export function sheet(
  answers: string,
  owner: string | null = null,
  code = sheetCode,
  version: KeyVersion = 'A',
): SheetDraft {
  const student = pupils.find(({ id }) => id === owner);
  return draftFrom([answers], { strip: student ? stripOf(identityOf(code, student, version)) : null });
}
