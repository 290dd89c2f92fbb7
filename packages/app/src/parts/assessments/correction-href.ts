import type { Assessment } from '@caderneta/contract';
import { hrefTo, withQuery } from '../../lib/paths.ts';

/** Where an assessment is corrected, by its format. */
export function correctionHref({ id, class_id: classId, format }: Pick<Assessment, 'id' | 'class_id' | 'format'>) {
  const params = { assessmentId: id };
  return format === 'GABARITO'
    ? withQuery(hrefTo('sheetCorrection', params), { classId })
    : hrefTo('readingCorrection', params);
}
