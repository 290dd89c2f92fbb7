import {
  type AnnulledQuestion,
  type AnswerKey,
  isContiguousKey,
  isOrderOf,
  isSameShape,
  type keyDraftSchema,
  keyLetter,
  type SavedKey,
} from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import type { KeptVersion } from '../../schema/assessments.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { assessmentMessages } from './assessments.messages.ts';
import { keptVersion } from './keys.repository.ts';
import type { HeldAssessment } from './lock-assessment.ts';

type VersionDraft = z.output<typeof keyDraftSchema>['version_b'];
type Fault = { readonly field: string; readonly message: string };

/** Each annulled question once, in the order of the sheet. */
export const inOrder = (annulled: readonly AnnulledQuestion[]): AnnulledQuestion[] =>
  annulled
    .filter(({ group, question }, at) => annulled.findIndex((o) => o.group === group && o.question === question) === at)
    .map(({ group, question }) => ({ group, question }))
    .sort((a, b) => a.group - b.group || a.question - b.question);

export const isAskedBy =
  (key: AnswerKey) =>
  ({ group, question }: AnnulledQuestion): boolean =>
    keyLetter(key, group, question) !== null;

/** Version B as it will be kept beside a key, or what is wrong with it. Absent, it stays as it was, and must still fit the key. */
export function versionToKeep(
  draft: VersionDraft,
  before: SavedKey | null,
  key: AnswerKey,
): { ok: true; kept: KeptVersion | null } | { ok: false; fault: Fault } {
  const wanted = draft === undefined ? before && keptVersion(before) : draft;
  if (wanted === null) return { ok: true, kept: null };
  const wrong = (fault: Fault) => ({ ok: false as const, fault });
  if ('order' in wanted) {
    return isOrderOf(wanted.order, key) ? { ok: true, kept: wanted } : wrong(assessmentMessages.versionOrder);
  }
  if (!isContiguousKey(wanted.key) || !isSameShape(wanted.key, key)) return wrong(assessmentMessages.versionShape);
  const isAsked = isAskedBy(wanted.key);
  if (wanted.annulled && !wanted.annulled.every(isAsked)) return wrong(assessmentMessages.annulledUnasked);
  const annulled = wanted.annulled ?? (before?.version_b?.annulled ?? []).filter(isAsked);
  return { ok: true, kept: { key: wanted.key, annulled: inOrder(annulled) } };
}

/** Whether sheets of version B have results in an assessment. */
export async function hasVersionResults(db: Queries, { row, municipalityId }: HeldAssessment): Promise<boolean> {
  const [found] = await db
    .select({ id: assessmentResults.id })
    .from(assessmentResults)
    .where(
      and(
        eq(assessmentResults.municipality_id, municipalityId),
        eq(assessmentResults.school_year, row.school_year),
        eq(assessmentResults.assessment_id, row.id),
        eq(assessmentResults.key_version, 'B'),
      ),
    )
    .limit(1);
  return found !== undefined;
}
