import { expect, it } from 'vitest';
import { sheetReadingCopy } from '../sheet-reading.copy.ts';
import { progressOf } from './class-progress.ts';

it('a sheet in review is not counted as corrected, and is said beside', () => {
  const progress = progressOf(['CORRECTED', 'IN_REVIEW', 'PENDING'], 28);
  expect(progress).toEqual({ done: 1, inReview: 1, total: 28 });
  expect(sheetReadingCopy.progress(progress)).toBe('1 de 28 corrigidas, 1 em revisão');
  expect(sheetReadingCopy.progress(progressOf(['CORRECTED'], 28))).toBe('1 de 28 corrigidas');
});
