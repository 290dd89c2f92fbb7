import type { Assessment } from '@caderneta/contract';
import { hrefTo, withQuery } from '../../lib/paths.ts';

/** Where an assessment is corrected, by its format. `isWholeClass`: sheets as they come, not pupil by pupil. */
export function correctionHref(
  { id, class_id: classId, format }: Pick<Assessment, 'id' | 'class_id' | 'format'>,
  isWholeClass = false,
) {
  const params = { assessmentId: id };
  return format === 'GABARITO'
    ? withQuery(hrefTo('sheetCorrection', params), { classId, modo: isWholeClass ? 'turma' : undefined })
    : hrefTo('readingCorrection', params);
}
