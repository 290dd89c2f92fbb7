import type { AuditedRecord } from '@caderneta/contract';
import { hrefTo, type ScreenId, withQuery } from './paths.ts';

/** Lists that show one record when its name is searched for. */
const lists = {
  user: 'users',
  institution: 'institutions',
  municipality: 'municipalities',
  discipline: 'disciplines',
} as const satisfies Partial<Record<AuditedRecord['kind'], ScreenId>>;

/** The screen on which a record stands. */
export function recordHref({ kind, id, name }: AuditedRecord): string {
  if (kind === 'class') return hrefTo('classArea', { classId: id });
  if (kind === 'assessment') return hrefTo('assessmentResults', { assessmentId: id });
  return withQuery(hrefTo(lists[kind]), { busca: name });
}
