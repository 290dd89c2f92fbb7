import { fail, type GradeScope, type Outcome, succeed } from '@caderneta/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { grades } from '../../schema/grades.table.ts';
import type { AuditedFields } from '../../server/words/worded.ts';
import type { Entry } from '../../server/writes/journal.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { holdForPosting } from '../classes/classes.service.ts';
import { gradePostingFailure } from '../school-year/school-year.service.ts';

interface Column {
  readonly class_id: string;
  readonly discipline_id: string;
  readonly scope: GradeScope;
  readonly period_index: number;
  readonly year: number;
}

interface Change {
  readonly student_profile_id: string;
  /** Null takes the grade away. */
  readonly score: number | null;
}

/**
 * Gives grades of one column back as they were, some of them to none at all, all or nothing and within the posting window. That they are as their
 * sender saw them is the caller's to have checked, in the same transaction. `beside`: changes of the same request, audited with it.
 */
export async function restoreGrades(
  unit: Unit,
  { class_id, year, ...period }: Column,
  changes: readonly Change[],
  beside: readonly Entry[],
  notice: { readonly title: string; readonly message: string },
): Promise<Outcome<null>> {
  const holding = await holdForPosting(unit, class_id, [period.discipline_id]);
  if (!holding.ok) return holding;
  const { municipalityId, institutionId } = holding.value;
  const { scope, period_index } = period;
  const closed = await gradePostingFailure(
    unit,
    holding.value,
    changes.map((_, index) => ({ index, scope, period_index, year })),
  );
  if (closed) return closed;
  const inColumn = and(
    eq(grades.municipality_id, municipalityId),
    eq(grades.school_year, year),
    eq(grades.class_id, class_id),
    eq(grades.discipline_id, period.discipline_id),
    eq(grades.scope, scope),
    eq(grades.period_index, period_index),
    inArray(
      grades.student_profile_id,
      changes.map(({ student_profile_id }) => student_profile_id),
    ),
  );
  const before = changes.length > 0 ? await unit.db.select().from(grades).where(inColumn) : [];
  for (const { student_profile_id, score } of changes) {
    const row = before.find((one) => one.student_profile_id === student_profile_id);
    if (!row) return fail('version-conflict');
    const isRow = and(inColumn, eq(grades.id, row.id));
    if (score === null) await unit.db.delete(grades).where(isRow);
    else {
      const author = { posted_by: unit.viewer.userId, updated_at: unit.now };
      await unit.db
        .update(grades)
        .set({ score, ...author, version: sql`${grades.version} + 1` })
        .where(isRow);
    }
  }
  const audited = (of: readonly Change[]): AuditedFields[] =>
    of.map(({ student_profile_id, score }) => ({ student_profile_id, ...period, year, score }));
  const entry: Entry = {
    action: 'UPDATE',
    table: 'grades',
    recordId: class_id,
    municipalityId,
    institutionId,
    from: audited(
      changes.flatMap(({ student_profile_id: id }) => before.filter((row) => row.student_profile_id === id)),
    ),
    to: audited(changes),
  };
  if (changes.length > 0 || beside.length > 0) {
    await unit.recordEach([...(changes.length > 0 ? [entry] : []), ...beside], { action: 'UPDATE', ...notice });
  }
  return succeed(null);
}
