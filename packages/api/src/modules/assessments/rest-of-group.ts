import { and, eq, isNull, ne } from 'drizzle-orm';
import { assessments } from '../../schema/assessments.table.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { type HeldAssessment, lockAssessment } from './lock-assessment.ts';

/** The other assessments of a group, as far as the viewer may write in them. */
export async function restOfGroup(unit: Unit, { row }: HeldAssessment): Promise<HeldAssessment[]> {
  if (!row.assessment_group_id) return [];
  const others = await unit.db
    .select({ id: assessments.id })
    .from(assessments)
    .where(
      and(
        eq(assessments.assessment_group_id, row.assessment_group_id),
        ne(assessments.id, row.id),
        isNull(assessments.archived_at),
      ),
    )
    .orderBy(assessments.id);
  const held: HeldAssessment[] = [];
  for (const { id } of others) {
    const one = await lockAssessment(unit, id);
    if (one.ok) held.push(one.value);
  }
  return held;
}
