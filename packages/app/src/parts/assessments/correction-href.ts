import type { Assessment } from '@caderneta/contract';
import { hrefTo, paths, withQuery } from '../../lib/paths.ts';

const readingCorrection = '/app/activities/:assessmentId/reading-correction';
const hasReadingCorrection = Object.values<string>(paths).includes(readingCorrection);

/** Where an assessment is corrected, by its format; null while its screen is not there. */
export function correctionHref({ id, class_id: classId, format }: Pick<Assessment, 'id' | 'class_id' | 'format'>) {
  if (format === 'GABARITO') return withQuery(hrefTo('sheetCorrection', { assessmentId: id }), { classId });
  return hasReadingCorrection ? readingCorrection.replace(':assessmentId', encodeURIComponent(id)) : null;
}
